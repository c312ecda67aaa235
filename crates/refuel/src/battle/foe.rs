//! One attacker.

use serde::{Deserialize, Serialize};

use crate::{Attacker, Hp, Nature, Place, SegmentId, Source, Status};

/// The number of an attacker, counted from the beginning of the battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FoeId(pub u32);

/// One attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foe {
    /// Its number.
    pub id: FoeId,
    /// Who it is.
    pub kind: Attacker,
    /// Its health; none for those that fell in this tick, and less for those that are gone otherwise.
    pub hp: Hp,
    /// Where it is.
    pub place: Place,
    /// What has come over it.
    pub statuses: Statuses,
    /// How fast it goes by itself, in hundredths.
    pub pace: u16,
    /// Whether it has thrown off its armour.
    pub is_bare: bool,
    /// It takes one way by the rest of this number, and what is left of it is for the next ways.
    pub(crate) turns: u32,
    /// The pieces of ways it came by last, the nearest first.
    pub(crate) came: [Option<SegmentId>; 3],
    /// Ticks since it came.
    pub(crate) age: u16,
    /// Ticks until it answers a hit again.
    pub(crate) rest: u16,
    /// Ticks until it can be pushed or held again.
    pub(crate) steady: u16,
    /// The habits it has only once and has had, a bit each.
    pub(crate) done: u8,
    /// The rays that have gone over it, a bit each.
    pub(crate) swept: u8,
    /// Who set it on fire.
    pub(crate) lit_by: Option<Source>,
}

impl Foe {
    /// Its row.
    #[inline]
    pub const fn row(&self) -> &'static Nature {
        self.kind.row()
    }

    /// Whether it lives and is still on its way.
    #[inline]
    pub const fn is_alive(&self) -> bool {
        self.hp.0 > 0
    }
}

/// What has come over an attacker: for each status a number that runs out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Statuses(#[serde(with = "engine::RowsBy::<Status>")] [u16; Status::COUNT]);

impl Statuses {
    /// What holds until the wave ends.
    pub const LASTING: u16 = u16::MAX;

    /// What is left of a status.
    #[inline]
    pub const fn left(&self, status: Status) -> u16 {
        self.0[status as usize]
    }

    /// Whether a status is there.
    #[inline]
    pub const fn has(&self, status: Status) -> bool {
        self.left(status) > 0
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Status::COUNT]
    }

    /// Those that are there.
    pub fn iter(&self) -> impl Iterator<Item = (Status, u16)> {
        Status::ALL.into_iter().map(|status| (status, self.left(status))).filter(|(_, left)| *left > 0)
    }

    pub(crate) fn set(&mut self, status: Status, left: u16) {
        self.0[status.index()] = left;
    }

    /// A tick passes.
    pub(crate) fn pass(&mut self) {
        for (status, left) in Status::ALL.into_iter().zip(&mut self.0) {
            if *left > 0 && *left < Self::LASTING && status != Status::Warded {
                *left -= 1;
            }
        }
    }
}
