//! What relics do.

use crate::text::numbers::counted;
use crate::{Content, Relic};

impl Relic {
    /// What it does for the rest of a run.
    pub fn about(self, content: &Content) -> String {
        let numbers = &content.relics;
        match self {
            Self::Maul => "Your critical hits throw foes one tile farther.".to_owned(),
            Self::HawkEye => {
                format!("Arrows, Firebolt and Frost hit {}% harder.", numbers.hawk_eye)
            }
            Self::WideEmber => {
                "Fireball reaches one tile farther around, and Spark leaps once more.".to_owned()
            }
            Self::Thorns => {
                format!("Whoever bumps you takes {}% of your own bump.", numbers.thorns)
            }
            Self::SecondWind => {
                format!("Turns death away once and gives you {}% of your HP.", numbers.second_wind)
            }
            Self::Miser => format!("Your gold grows by {}% on every new floor.", numbers.interest),
            Self::IronWall => format!(
                "Guarding takes {}% off a hit instead of {}%.",
                numbers.iron_guard, content.blows.guard
            ),
            Self::Leech => format!("Each foe you slay gives back {}% of your HP.", numbers.leech),
            Self::Quicksilver => {
                format!("Dashes are ready {} sooner.", counted(numbers.dash_sooner, "turn"))
            }
            Self::Lantern => format!("You see {} farther.", counted(numbers.lantern, "tile")),
        }
    }
}
