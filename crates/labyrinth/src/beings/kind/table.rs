//! The foes, a row each: all that sets one kind apart from another but its words and its picture.
//!
//! A row names only what differs from its family.

use crate::beings::kind::{Archetype, Doors, Kind, Missile, Nature, Signature, Trait, Traits};
use crate::{Ailment, FloorNumber, Percent, Rank};

const WALKER: Nature = Nature {
    rank: Rank::Normal,
    archetype: Archetype::Walker,
    letter: ' ',
    first_floor: FloorNumber(1),
    doors: Doors::Opens,
    speed: Percent(100),
    reach: 1,
    brings: None,
    missile: None,
    signature: None,
    traits: Traits::NONE,
};
const BEAST: Nature = Nature { doors: Doors::Stopped, ..WALKER };
const ARCHER: Nature = Nature { archetype: Archetype::Archer, ..WALKER };
const MAGE: Nature = Nature { archetype: Archetype::Mage, ..WALKER };
const PROTECTOR: Nature = Nature { archetype: Archetype::Protector, ..WALKER };
const CHARGER: Nature = Nature { archetype: Archetype::Charger, signature: Some(Signature::Charge), ..BEAST };
const BOSS: Nature = Nature { rank: Rank::Boss, archetype: Archetype::Boss, reach: 8, ..WALKER };

const fn elite(family: Nature) -> Nature {
    Nature { rank: Rank::Elite, ..family }
}

impl Kind {
    #[expect(clippy::too_many_lines, reason = "a table, a row for each kind")]
    const fn row(self) -> Nature {
        use Ailment::{Bleed, Burn, Poison, Slow, Vulnerable};
        match self {
            Self::Slime => Nature { letter: 's', speed: Percent(60), brings: Some(Slow), ..BEAST },
            Self::Goblin => Nature { letter: 'g', traits: Traits::NONE.with(Trait::Steals), ..WALKER },
            Self::Wolf => Nature { letter: 'w', speed: Percent(165), ..BEAST },
            Self::Specter => Nature {
                letter: 'p',
                first_floor: FloorNumber(2),
                doors: Doors::Passes,
                reach: 2,
                missile: Some(Missile::Touch),
                traits: Traits::NONE.with(Trait::HoldsGround),
                ..ARCHER
            },
            Self::Bowman => Nature {
                letter: 'b',
                first_floor: FloorNumber(3),
                reach: 4,
                missile: Some(Missile::Shot),
                ..ARCHER
            },
            Self::Imp => Nature {
                letter: 'i',
                first_floor: FloorNumber(4),
                reach: 4,
                brings: Some(Burn),
                missile: Some(Missile::Bolt),
                ..MAGE
            },
            Self::EmberSlime => Nature {
                letter: 'e',
                first_floor: FloorNumber(6),
                speed: Percent(60),
                brings: Some(Burn),
                traits: Traits::NONE.with(Trait::Bursts),
                ..BEAST
            },
            // Its reach is how far it is heard.
            Self::Hobgoblin => {
                let traits = Traits::NONE.with(Trait::Shouts);
                Nature { letter: 'h', first_floor: FloorNumber(7), reach: 10, traits, ..WALKER }
            }
            Self::DireWolf => Nature {
                letter: 'd',
                first_floor: FloorNumber(9),
                speed: Percent(175),
                brings: Some(Bleed),
                ..BEAST
            },
            Self::Wraith => Nature {
                letter: 'r',
                first_floor: FloorNumber(11),
                doors: Doors::Passes,
                speed: Percent(110),
                brings: Some(Vulnerable),
                ..WALKER
            },
            Self::Spider => Nature {
                letter: 'a',
                first_floor: FloorNumber(12),
                doors: Doors::Stopped,
                reach: 3,
                brings: Some(Poison),
                missile: Some(Missile::Venom),
                ..ARCHER
            },

            Self::Protector => Nature { letter: 'P', speed: Percent(90), ..elite(PROTECTOR) },
            Self::Charger => Nature { letter: 'C', speed: Percent(110), reach: 8, ..elite(CHARGER) },
            Self::ArcherCaptain => {
                let signature = Some(Signature::Arrow);
                Nature { letter: 'A', first_floor: FloorNumber(3), reach: 5, signature, ..elite(ARCHER) }
            }
            Self::AcolyteMage => {
                let signature = Some(Signature::Blast);
                Nature { letter: 'M', first_floor: FloorNumber(4), reach: 5, signature, ..elite(MAGE) }
            }
            Self::Bulwark => {
                let traits = Traits::NONE.with(Trait::Shields);
                Nature {
                    letter: 'B',
                    first_floor: FloorNumber(8),
                    speed: Percent(80),
                    traits,
                    ..elite(PROTECTOR)
                }
            }
            Self::FrostAdept => {
                let signature = Some(Signature::Cross);
                Nature { letter: 'F', first_floor: FloorNumber(10), reach: 5, signature, ..elite(MAGE) }
            }
            Self::Berserker => {
                let traits = Traits::NONE.with(Trait::Rages);
                Nature {
                    letter: 'Z',
                    first_floor: FloorNumber(13),
                    speed: Percent(120),
                    traits,
                    ..elite(WALKER)
                }
            }

            Self::Warden => {
                Nature { letter: 'W', first_floor: FloorNumber(5), signature: Some(Signature::Chain), ..BOSS }
            }
            Self::ObsidianKnight => Nature {
                letter: 'K',
                first_floor: FloorNumber(10),
                signature: Some(Signature::Charge),
                ..BOSS
            },
            Self::FloorGuardian => Nature {
                letter: 'G',
                first_floor: FloorNumber(15),
                speed: Percent(90),
                signature: Some(Signature::Beam),
                traits: Traits::NONE.with(Trait::Summons),
                ..BOSS
            },
        }
    }
}

/// What the rows say of something, by kind.
macro_rules! column {
    ($of:ident => $value:expr) => {{
        let mut column = {
            let $of = WALKER;
            [$value; Kind::COUNT]
        };
        let mut place = 0;
        while place < Kind::COUNT {
            let $of = Kind::ALL[place].row();
            column[place] = $value;
            place += 1;
        }
        column
    }};
}

/// The rows, by kind.
pub(super) static NATURES: [Nature; Kind::COUNT] = column!(row => row);

/// The speeds of all kinds as they are written.
pub(crate) const SPEEDS: [Percent<u16>; Kind::COUNT] = column!(row => row.speed);

/// The reaches of all kinds as they are written.
pub(crate) const REACHES: [u8; Kind::COUNT] = column!(row => row.reach);
