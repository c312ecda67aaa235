//! The attackers, a row each: all that sets one kind apart from another but its words and its picture.
//!
//! A row names only what differs from its family.

use super::Act::{Births, Brings, Bubble, Heals, ShedsArmour};
use super::Habit::{Below, Every, OnDeath, WhenHit};
use super::{Attacker, Family, Nature, Size, Spacing};
use crate::{Harms, Hp, Length, Speed, Status, Ticks};

const WALKER: Nature = Nature {
    letter: ' ',
    family: Family::Walker,
    size: Size::Small,
    hp: Hp(1),
    speed: Speed(1600),
    value: 1,
    spacing: Spacing::Swarm,
    armour: Hp(0),
    resists: &[],
    bears: &[],
    habits: &[],
};
const OOZE: Nature = Nature { family: Family::Ooze, ..WALKER };
const PLATED: Nature = Nature { family: Family::Plated, ..WALKER };
const CARRIER: Nature =
    Nature { family: Family::Carrier, size: Size::Large, spacing: Spacing::Close, ..WALKER };
const KEEPER: Nature =
    Nature { family: Family::Keeper, size: Size::Large, spacing: Spacing::Close, ..WALKER };
const DRIFTER: Nature = Nature { family: Family::Drifter, ..WALKER };
const DASHER: Nature = Nature { family: Family::Dasher, ..WALKER };

/// The letter, health, speed and value.
const fn body(letter: char, hp: i32, speed: i32, value: i32, of: Nature) -> Nature {
    Nature { letter, hp: Hp(hp), speed: Speed(speed), value, ..of }
}

impl Attacker {
    #[rustfmt::skip]
    const fn row_of(self) -> Nature {
        match self {
            Self::Bead => body('b', 5, 1000, 5, OOZE),
            Self::Gobbet => Nature { habits: &[OnDeath(Births(Self::Bead, 1, Length(0)))], ..body('g', 10, 1400, 15, OOZE) },
            Self::Clot => Nature { habits: &[OnDeath(Births(Self::Gobbet, 1, Length(0)))], ..body('c', 15, 1800, 30, OOZE) },
            Self::Footling => body('f', 20, 1600, 20, WALKER),
            Self::Trudger => body('t', 60, 1600, 60, WALKER),
            Self::Pangol => Nature { armour: Hp(1), habits: &[Below(50, ShedsArmour(200))], ..body('p', 40, 800, 60, PLATED) },
            Self::Pod => Nature { habits: &[OnDeath(Births(Self::Footling, 3, Length(200)))], ..body('P', 10, 1200, 60, CARRIER) },
            Self::Hive => Nature { spacing: Spacing::Wide, habits: &[Every(Ticks(80), Births(Self::Pangol, 1, Length(0))), OnDeath(Births(Self::Footling, 4, Length(250)))], ..body('H', 80, 400, 500, CARRIER) },
            Self::Bladder => Nature { resists: &[(Harms::PHYSICAL, 40)], ..body('o', 8, 800, 11, DRIFTER) },
            Self::Mote => Nature { resists: &[(Harms::ENERGY, 50)], ..body('m', 6, 3000, 10, DASHER) },
            Self::Mender => Nature { spacing: Spacing::Wide, habits: &[Every(Ticks(80), Heals(Length(1600), Hp(15)))], ..body('M', 120, 1000, 200, KEEPER) },
            Self::Domer => Nature { habits: &[OnDeath(Bubble(Length(1300), Ticks(100)))], ..body('D', 100, 1400, 125, KEEPER) },
            Self::Slinker => Nature { habits: &[WhenHit(Ticks(60), Brings(Length(0), Status::Veiled, 20))], ..body('s', 18, 2000, 35, DASHER) },
        }
    }
}

pub(super) const NATURES: [Nature; Attacker::COUNT] = {
    let mut rows = [WALKER; Attacker::COUNT];
    let mut place = 0;
    while place < Attacker::COUNT {
        rows[place] = Attacker::ALL[place].row_of();
        place += 1;
    }
    rows
};
