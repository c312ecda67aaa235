//! What is counted on the floors of a tower.

use serde::{Deserialize, Serialize};

use crate::stats::Moments;

/// Floors that are looked at together: those at which the rules are tuned stand alone.
pub(super) const BANDS: [(&str, u32); 10] = [
    ("1", 1),
    ("2-4", 4),
    ("5", 5),
    ("6-9", 9),
    ("10", 10),
    ("11-14", 14),
    ("15", 15),
    ("16-19", 19),
    ("20", 20),
    ("21+", u32::MAX),
];

/// The band of a floor.
pub(super) fn band(floor: u32) -> usize {
    BANDS.iter().position(|(_, last)| floor <= *last).unwrap_or(BANDS.len() - 1)
}

/// What happened on the floors of a band. Where nothing else is said, a number is one visit's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FloorCounts {
    pub(super) visits: u64,
    pub(super) deaths: u64,
    pub(super) turns: Moments,
    /// Visits on which the floor stirred, and how many came looking for the hero.
    pub(super) stirred: u64,
    pub(super) sought: Moments,
    /// Fights that were won, and those that were broken off.
    pub(super) fights: Moments,
    pub(super) broken_off: Moments,
    /// HP in hundredths of the most, when the floor was entered.
    pub(super) hp_before: Moments,
    /// For each fight: HP in hundredths of the most, before its heal.
    pub(super) hp_after: Moments,
    /// For each foe slain that the hero had hit, by rank: bumps it took, and shots and casts that hit
    /// it.
    pub(super) exchanges: [Moments; 3],
    pub(super) set_ups: [Moments; 3],
    /// For each fight that was won, by the highest rank in it: bumps of all of it.
    pub(super) bouts: [Moments; 3],
    pub(super) levels: Moments,
    /// Gear put on or improved that is better than all that was worn before.
    pub(super) upgrades: Moments,
    /// What stays besides: tomes, blessings and relics.
    pub(super) boons: Moments,
    pub(super) earned: Moments,
    pub(super) spent: Moments,
    /// Damage of each bump, shot and single spell.
    pub(super) bump: Moments,
    pub(super) shot: Moments,
    pub(super) bolt: Moments,
    /// Damage of spells that spread: to each target, by each cast on one, by each cast on more.
    pub(super) spread: Moments,
    pub(super) cast_on_one: Moments,
    pub(super) cast_on_group: Moments,
}

impl FloorCounts {
    pub(super) fn merge(&mut self, other: &Self) {
        self.visits += other.visits;
        self.deaths += other.deaths;
        self.stirred += other.stirred;
        let mut other = *other;
        self.moments().into_iter().zip(other.moments()).for_each(|(own, other)| own.merge(other));
    }

    fn moments(&mut self) -> impl IntoIterator<Item = &mut Moments> {
        [
            &mut self.turns,
            &mut self.sought,
            &mut self.fights,
            &mut self.broken_off,
            &mut self.hp_before,
            &mut self.hp_after,
            &mut self.levels,
            &mut self.upgrades,
            &mut self.boons,
            &mut self.earned,
            &mut self.spent,
            &mut self.bump,
            &mut self.shot,
            &mut self.bolt,
            &mut self.spread,
            &mut self.cast_on_one,
            &mut self.cast_on_group,
        ]
        .into_iter()
        .chain(&mut self.exchanges)
        .chain(&mut self.set_ups)
        .chain(&mut self.bouts)
    }
}
