//! What abilities and attackers have left behind, and goes on for a while.

use grid::Direction;
use serde::{Deserialize, Serialize, Serializer};

use crate::{Blueprint, Harm, Harms, Length, Materials, Spot, Stats, Ticks};

/// What an ability has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effect {
    /// The ability.
    pub blueprint: Blueprint,
    /// Its numbers when it was used.
    pub stats: Stats,
    /// Where.
    pub at: Spot,
    /// What it is.
    #[serde(serialize_with = "told")]
    pub kind: EffectKind,
}

/// What goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EffectKind {
    /// A blast that comes in so many ticks.
    Falling(Harms, Ticks),
    /// So many strikes more, the next one in so many ticks.
    Storm(Harms, u8, Ticks),
    /// A ray that goes that way since so many ticks; which of the rays it is.
    Sweep(Harms, Direction, Ticks, u8),
    /// Whoever falls here leaves so much, for so many ticks.
    Harvest(Materials, Ticks),
}

/// The same for people, with a name for each number.
#[derive(Serialize)]
enum Told {
    Falling { harms: Vec<Harm>, left: Ticks },
    Storm { harms: Vec<Harm>, strikes: u8, left: Ticks },
    Sweep { harms: Vec<Harm>, toward: Direction, age: Ticks, ray: u8 },
    Harvest { materials: Materials, left: Ticks },
}

fn told<S: Serializer>(kind: &EffectKind, serializer: S) -> Result<S::Ok, S::Error> {
    if !serializer.is_human_readable() {
        return kind.serialize(serializer);
    }
    let words = |harms: Harms| harms.iter().collect();
    let told = match *kind {
        EffectKind::Falling(harms, left) => Told::Falling { harms: words(harms), left },
        EffectKind::Storm(harms, strikes, left) => Told::Storm { harms: words(harms), strikes, left },
        EffectKind::Sweep(harms, toward, age, ray) => Told::Sweep { harms: words(harms), toward, age, ray },
        EffectKind::Harvest(materials, left) => Told::Harvest { materials, left },
    };
    told.serialize(serializer)
}

/// A bubble that an attacker left, into which nobody sees from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dome {
    /// Its middle.
    pub at: Spot,
    /// How far it reaches.
    pub radius: Length,
    /// How long it stays.
    pub left: Ticks,
}

impl Dome {
    /// Its shape.
    pub const fn bubble(&self) -> crate::Bubble {
        crate::Bubble { middle: self.at, radius: self.radius }
    }
}
