//! What is to be done before the next wave.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::battle::land::Land;
use crate::{Battle, BattleView, Building, Command, Purse};

/// Commands for the time between two waves: thought out once, given one by one. Whoever asks about another battle than
/// the one that was thought about is answered by thinking anew, so that answers follow from what is seen.
#[derive(Clone, Debug, Default)]
pub(super) struct Orders(VecDeque<(Moment, Command)>);

/// What a battle looks like when a command is due.
#[derive(Clone, Debug)]
struct Moment {
    land: Arc<Land>,
    wave: u16,
    purse: Purse,
    buildings: Vec<Building>,
}

impl Moment {
    fn of(battle: &Battle) -> Self {
        Self {
            land: Arc::clone(&battle.land),
            wave: battle.wave,
            purse: battle.purse,
            buildings: battle.buildings.clone(),
        }
    }

    fn is(&self, view: &BattleView) -> bool {
        Arc::ptr_eq(&self.land, &view.land)
            && self.wave == view.wave
            && self.purse == view.purse
            && self.buildings == view.buildings
    }
}

impl Orders {
    /// The next command. `step` says what comes next in a battle as it is foreseen, and carries it out there; nothing
    /// when all is done.
    pub(super) fn next(
        &mut self,
        view: &BattleView,
        mut step: impl FnMut(&mut Battle) -> Option<Command>,
    ) -> Command {
        if !self.0.front().is_some_and(|(moment, _)| moment.is(view)) {
            self.0.clear();
            let mut battle = Battle::foreseen(view);
            loop {
                let moment = Moment::of(&battle);
                let command = if self.0.len() < Self::MOST { step(&mut battle) } else { None };
                self.0.push_back((moment, command.unwrap_or(Command::Wave)));
                if command.is_none() {
                    break;
                }
            }
        }
        self.0.pop_front().map_or(Command::Wave, |(_, command)| command)
    }

    /// Nobody does more between two waves.
    const MOST: usize = 40;
}
