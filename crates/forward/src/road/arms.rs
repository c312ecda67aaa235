//! What dice do on the road, with what is in the traveller's hand.

use super::{Bend, Held, Intent, Strikers};
use crate::{Die, Weapon};

/// What a choice of dice comes to, before the foe's die falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stance {
    /// HP that the foe loses.
    pub dealt: u8,
    /// What the foe's blow has to exceed.
    pub guard: u8,
}

//                              1  2  3  4  5  6
const BARE: [u8; 6] = /*     */ [0, 1, 1, 1, 2, 2];
const GNARLED_BRANCH: [u8; 6] = [1, 1, 1, 1, 2, 2];
const STURDY_BLADE: [u8; 6] = [1, 1, 1, 2, 2, 2];
const MASTERWORK_BLADE: [u8; 6] = [1, 1, 2, 2, 2, 3];

/// HP that each number of a striking die takes from a foe.
pub const fn strikes(weapon: Option<Weapon>) -> &'static [u8; 6] {
    match weapon {
        Some(Weapon::GnarledBranch) => &GNARLED_BRANCH,
        Some(Weapon::SturdyBlade) => &STURDY_BLADE,
        Some(Weapon::MasterworkBlade) => &MASTERWORK_BLADE,
        _ => &BARE,
    }
}

/// What a weapon adds to the guard, if any die guards.
pub const fn shelter(weapon: Option<Weapon>) -> u8 {
    match weapon {
        Some(Weapon::ThornBuckler) => 1,
        Some(Weapon::GlassTarge) => 2,
        Some(Weapon::MirrorShield) => 3,
        _ => 0,
    }
}

impl Stance {
    /// What dice come to against a foe that has announced this, at a place that bends a rule.
    pub fn of(held: Held, strikers: Strikers, weapon: Option<Weapon>, against: Intent, bend: Bend) -> Self {
        let (mut dealt, mut guard) = (0, 0);
        for die in Die::ALL {
            let number = held.of(die);
            if strikers.contains(die) {
                dealt += strikes(weapon)[usize::from(number) - 1];
            } else {
                guard += number;
            }
        }
        if strikers.are_all() {
            dealt += bend.daring();
        } else {
            guard += shelter(weapon);
        }
        Self { dealt: dealt.saturating_sub(against.parry()), guard }
    }

    /// HP that a blow takes past this guard.
    pub const fn lets_through(self, blow: u8) -> u8 {
        blow.saturating_sub(self.guard)
    }
}
