//! The player after an evening.

use engine::{Bot, Perspective};

use super::naive::{Naive, road};
use crate::{Command, Content, FightRule, Forward, Phase, View};

/// Plays as [`Naive`] does, and answers what a foe announces: as long as there are dice with which the round cannot
/// kill, no others are taken. RULES.md, section 10.5.
#[derive(Clone, Debug)]
pub struct Careful(Naive);

impl Careful {
    /// The bot for runs with these numbers.
    pub const fn new(content: Content) -> Self {
        Self(Naive::new(content))
    }

    /// The command this player would give.
    ///
    /// # Panics
    /// When the run is over.
    pub fn advise(&self, view: &View) -> Command {
        match view.phase {
            Phase::Fight { .. } => road::on_guard(view),
            Phase::Clash { throw, .. } => {
                let is_survived = |die| self.0.exchanged(view, throw, die).1 < view.hero.hp;
                let kept = self.0.in_a_clash(view, throw, is_survived);
                let can_reroll = view.rules.fight == FightRule::Reroll && view.hero.can_use_lux();
                if can_reroll && !is_survived(kept) { Command::Reroll(kept) } else { Command::Keep(kept) }
            }
            _ => self.0.advise(view),
        }
    }
}

impl Bot<Forward> for Careful {
    fn choose(&mut self, perspective: Perspective<'_, Forward>) -> Command {
        self.advise(&perspective.view())
    }
}
