//! What stands and lies around.

use crate::text::numbers::counted;
use crate::{Content, Landmark, Thing};

impl Thing {
    /// What it is for.
    pub fn about(self, content: &Content) -> String {
        let places = &content.places;
        match self {
            Self::Landmark(Landmark::Statue) => "Nothing but a thing to remember the room by.".to_owned(),
            Self::Landmark(Landmark::Fountain) => {
                format!("Bump it to drink, once: {}% of your HP, and nothing ails you.", places.fountain)
            }
            Self::Landmark(Landmark::Shrine) => format!(
                "Bump it for one blessing for good: {} HP, {} attack, {} defence, or magic.",
                places.shrine_hp, places.shrine_attack, places.shrine_defence
            ),
            Self::Chest => "Walk onto it to take what is inside.".to_owned(),
            Self::Key(_) => "Opens a locked door of this floor.".to_owned(),
            Self::Spikes => {
                format!("A trap: takes {}% of all HP from whoever steps there.", places.spikes.percent())
            }
            Self::Darts => format!(
                "A trap: darts fly {} in all four lines and take {}% of all HP.",
                counted(places.darts_fly, "tile"),
                places.darts.percent()
            ),
            Self::Pad => format!(
                "Foes arrive here, each told {} before. Scout on or beside it to call one.",
                counted(content.pads.warning, "turn")
            ),
            Self::Shop => {
                "Stand beside it to buy, to improve what you wear, and to choose a relic.".to_owned()
            }
            Self::HealStation => {
                format!("Stand beside it and pay to get back {}% of your HP.", places.station)
            }
        }
    }
}
