//! The attackers, a row each: all that sets one kind apart from another but its words and its picture.
//!
//! A row names only what differs from its family.

use super::Act::{Births, Brings, Bubble, Curses, Heals, Returns, ShedsArmour, Takes};
use super::Habit::{Below, Every, OnDeath, WhenHit};
use super::{Attacker, Family, Nature, Size, Spacing};
use crate::{Condition, Good, Harms, Hp, Length, Speed, Status, Ticks};

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
const BOSS: Nature = Nature { family: Family::Boss, size: Size::Boss, spacing: Spacing::Wide, ..WALKER };
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
            Self::Wen => Nature { habits: &[OnDeath(Births(Self::Gobbet, 2, Length(100)))], ..body('w', 24, 2400, 65, OOZE) },
            Self::Boil => Nature { resists: &[(Harms::EXPLOSIVE, 100)], habits: &[OnDeath(Births(Self::Clot, 3, Length(150)))], ..body('B', 60, 1400, 240, OOZE) },
            Self::Sump => Nature { size: Size::Large, spacing: Spacing::Close, resists: &[(Harms::PHYSICAL, 100)], habits: &[OnDeath(Births(Self::Boil, 2, Length(200)))], ..body('U', 120, 900, 850, OOZE) },

            Self::Footling => body('f', 20, 1600, 20, WALKER),
            Self::Trudger => body('t', 60, 1600, 60, WALKER),
            Self::Stalwart => body('T', 180, 1600, 180, WALKER),
            Self::Colossus => Nature { size: Size::Large, spacing: Spacing::Close, ..body('C', 900, 1100, 950, WALKER) },

            Self::Pangol => Nature { armour: Hp(1), habits: &[Below(50, ShedsArmour(200))], ..body('p', 40, 800, 60, PLATED) },
            Self::Shingle => Nature { armour: Hp(3), habits: &[Below(50, ShedsArmour(200))], ..body('h', 120, 800, 250, PLATED) },
            Self::Bulwark => Nature { armour: Hp(5), habits: &[Below(50, ShedsArmour(200))], ..body('W', 360, 800, 1000, PLATED) },
            Self::Scale => Nature { armour: Hp(3), ..body('k', 24, 1300, 80, PLATED) },

            Self::Pod => Nature { habits: &[OnDeath(Births(Self::Footling, 3, Length(200)))], ..body('P', 10, 1200, 60, CARRIER) },
            Self::Sack => Nature { habits: &[OnDeath(Births(Self::Trudger, 3, Length(200)))], ..body('S', 30, 1200, 180, CARRIER) },
            Self::Hive => Nature { spacing: Spacing::Wide, habits: &[Every(Ticks(80), Births(Self::Pangol, 1, Length(0))), OnDeath(Births(Self::Footling, 4, Length(250)))], ..body('H', 80, 400, 500, CARRIER) },
            Self::Brood => Nature { spacing: Spacing::Wide, habits: &[Every(Ticks(100), Births(Self::Shingle, 1, Length(0))), OnDeath(Births(Self::Trudger, 4, Length(250)))], ..body('R', 240, 400, 2000, CARRIER) },

            Self::Bladder => Nature { resists: &[(Harms::PHYSICAL, 40)], ..body('o', 8, 800, 11, DRIFTER) },
            Self::Lantern => Nature { resists: &[(Harms::PHYSICAL, 50)], ..body('l', 40, 800, 60, DRIFTER) },
            Self::Drape => Nature { spacing: Spacing::Dense, resists: &[(Harms::PHYSICAL, 66)], ..body('d', 200, 800, 325, DRIFTER) },
            Self::Cinder => Nature { resists: &[(Harms::ENERGY, 75)], ..body('e', 26, 1400, 36, DRIFTER) },
            Self::Husk => Nature { resists: &[(Harms::EXPLOSIVE, 80)], ..body('u', 30, 1600, 42, DRIFTER) },

            Self::Mote => Nature { resists: &[(Harms::ENERGY, 50)], ..body('m', 6, 3000, 10, DASHER) },
            Self::Slinker => Nature { habits: &[WhenHit(Ticks(60), Brings(Length(0), Status::Veiled, 20))], ..body('s', 18, 2000, 35, DASHER) },
            Self::Dart => body('a', 14, 4000, 20, DASHER),
            Self::Bolter => Nature { habits: &[WhenHit(Ticks(80), Brings(Length(0), Status::Hurried, 40))], ..body('r', 70, 1500, 110, DASHER) },

            Self::Mender => Nature { spacing: Spacing::Wide, habits: &[Every(Ticks(80), Heals(Length(1600), Hp(15)))], ..body('M', 120, 1000, 200, KEEPER) },
            Self::Domer => Nature { habits: &[OnDeath(Bubble(Length(1300), Ticks(100)))], ..body('D', 100, 1400, 125, KEEPER) },
            Self::Warder => Nature { spacing: Spacing::Loose, habits: &[Every(Ticks(60), Brings(Length(1400), Status::Warded, 6))], ..body('A', 90, 1200, 170, KEEPER) },
            Self::Drummer => Nature { spacing: Spacing::Wide, habits: &[Every(Ticks(50), Brings(Length(1800), Status::Hurried, 30))], ..body('L', 110, 1000, 220, KEEPER) },
            Self::Shrouder => Nature { spacing: Spacing::Loose, habits: &[Every(Ticks(100), Brings(Length(1200), Status::Veiled, 25))], ..body('V', 70, 1400, 160, KEEPER) },
            Self::Jammer => Nature { spacing: Spacing::Wide, habits: &[Every(Ticks(120), Curses(Length(1800), Condition::Paralysed, 40))], ..body('J', 100, 1000, 240, KEEPER) },

            Self::Lodestone => Nature { armour: Hp(1), bears: &[(Status::Luring, u16::MAX)], ..body('X', 1500, 600, 1800, BOSS) },
            Self::Tollkeeper => Nature { habits: &[Every(Ticks(60), Takes(Good::Materials, 4)), Every(Ticks(60), Takes(Good::Energy, 4))], ..body('Y', 1300, 700, 1500, BOSS) },
            Self::Twiceborn => Nature { resists: &[(Harms::EXPLOSIVE, 50)], habits: &[Below(40, Returns)], ..body('Z', 900, 900, 1500, BOSS) },
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
