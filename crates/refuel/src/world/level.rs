//! What a level asks for. RULES.md, 1.2.

use std::fmt;

use engine::{Seed, SplitMix64};
use serde::{Deserialize, Serialize};

use crate::{Fuel, Terrain};

/// How far one has come: a number from one on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Level(pub u16);

impl Level {
    /// Each fifth level has one long way.
    const LONG: u16 = 5;
    /// No level has more side branches than this.
    const BRANCHES: u16 = 40;

    /// How much fuel is fought for.
    pub fn fuel_goal(self) -> Fuel {
        Fuel(90 + 10 * i32::from(self.0))
    }

    const fn is_long(self) -> bool {
        self.0.is_multiple_of(Self::LONG)
    }

    /// How many ways there are, as chance has it.
    fn ways(self, stream: &mut SplitMix64) -> u32 {
        if self.is_long() {
            return 1;
        }
        let ways = 1 + stream.below(u32::from(self.0 / 2 + 1).min(5));
        if ways == 5 && self.0 > 10 { 6 } else { ways }
    }

    /// How long a way is at least.
    fn least_length(self) -> u16 {
        // Sixty by two more than the level, rounded.
        if self.is_long() { (50 + 2 * self.0).min(110) } else { 10 + (122 + self.0) / (2 * (2 + self.0)) }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a world is to be like.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorldPlan {
    /// For which level it is.
    pub level: Level,
    /// What it is made of.
    pub terrain: Terrain,
    /// How many steps each way leads through the world, the shortest first.
    pub lengths: Vec<u8>,
    /// How often ways may branch off and come together again.
    pub branches: u8,
}

impl WorldPlan {
    /// What the world of a seed is to be like on a level.
    pub fn of(seed: Seed, level: Level) -> Self {
        let branch = seed.branch("plan").branch(u32::from(level.0));
        let mut stream = branch.branch("ways").stream();
        let ways = level.ways(&mut stream);
        let least = level.least_length();
        let length = |stream: &mut SplitMix64| u8::try_from(u32::from(least) + stream.below(5));
        let mut lengths: Vec<u8> =
            (0..ways).map(|_| length(&mut stream).expect("no way is that long")).collect();
        lengths.sort_unstable();
        let branches = if level.is_long() { 0 } else { (level.0.max(1) - 1).min(Level::BRANCHES) };
        let branches = u8::try_from(branches).expect("they are few");
        let terrain = Terrain::drawn(level, &mut branch.branch("terrain").stream());
        Self { level, terrain, lengths, branches }
    }

    /// The same on another terrain.
    #[must_use]
    pub fn on(self, terrain: Terrain) -> Self {
        Self { terrain, ..self }
    }

    /// How many ways there are.
    pub fn ways(&self) -> u32 {
        u32::try_from(self.lengths.len()).expect("they are few")
    }

    /// The damage in a second that the first wave asks for, in thousandths.
    pub fn base_rate(&self) -> i64 {
        1100 + 300 * i64::from(self.level.0) - 100 * i64::from(self.ways())
    }

    /// The damage to a single attacker that the first wave asks for, in thousandths: 35 for each tile of a way of mean
    /// length and for twenty more, times the level and seven. Of a way of more than thirty tiles, only half of what is
    /// beyond counts: it is longer, but no more towers are paid for.
    pub fn base_capacity(&self) -> i64 {
        let counted = |length: &u8| {
            let length = i64::from(*length);
            // In halves of a tile.
            length + length.min(Self::PLENTY)
        };
        let halves: i64 = self.lengths.iter().map(counted).sum();
        let ways = i64::from(self.ways());
        (7 + i64::from(self.level.0)) * (40 * ways + halves) * 35 / (2 * ways)
    }

    /// Up to so many tiles a way counts in full.
    const PLENTY: i64 = 30;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn early_levels_have_few_short_ways_and_each_fifth_a_long_one() {
        for number in 0..200 {
            let plan = |level| WorldPlan::of(Seed::from_bits(number), Level(level));
            let first = plan(1);
            assert_eq!((first.ways(), first.branches, first.base_rate()), (1, 0, 1300));
            assert!((30..=34).contains(&first.lengths[0]));
            assert_eq!((plan(10).ways(), plan(10).branches), (1, 0));
            assert!((70..=74).contains(&plan(10).lengths[0]) && (110..=114).contains(&plan(60).lengths[0]));
            let late = plan(12);
            assert!([1, 2, 3, 4, 6].contains(&late.ways()) && late.branches == 11);
            assert!(late.lengths.is_sorted() && late.lengths.iter().all(|length| (14..=18).contains(length)));
        }
        assert_eq!(Level(7).fuel_goal(), Fuel(160));
    }

    #[test]
    fn base_capacity_counts_what_is_beyond_thirty_tiles_by_half() {
        let of = |level, lengths: &[u8]| {
            let plan = WorldPlan::of(Seed::from_bits(1), Level(level));
            WorldPlan { lengths: lengths.to_vec(), ..plan }.base_capacity()
        };
        assert_eq!(of(1, &[30]), 8 * 50 * 35);
        assert_eq!(of(1, &[20, 30]), 8 * 45 * 35);
        assert_eq!(of(5, &[60]), 12 * 65 * 35);
    }

    #[test]
    fn every_terrain_comes_and_the_first_levels_have_the_gentle_ones() {
        let on = |level: u16| {
            let mut all: Vec<Terrain> =
                (0..200).map(|number| WorldPlan::of(Seed::from_bits(number), Level(level)).terrain).collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        assert!(on(1).len() < Terrain::ALL.len() && on(1).len() > 1);
        assert_eq!(on(8), Terrain::ALL);
    }
}
