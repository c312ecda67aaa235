//! What happened, in words.

use std::fmt;

use crate::{Cause, Event, FoeId, Place, Price, Spot, Who};

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.id)
    }
}

impl fmt::Display for FoeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Building(blueprint, at) => write!(f, "{blueprint} {at}"),
            Self::Ability(blueprint) => blueprint.fmt(f),
            Self::Nobody => f.write_str("nobody"),
        }
    }
}

impl fmt::Display for Price {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.materials.0, self.energy.0) {
            (0, 0) => f.write_str("nothing"),
            (materials, 0) => write!(f, "{materials} materials"),
            (0, energy) => write!(f, "{energy} energy"),
            (materials, energy) => write!(f, "{materials} materials and {energy} energy"),
        }
    }
}

impl fmt::Display for Place {
    /// The number of the piece of the way, and how far along it, in hundredths.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02}", self.segment.0, self.progress * 100 / Self::WHOLE)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{},{}", self.x, self.y, self.z)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Built { blueprint, at, paid } => write!(f, "built {blueprint} {at} for {paid}"),
            Self::Sold { blueprint, at } => write!(f, "sold {blueprint} {at}"),
            Self::Aimed { at, priority } => write!(f, "{at} aims at {priority}"),
            Self::Used { blueprint, target, paid } => write!(f, "used {blueprint}{target} for {paid}"),
            Self::WaveBegan { wave } => write!(f, "wave {wave} began"),
            Self::TickBegan { tick } => write!(f, "tick {tick}"),
            Self::Came { who, place } => write!(f, "{who} came at {place}"),
            Self::Born { who, place } => write!(f, "{who} was born at {place}"),
            Self::ShotAt { by, blueprint, target } => write!(f, "{blueprint} {by} shot at {target}"),
            Self::Discharged { by, blueprint } => write!(f, "{blueprint} {by} struck"),
            Self::Burst { at } => write!(f, "a shot burst at {at}"),
            Self::Struck { blueprint, at } => write!(f, "{blueprint} struck at {at}"),
            Self::Drawn { who } => write!(f, "chance chose {who}"),
            Self::Hurt { who, harm, by } => write!(f, "{who} lost {harm} to {by}"),
            Self::Unhurt { who, by } => write!(f, "{who} felt nothing of {by}"),
            Self::Healed { who, hp } => write!(f, "{who} got {hp} back"),
            Self::Afflicted { who, status, amount: u16::MAX } => write!(f, "{who} is {status}"),
            Self::Afflicted { who, status, amount } => write!(f, "{who} is {status} for {amount}"),
            Self::Pushed { who, place } => write!(f, "{who} was pushed to {place}"),
            Self::Bared { who } => write!(f, "{who} threw off its armour"),
            Self::Fell { who, by } => write!(f, "{who} fell to {by}"),
            Self::Arrived { who } => write!(f, "{who} came to the hub"),
            Self::HullLost { hull } => write!(f, "the hull lost {hull}"),
            Self::Gained { good, amount } => write!(f, "{amount:+} {good}"),
            Self::Conditioned { at, condition, amount } => write!(f, "{at} is {condition} for {amount}"),
            Self::DomeRose { at } => write!(f, "a bubble rose at {at}"),
            Self::DomeBurst { at } => write!(f, "the bubble at {at} is gone"),
            Self::Sharpened { blueprint } => write!(f, "{blueprint} became another by its use"),
            Self::Improved { by } => write!(f, "{by} improved all others"),
            Self::Expired { blueprint, at } => write!(f, "{blueprint} {at} is gone"),
            Self::WaveEnded { wave } => write!(f, "wave {wave} is over"),
            Self::Ended { outcome } => outcome.fmt(f),
        }
    }
}
