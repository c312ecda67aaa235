//! One building.

use grid::{Direction, Point};
use serde::{Deserialize, Serialize};

use crate::{Blueprint, Condition, Design, Energy, Family, FoeId, Hp, Materials, Price, Priority, Stats};

/// One building, or an ability that stands like one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Building {
    /// What it is.
    pub blueprint: Blueprint,
    /// Its tile.
    pub at: Point,
    /// Where it looks, if that was chosen.
    pub facing: Direction,
    /// Which make of its blueprint it is.
    pub tier: u8,
    /// Its numbers as they were when it was built.
    pub stats: Stats,
    /// Whom it aims at.
    pub priority: Priority,
    /// What has come over it.
    pub conditions: Conditions,
    /// How many waves it still stands; nothing for those that stay.
    pub waves_left: u8,
    /// What was paid for it.
    pub paid: Price,
    /// How many waves it has seen.
    pub age: u16,
    /// What it has become beyond its numbers: damage for what it felled, or yield for its age.
    pub grown: i32,
    /// The health it has taken, by family.
    #[serde(with = "engine::RowsBy::<Family>")]
    pub dealt: [u32; Family::COUNT],
    /// How many it felled.
    pub felled: u16,
    /// Ticks until it can shoot.
    pub(crate) timer: u16,
    /// Ticks without a shot.
    pub(crate) idle: u16,
    /// How much it is up to speed, in ticks.
    pub(crate) spin: u16,
    /// Ticks until what it began happens; zero when nothing was begun.
    pub(crate) fuse: u16,
    /// Whom it has fastened upon.
    pub(crate) held: Option<FoeId>,
    /// Where its gun points, in 256ths of a full turn from the east with the clock.
    pub(crate) heading: u8,
}

impl Building {
    /// A new one.
    pub(crate) const fn new(blueprint: Blueprint, at: Point, stats: Stats) -> Self {
        Self {
            blueprint,
            at,
            facing: Direction::North,
            tier: 0,
            stats,
            priority: Priority::First,
            conditions: Conditions([0; Condition::COUNT]),
            waves_left: 0,
            paid: Price { materials: Materials(0), energy: Energy(0) },
            age: 0,
            grown: 0,
            dealt: [0; Family::COUNT],
            felled: 0,
            timer: 0,
            idle: u16::MAX,
            spin: 0,
            fuse: 0,
            held: None,
            heading: 0,
        }
    }

    /// Its row.
    #[inline]
    pub const fn row(&self) -> &'static Design {
        self.blueprint.row()
    }

    /// Whether it stays until it is sold.
    pub const fn is_lasting(&self) -> bool {
        self.waves_left == 0
    }

    /// All the health it has taken.
    pub fn dealt(&self) -> Hp {
        Hp(i32::try_from(self.dealt.iter().sum::<u32>()).unwrap_or(i32::MAX))
    }

    /// Its gun is as it is at the beginning of a wave.
    pub(crate) const fn reset(&mut self) {
        (self.timer, self.idle, self.spin, self.fuse, self.held) = (0, u16::MAX, 0, 0, None);
    }
}

/// What has come over a building: for each condition a number that runs out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Conditions(#[serde(with = "engine::RowsBy::<Condition>")] pub(crate) [u16; Condition::COUNT]);

impl Conditions {
    /// What is left of a condition.
    #[inline]
    pub const fn left(&self, condition: Condition) -> u16 {
        self.0[condition as usize]
    }

    /// Whether a condition is there.
    #[inline]
    pub const fn has(&self, condition: Condition) -> bool {
        self.left(condition) > 0
    }

    /// Those that are there.
    pub fn iter(&self) -> impl Iterator<Item = (Condition, u16)> {
        let all = Condition::ALL.into_iter().map(|condition| (condition, self.left(condition)));
        all.filter(|(_, left)| *left > 0)
    }
}
