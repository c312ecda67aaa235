//! What happened, in the past tense.

use engine::Disclosure;
use grid::Point;
use serde::{Deserialize, Serialize};

use crate::{
    Attacker, Blueprint, Condition, FoeId, Good, Hp, Hull, Outcome, Place, Price, Priority, Spot, Status,
    Target,
};

/// Where harm comes from, within the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// The building at a place of the list.
    Building(u16),
    /// An ability.
    Ability(Blueprint),
}

/// Where harm comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// A building on its tile.
    Building(Blueprint, Point),
    /// An ability.
    Ability(Blueprint),
    /// Nobody who stands there any more.
    Nobody,
}

/// One of the attackers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Who {
    /// Its number.
    pub id: FoeId,
    /// Who it is.
    pub kind: Attacker,
}

/// A fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum Event {
    /// Something was built.
    Built { blueprint: Blueprint, at: Point, paid: Price },
    /// Something was sold.
    Sold { blueprint: Blueprint, at: Point },
    /// A tower aims at others now.
    Aimed { at: Point, priority: Priority },
    /// An ability was used.
    Used { blueprint: Blueprint, target: Target, paid: Price },
    /// A wave began, counted from one.
    WaveBegan { wave: u16 },
    /// A tick of the wave began, counted from one.
    TickBegan { tick: u32 },
    /// An attacker came from outside.
    Came { who: Who, place: Place },
    /// An attacker came out of another.
    Born { who: Who, place: Place },
    /// A building shot at somebody.
    ShotAt { by: Point, blueprint: Blueprint, target: FoeId },
    /// A building struck all around it, or along its ray.
    Discharged { by: Point, blueprint: Blueprint },
    /// A shot came to its end.
    Burst { at: Spot },
    /// An ability struck.
    Struck { blueprint: Blueprint, at: Spot },
    /// Chance chose somebody.
    Drawn { who: Who },
    /// An attacker lost health.
    Hurt { who: Who, harm: Hp, by: Cause },
    /// A hit did nothing to an attacker.
    Unhurt { who: Who, by: Cause },
    /// An attacker got health back.
    Healed { who: Who, hp: Hp },
    /// Something came over an attacker.
    Afflicted { who: Who, status: Status, amount: u16 },
    /// An attacker was pushed back.
    Pushed { who: Who, place: Place },
    /// An attacker threw off its armour.
    Bared { who: Who },
    /// An attacker fell.
    Fell { who: Who, by: Cause },
    /// An attacker came to the hub.
    Arrived { who: Who },
    /// The hull lost something.
    HullLost { hull: Hull },
    /// Something came in, or went out.
    Gained { good: Good, amount: i32 },
    /// Something came over a building.
    Conditioned { at: Point, condition: Condition, amount: u16 },
    /// A bubble rose.
    DomeRose { at: Spot },
    /// A bubble is gone.
    DomeBurst { at: Spot },
    /// A number of all other blueprints is another one from now on.
    Improved { by: Blueprint },
    /// A number of a blueprint is another one from now on, by its use.
    Sharpened { blueprint: Blueprint },
    /// Something that stands for some waves is gone.
    Expired { blueprint: Blueprint, at: Point },
    /// A wave is over.
    WaveEnded { wave: u16 },
    /// The battle is over.
    Ended { outcome: Outcome },
}

impl Disclosure for Event {
    /// How a wave goes is not known before it has gone so, and who comes in later ones is not before they are shown.
    fn discloses(&self) -> bool {
        matches!(self, Self::TickBegan { .. } | Self::Drawn { .. } | Self::WaveEnded { .. })
    }
}
