//! Why not.

use std::fmt;

use crate::{Refusal, Turns};

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match self {
            Self::DashRests(Turns(1)) => "You cannot dash again before the next turn.",
            Self::DashRests(turns) => return write!(f, "You can dash again in {turns} turns."),
            Self::OutOfBowshot(bow, range) => return write!(f, "Too far: a {bow} shoots {range} steps."),
            Self::OutOfReach(spell, range) => return write!(f, "Too far: {spell} reaches {range} steps."),
            Self::UnknownSpell(spell) => return write!(f, "You do not know {spell}: a tome teaches it."),
            Self::NoCharge(spell) => return write!(f, "{spell} has no charge left."),
            Self::TooDear(price) => return write!(f, "That costs {price} gold, which you do not have."),
            Self::NoSuchSeat => "The tower is climbed alone: there is only the first seat.",
            Self::RunIsOver => "The run is over.",
            Self::Wall => "A wall.",
            Self::NothingToGain => "It has nothing to give.",
            Self::StandsThere => "Stand beside it and choose what you want.",
            Self::Locked => "The door is locked, and you do not have its key.",
            Self::Unhurt => "You are unhurt.",
            Self::NoDoor => "No open door is there.",
            Self::DoorwayTaken => "Something is in the doorway.",
            Self::NoRoomToDash => "There is no room to dash.",
            Self::NoBow => "You have no bow in hand.",
            Self::NoArrows => "You have no arrow left; they come back with time, and with each foe you slay.",
            Self::NobodyThere => "Nobody to be seen there.",
            Self::NoLine => "No free line leads there.",
            Self::NoFlask => "You have none.",
            Self::NoThirst => "It would do nothing for you now.",
            Self::EmptyPlace => "Nothing is in that place of the bag.",
            Self::FloorTaken => "There is no room on the floor here.",
            Self::NoPad => "No spawn pad is here.",
            Self::PadBusy => "Somebody is on the way already.",
            Self::NotOnStairs => "You are not on the stairs.",
            Self::BossAlive => "The stairs are shut as long as the boss lives.",
            Self::NoShop => "No shop is beside you.",
            Self::NotForSale => "That is not for sale.",
            Self::BagFull => "Your bag is full.",
            Self::BeltFull => "You cannot carry more of these.",
            Self::NothingWorn => "You wear nothing there.",
            Self::NoStation => "No heal station is beside you.",
        };
        f.write_str(sentence)
    }
}
