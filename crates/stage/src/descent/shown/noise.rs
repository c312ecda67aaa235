//! The noises of Descent. What they sound like is for the client.

use descent::{Draught, Flask, Ground, Matter, Rarity, Refusal};
use grid::Point;

/// A noise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "they are called what they are of")]
pub enum Noise {
    StepStone,
    StepGrass,
    StepWater,
    StepBones,
    StepIce,
    StepOil,
    Slide,
    Swing,
    Hit,
    Hurt,
    Crit,
    Ailment,
    Gold,
    Key,
    Item,
    RareItem,
    Flask,
    Drink,
    Throw,
    Shatter,
    Tool,
    Door,
    Unlock,
    Locked,
    Secret,
    Chest,
    Stairs,
    Shrine,
    Hearth,
    Offer,
    Shop,
    Trap,
    Noticed,
    Omen,
    Blow,
    Call,
    Arrival,
    Slain,
    Fire,
    Splash,
    Freeze,
    Shock,
    Acid,
    Hiss,
    Spores,
    Burst,
    LevelUp,
    BossAppears,
    BossPhase,
    BossDies,
    Down,
    Revived,
    Death,
    Victory,
}

impl Noise {
    /// Every noise.
    pub const ALL: [Self; 54] = [
        Self::StepStone,
        Self::StepGrass,
        Self::StepWater,
        Self::StepBones,
        Self::StepIce,
        Self::StepOil,
        Self::Slide,
        Self::Swing,
        Self::Hit,
        Self::Hurt,
        Self::Crit,
        Self::Ailment,
        Self::Gold,
        Self::Key,
        Self::Item,
        Self::RareItem,
        Self::Flask,
        Self::Drink,
        Self::Throw,
        Self::Shatter,
        Self::Tool,
        Self::Door,
        Self::Unlock,
        Self::Locked,
        Self::Secret,
        Self::Chest,
        Self::Stairs,
        Self::Shrine,
        Self::Hearth,
        Self::Offer,
        Self::Shop,
        Self::Trap,
        Self::Noticed,
        Self::Omen,
        Self::Blow,
        Self::Call,
        Self::Arrival,
        Self::Slain,
        Self::Fire,
        Self::Splash,
        Self::Freeze,
        Self::Shock,
        Self::Acid,
        Self::Hiss,
        Self::Spores,
        Self::Burst,
        Self::LevelUp,
        Self::BossAppears,
        Self::BossPhase,
        Self::BossDies,
        Self::Down,
        Self::Revived,
        Self::Death,
        Self::Victory,
    ];

    /// A step of somebody onto a tile.
    pub(in crate::descent) fn of_step(ground: &Ground, at: Point) -> Self {
        let steps = [
            (Matter::Ice, Self::StepIce),
            (Matter::Water, Self::StepWater),
            (Matter::Acid, Self::StepWater),
            (Matter::Oil, Self::StepOil),
            (Matter::Bones, Self::StepBones),
            (Matter::Grass, Self::StepGrass),
        ];
        let under = steps.into_iter().find(|(matter, _)| ground.has(*matter, at));
        under.map_or(Self::StepStone, |(_, noise)| noise)
    }

    /// Something comes over tiles.
    pub(in crate::descent) const fn of_matter(matter: Matter) -> Option<Self> {
        Some(match matter {
            Matter::Fire | Matter::Glow => Self::Fire,
            Matter::Water | Matter::Oil => Self::Splash,
            Matter::Cold | Matter::Ice => Self::Freeze,
            Matter::Shock => Self::Shock,
            Matter::Acid | Matter::Lava => Self::Acid,
            Matter::Steam | Matter::Marsh => Self::Hiss,
            Matter::Spores => Self::Spores,
            Matter::Grass | Matter::Bones | Matter::Web | Matter::Wood => return None,
        })
    }

    /// A flask is drunk or breaks.
    pub(in crate::descent) const fn of_flask(flask: Flask) -> Self {
        match flask.draught() {
            Draught::Heals | Draught::Hastes => Self::Drink,
            Draught::Breaks(..) | Draught::Strikes(_) => Self::Shatter,
        }
    }

    /// An item is taken that is so seldom found.
    pub const fn of_rarity(rarity: Rarity) -> Self {
        match rarity {
            Rarity::Common | Rarity::Uncommon => Self::Item,
            Rarity::Rare | Rarity::Legendary => Self::RareItem,
        }
    }

    /// Something that cannot be done, where it has a noise of its own.
    pub const fn of_refusal(refusal: Refusal) -> Option<Self> {
        match refusal {
            Refusal::Locked => Some(Self::Locked),
            _ => None,
        }
    }
}
