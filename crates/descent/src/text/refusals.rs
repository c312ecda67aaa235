//! Why not, in words.

use std::fmt;

use crate::Refusal;

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchSeat => "Nobody sits there.",
            Self::RunIsOver => "The run is over.",
            Self::NotYet => "Not yet: others act first.",
            Self::Down => "You are down.",
            Self::OfferWaits => "Choose from the offer first, or leave it.",
            Self::NoOffer => "Nothing is offered.",
            Self::NotOffered => "That is not offered.",
            Self::Wall => "A wall.",
            Self::Locked => "Locked; its key lies somewhere on this floor.",
            Self::FriendThere => "Your companion is there.",
            Self::NothingToGain => "It has nothing to give you.",
            Self::KeeperThere => "The keeper stands there: buy something.",
            Self::Held => "Something holds you.",
            Self::NoDash => "Only three Swift items teach to dash.",
            Self::NoRoomToDash => "There is no room to dash.",
            Self::EmptySlot => "That slot is empty.",
            Self::NotThrown => "That is not thrown.",
            Self::NotUsed => "That is not used on the spot.",
            Self::NoneLeft => "None are left on this floor.",
            Self::Rests(turns) => return write!(f, "It rests for {turns} more turns."),
            Self::TooFar(range) => return write!(f, "Too far: it reaches {range} tiles."),
            Self::NotSeen => "You do not see that tile.",
            Self::NoFlask => "You have no such flask.",
            Self::NotDrunk => "That is thrown, not drunk.",
            Self::NotHurled => "That is drunk, not thrown.",
            Self::Unhurt => "You are not hurt.",
            Self::NothingHere => "Nothing lies here to be taken.",
            Self::PackFull => "All slots are taken: lay something down first.",
            Self::TileTaken => "Something is here already.",
            Self::NoKeeper => "No keeper is beside you.",
            Self::NotForSale => "That is not for sale.",
            Self::TooDear(price) => return write!(f, "That costs {price} gold."),
            Self::NotOnStairs => "You are not on the stairs.",
            Self::BossLives => "The boss keeps the way on.",
            Self::FriendFar => "Your companion is too far from the stairs.",
            Self::Bottom => "There is nothing below.",
        })
    }
}
