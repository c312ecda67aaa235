//! Blows that are announced, a row each. RULES.md, 5.3.

use serde::{Deserialize, Serialize};

use crate::combat::damage::damage;
use crate::{Ailment, Hp, Matter, Matters, Turns};

/// A blow that shows its tiles before it falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Blow {
    Bolt,
    Ripple,
    Spit,
    Kindle,
    Stormcall,
    Breath,
    Leap,
    Swing,
    BoneThrow,
    Slam,
    Bounce,
    AcidSpit,
    Tremor,
    PoolBolt,
    GreatSwing,
    Charge,
}

/// What a blow is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlowNature {
    /// Which tiles it threatens.
    pub shape: Shape,
    /// From how far away it is announced, in steps.
    pub range: u8,
    /// How hard it falls.
    pub force: Force,
    /// The least that passes between its announcement and its fall, in actions of whoever plays: as many steps as it
    /// takes to leave its tiles in the open. Where the ground makes it longer, more pass.
    pub warning: Turns,
    /// The turns before the next one.
    pub rest: Turns,
    /// What it leaves on its tiles, for so many turns.
    pub lays: Option<(Matter, u8)>,
    /// The ailment that it brings.
    pub brings: Option<Ailment>,
    /// Something of this must be on its tiles for it to be worth announcing; none means nothing must.
    pub needs: Matters,
    /// Whether whoever deals it ends up on the last free tile of its way.
    pub travels: bool,
}

/// Which tiles a blow threatens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// The tile that was aimed at.
    Tile,
    /// Three by three tiles around it.
    Square,
    /// It, and the four beside.
    Cross,
    /// Straight on, until something stands in the way.
    Ray,
    /// Straight on, one wider with each step.
    Cone,
    /// All water joined to it, within three steps.
    Pool,
    /// All tiles that touch whoever deals it.
    Around,
    /// All tiles beside a wall, within six steps.
    Walls,
}

/// How hard a blow falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// As a strike of whoever deals it.
    Attack,
    /// So much, past defence.
    Fixed(Hp),
    /// Not at all: what it leaves is enough.
    None,
}

impl Force {
    /// What it takes of somebody, for a turn of luck; nothing when it takes nothing by itself.
    pub(crate) fn harm(self, attack: Hp, defence: Hp, luck: i16) -> Option<Hp> {
        match self {
            Self::Attack => Some(damage(attack, defence, luck)),
            Self::Fixed(harm) => Some(harm),
            Self::None => None,
        }
    }
}

impl BlowNature {
    /// A strike, which nobody announces.
    pub(crate) const STRIKE: Self = PLAIN;
    /// No blow waits longer, wherever it is announced: so many steps lead off the tiles of each in the open.
    pub(crate) const LONGEST_WARNING: Turns = Turns(4);
    /// How far a bolt runs through water.
    pub(crate) const POOL_REACH: usize = 3;
}

const PLAIN: BlowNature = BlowNature {
    shape: Shape::Tile,
    range: 1,
    force: Force::Attack,
    warning: Turns(1),
    rest: Turns(0),
    lays: None,
    brings: None,
    needs: Matters::NONE,
    travels: false,
};

const WATER: Matters = Matters::NONE.with(Matter::Water);
/// What fire feeds on.
const FUEL: Matters = Matters::NONE
    .with(Matter::Grass)
    .with(Matter::Bones)
    .with(Matter::Web)
    .with(Matter::Wood)
    .with(Matter::Oil)
    .with(Matter::Marsh);

const fn fixed(hp: i16) -> Force {
    Force::Fixed(Hp(hp))
}

impl Blow {
    /// How many there are.
    pub const COUNT: usize = 16;

    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Bolt,
        Self::Ripple,
        Self::Spit,
        Self::Kindle,
        Self::Stormcall,
        Self::Breath,
        Self::Leap,
        Self::Swing,
        Self::BoneThrow,
        Self::Slam,
        Self::Bounce,
        Self::AcidSpit,
        Self::Tremor,
        Self::PoolBolt,
        Self::GreatSwing,
        Self::Charge,
    ];

    /// What it is like.
    #[rustfmt::skip]
    pub const fn nature(self) -> BlowNature {
        use Matter::{Acid, Bones, Fire};
        match self {
            Self::Bolt => BlowNature { shape: Shape::Ray, range: 8, rest: Turns(1), ..PLAIN },
            Self::Ripple => PLAIN,
            Self::Spit => BlowNature { shape: Shape::Cross, range: 5, warning: Turns(2), rest: Turns(3), lays: Some((Acid, 5)), force: Force::None, ..PLAIN },
            Self::Kindle => BlowNature { shape: Shape::Cross, range: 6, warning: Turns(2), rest: Turns(3), lays: Some((Fire, 2)), force: Force::None, needs: FUEL, ..PLAIN },
            Self::Stormcall => BlowNature { shape: Shape::Pool, range: 8, warning: Turns(2), rest: Turns(3), needs: WATER, ..PLAIN },
            Self::Breath => BlowNature { shape: Shape::Cone, range: 4, warning: Turns(2), rest: Turns(4), lays: Some((Fire, 2)), ..PLAIN },
            Self::Leap => BlowNature { shape: Shape::Square, range: 6, warning: Turns(2), rest: Turns(5), travels: true, ..PLAIN },
            Self::Swing => BlowNature { shape: Shape::Around, force: fixed(15), rest: Turns(1), ..PLAIN },
            Self::BoneThrow => BlowNature { shape: Shape::Ray, range: 8, force: fixed(10), rest: Turns(3), lays: Some((Bones, 0)), ..PLAIN },
            Self::Slam => BlowNature { shape: Shape::Square, range: 3, force: fixed(25), warning: Turns(2), rest: Turns(5), ..PLAIN },
            Self::Bounce => BlowNature { shape: Shape::Ray, range: 3, force: fixed(21), rest: Turns(2), travels: true, ..PLAIN },
            Self::AcidSpit => BlowNature { shape: Shape::Square, range: 7, warning: Turns(2), rest: Turns(4), lays: Some((Acid, 5)), force: Force::None, ..PLAIN },
            Self::Tremor => BlowNature { shape: Shape::Walls, range: 9, force: fixed(10), warning: Turns(2), rest: Turns(6), ..PLAIN },
            Self::PoolBolt => BlowNature { shape: Shape::Pool, range: 10, force: fixed(38), warning: Turns(2), rest: Turns(5), needs: WATER, ..PLAIN },
            Self::GreatSwing => BlowNature { shape: Shape::Around, force: fixed(23), rest: Turns(1), ..PLAIN },
            Self::Charge => BlowNature { shape: Shape::Ray, range: 8, force: fixed(30), rest: Turns(4), travels: true, ..PLAIN },
        }
    }
}
