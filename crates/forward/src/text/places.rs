//! The nine locations.

use crate::{Bend, Location};

/// A name, and how the place feels on arrival.
struct Place {
    name: &'static str,
    mood: &'static str,
}

const PLACES: [Place; Location::COUNT] = [
    Place { name: "Lanternless Gate", mood: "The hinges are warm, as if someone had just gone through." },
    Place { name: "Fern Hollow", mood: "Everything drips. Something counts the drops." },
    Place { name: "The Leaning Orchard", mood: "The fruit is sweet this year, and nobody has picked it." },
    Place { name: "Saltglass Shore", mood: "Each step rings, and far out another step answers." },
    Place { name: "The Drowned Stair", mood: "Down is dry. It is the middle that is under water." },
    Place { name: "Choir of Stones", mood: "They hum while you look away and stop when you do." },
    Place { name: "Ashen Causeway", mood: "A road raised by people who were sure they would come back." },
    Place { name: "The Unlit Court", mood: "All the chairs are turned towards the door you came in by." },
    Place { name: "Last Threshold", mood: "Behind you it is already morning." },
];

impl Location {
    /// What the place is called.
    pub const fn name(self) -> &'static str {
        PLACES[self.index()].name
    }

    /// A line for the traveller who arrives.
    pub const fn mood(self) -> &'static str {
        PLACES[self.index()].mood
    }
}

impl Bend {
    /// What is different at the place, in one sentence.
    pub const fn line(self) -> &'static str {
        match self {
            Self::Straight => "Here the road is as it is.",
            Self::Sweet => "The dew is good to drink: an Item heals 1 HP more.",
            Self::Slippery => "The ground leans: a Pit takes 1 HP more.",
            Self::Ringing => "Your steps ring: every foe begins with a Strike.",
            Self::Drowned => "The water drinks the light: Lux heals 1 HP less.",
            Self::Costly => "The stones want blood: another roll costs 2 HP, and no Lux.",
            Self::Turned => "All comes back: used dice are turned over, 6 to 1, 5 to 2, 4 to 3.",
            Self::Unlit => "It is dark: no die can be rolled again.",
            Self::Daring => "There is no way back: three dice that all strike deal 1 more.",
        }
    }
}
