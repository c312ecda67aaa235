//! What sets an act apart.

use crate::words::worded;
use crate::{Family, Modifier, WaveChange};

worded! {
    /// Who is at home in a sector. Each act has another.
    Theme {
        /// Oozes and what carries others.
        Mire = "mire",
        /// Walkers and those who keep them.
        Host = "host",
        /// The plated and the drifting.
        Reef = "reef",
        /// The quick ones.
        Steppe = "steppe",
        /// Those who keep others, and those who carry them.
        Caravan = "caravan",
    }
}

impl Theme {
    /// Who comes more often.
    pub const fn families(self) -> [Family; 2] {
        match self {
            Self::Mire => [Family::Ooze, Family::Carrier],
            Self::Host => [Family::Walker, Family::Keeper],
            Self::Reef => [Family::Plated, Family::Drifter],
            Self::Steppe => [Family::Dasher, Family::Ooze],
            Self::Caravan => [Family::Keeper, Family::Carrier],
        }
    }

    /// What it alters in every battle.
    pub fn modifiers(self) -> impl Iterator<Item = Modifier> {
        self.families().into_iter().map(|family| Modifier::Waves(WaveChange::Often(family, 2)))
    }
}
