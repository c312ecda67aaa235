//! What has happened in a run, in numbers, and what that scores. RULES.md, 11.9.

use serde::{Deserialize, Serialize};

use crate::{Battle, Command, FightSort, Money, Ticks};

/// What has happened so far, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Battles that were won, by sort.
    pub won: [u16; FightSort::COUNT],
    /// Waves that were held out in battles that are over.
    pub waves: u32,
    /// Ticks of all waves.
    pub ticks: Ticks,
    /// Commands that placed, sold, aimed or used something.
    pub placed: u32,
    /// Commands between battles.
    pub chosen: u32,
    /// Money that came in.
    pub earned: Money,
    /// Money that was paid.
    pub spent: Money,
    /// What speed has scored.
    pub speed: u32,
}

impl Tally {
    /// Battles that were won.
    pub fn battles(&self) -> u16 {
        self.won.iter().sum()
    }

    /// What the way scores that was come: each battle by its sort.
    pub fn depth(&self) -> i64 {
        FightSort::ALL.into_iter().map(|sort| i64::from(self.won[sort.index()]) * sort.points()).sum()
    }

    /// A battle was won: waves that the hub alone would have needed, and that were not fought, count.
    pub(super) fn win(&mut self, sort: FightSort, battle: &Battle) {
        self.won[sort.index()] += 1;
        let alone = battle.goal().0.div_euclid(10) + i32::from(battle.goal().0 % 10 > 0);
        let spared = alone - i32::from(battle.waves_over());
        self.speed += Self::WAVE * u32::try_from(spared).unwrap_or(0);
    }

    /// A command was given in a battle.
    pub(super) const fn note(&mut self, command: Command) {
        if !matches!(command, Command::Wave | Command::Run(_)) {
            self.placed += 1;
        }
    }

    /// Points for each wave that was spared.
    const WAVE: u32 = 5;

    /// About how many minutes a person takes for that: waves at double speed, a few seconds for each thing that is
    /// placed, and some more for each choice between battles.
    pub fn minutes(&self) -> u32 {
        let waves = self.ticks.0 / (2 * Ticks::SECOND.0);
        (waves + Self::PLACING * self.placed + Self::CHOOSING * self.chosen) / 60
    }

    /// Seconds for each thing that is placed, sold, aimed or used.
    const PLACING: u32 = 5;
    /// Seconds for each choice between battles.
    const CHOOSING: u32 = 15;
}
