//! What happened, in words.

use std::fmt;

use super::endings::with_article;
use crate::{Ailment, Event, Outcome, Source, Who};

/// Somebody as the subject of a sentence.
struct Subject(Who);

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Who::Hero(seat) if seat.index() == 0 => f.write_str("You"),
            Who::Hero(_) => f.write_str("Your companion"),
            Who::Foe(_, kind) => f.write_str(&kind.as_subject()),
        }
    }
}

/// Somebody as the object of a sentence.
struct Object(Who);

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Who::Hero(seat) if seat.index() == 0 => f.write_str("you"),
            Who::Hero(_) => f.write_str("your companion"),
            Who::Foe(_, kind) => f.write_str(&kind.as_object()),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hero(_) => f.write_str("a bump"),
            Self::Foe(kind) => f.write_str(&kind.as_object()),
            Self::Blow(kind, blow) => write!(f, "the {blow} of {}", kind.as_object()),
            Self::Throw(_) => f.write_str("a throw"),
            Self::Charm(_) => f.write_str("an item"),
            Self::Conducted(_) => f.write_str("lightning in the water"),
            Self::Ground(matter) => write!(f, "{matter}"),
            Self::Ailment(Ailment::Burning) => f.write_str("burning"),
            Self::Ailment(ailment) => write!(f, "being {}", ailment.to_string().to_lowercase()),
            Self::Burst => f.write_str("gas that burst"),
            Self::Spikes => f.write_str("spikes"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let biome = self.place.biome();
        match self.cause {
            None => write!(f, "won in {} turns with {} points", self.turns, self.score),
            Some(cause) => write!(
                f,
                "ended by {cause} on floor {} ({biome}) with {} points",
                self.place.floor, self.score
            ),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::FloorEntered { place } => write!(f, "Floor {}: {}.", place.floor, place.biome()),
            Self::Stepped { who, to, .. } => write!(f, "{} went to {to}.", Subject(who)),
            Self::Slid { who, to, .. } => write!(f, "{} slid to {to}.", Subject(who)),
            Self::Struck { by, who, is_critical } => {
                let how = if is_critical { " critically" } else { "" };
                write!(f, "{} struck {}{how}.", Subject(by), Object(who))
            }
            Self::Harmed { who, harm, source } => write!(f, "{} lost {harm} HP to {source}.", Subject(who)),
            Self::Healed { who, hp } => write!(f, "{} regained {hp} HP.", Subject(who)),
            Self::Afflicted { who, ailment, turns } => {
                write!(f, "{}: {} for {turns} turns.", Subject(who), ailment.to_string().to_lowercase())
            }
            Self::Slain { kind, .. } => write!(f, "{} is slain.", kind.as_subject()),
            Self::WentDown { seat } => write!(f, "{} went down.", Subject(Who::Hero(seat))),
            Self::Revived { seat } => write!(f, "{} stood up again.", Subject(Who::Hero(seat))),
            Self::Seen { kind, at, .. } => write!(f, "{} came into sight at {at}.", kind.as_newcomer()),
            Self::Noticed { kind, .. } => write!(f, "{} noticed you.", kind.as_subject()),
            Self::Fled { kind, .. } => write!(f, "{} fled.", kind.as_subject()),
            Self::Announced { kind, blow, at, turns, .. } => {
                let blow = with_article(blow);
                write!(f, "{} announced {blow} at {at}, in {turns}.", kind.as_subject())
            }
            Self::Fell { kind, blow, .. } => write!(f, "The {blow} of {} fell.", kind.as_object()),
            Self::Called { kind, .. } => write!(f, "{} called.", kind.as_subject()),
            Self::Arrived { kind, at, .. } => write!(f, "{} came to be at {at}.", kind.as_newcomer()),
            Self::Devoured { kind, hp, .. } => {
                write!(f, "{} ate another and regained {hp} HP.", kind.as_subject())
            }
            Self::PhaseBegan { kind, phase } => write!(f, "{} began phase {}.", kind.as_subject(), phase + 1),
            Self::WeatherTurned { weather } => write!(f, "The weather turned: {weather}."),
            Self::Threw { item, at, .. } => write!(f, "You used the {item} at {at}."),
            Self::Broke { flask, at, .. } => write!(f, "The {flask} broke at {at}."),
            Self::Drank { flask, .. } => write!(f, "You drank the {flask}."),
            Self::Spread { matter, at, tiles } => {
                let are = if matter.is_many() { "are" } else { "is" };
                let tiles = if tiles == 1 { "1 tile".to_owned() } else { format!("{tiles} tiles") };
                write!(f, "There {are} {matter} on {tiles} around {at}.")
            }
            Self::GroundTurned { burning } => write!(f, "The ground turned; {burning} tiles burn."),
            Self::DoorOpened { at } => write!(f, "The door at {at} opened."),
            Self::Unlocked { at } => write!(f, "You unlocked the door at {at}."),
            Self::SecretFound { at } => write!(f, "You found a hidden way at {at}."),
            Self::ChestOpened { .. } => f.write_str("You opened a chest."),
            Self::Took { loot, .. } => write!(f, "You took {loot}."),
            Self::Dropped { loot, at } => write!(f, "At {at} lies {loot}."),
            Self::Offered { count, .. } => write!(f, "An offer of {count}."),
            Self::Chosen { item, .. } => write!(f, "You chose the {item}."),
            Self::OfferLeft { gold, .. } => write!(f, "You left the offer for {gold} gold."),
            Self::Bought { ware, price, .. } => write!(f, "You bought {ware} for {price} gold."),
            Self::Blessed { blessing, .. } => write!(f, "The shrine blessed you: {blessing}."),
            Self::Warmed { .. } => f.write_str("The hearth warmed you."),
            Self::TrapSprung { who, at } => write!(f, "{} sprang a trap at {at}.", Subject(who)),
            Self::Levelled { level, .. } => write!(f, "You reached level {level}."),
            Self::Revealed { tiles } => write!(f, "You saw {tiles} new tiles."),
            Self::Stirred => f.write_str("The floor stirs: whoever stays is looked for."),
            Self::Ended { outcome } => write!(f, "The run is {outcome}."),
        }
    }
}
