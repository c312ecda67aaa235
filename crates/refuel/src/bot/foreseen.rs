//! A battle as it may go on, for all that can be seen of it.

use std::sync::Arc;

use engine::Seed;

use crate::battle::sketch::Sketch;
use crate::{Battle, BattleView, Wave, battle};

impl Battle {
    /// A battle that looks so. After the waves that are shown the last of them comes again and again, its dice are
    /// those of a seed of its own, and whatever else cannot be seen is as it is at the beginning.
    pub(crate) fn foreseen(view: &BattleView) -> Self {
        let over = (0..view.wave).map(|_| Wave::default());
        let waves: Vec<Wave> = over.chain(view.next_waves.iter().cloned()).collect();
        let battle = Self {
            level: view.level,
            content: view.content,
            given: view.given.clone(),
            modifiers: view.modifiers.clone(),
            land: Arc::clone(&view.land),
            waves: Arc::new(waves),
            wave: view.wave,
            assault: view.assault,
            purse: view.purse,
            goal: view.goal,
            hull: view.hull,
            cards: view.cards.clone(),
            buildings: view.buildings.clone(),
            foes: view.foes.clone(),
            shots: view.shots.clone(),
            effects: view.effects.clone(),
            domes: view.domes.clone(),
            count: view.foes.last().map_or(0, |foe| foe.id.0 + 1),
            turns: vec![0; view.land.world.network.starts().len()],
            births: 0,
            ticks: 0,
            losses: view.losses.clone(),
            dice: battle::dice(Seed::from_bits(0)),
            over: view.over,
            sketch: Sketch::default(),
        };
        battle.drawn().into_owned()
    }
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Game, Seat, Silence};

    use super::*;
    use crate::{Command, Setup};

    #[test]
    fn what_is_foreseen_looks_like_what_is_seen() {
        let mut run = Battle::new(&Setup::default(), Seed::from_bits(5)).expect("the setup is sound");
        for command in [Command::Wave, Command::Run(90), Command::Run(250)] {
            let seen = run.view(Audience::Everyone);
            assert_eq!(Battle::foreseen(&seen).view(Audience::Everyone), seen);
            run.play(Seat::FIRST, command, &mut Silence).expect("it is legal");
        }
    }
}
