//! What spells do.

use crate::text::numbers::counted;
use crate::{Content, Percent, Spell};

impl Spell {
    /// What it does.
    pub fn about(self, content: &Content) -> String {
        let numbers = content.spell(self);
        let (range, damage) = (counted(numbers.range, "step"), numbers.damage);
        let pierce = match numbers.pierce {
            Percent(0) => String::new(),
            pierce => format!(", passes by {pierce}% of the defence"),
        };
        let what = match self {
            Self::Firebolt => "Hits one foe and sets it on fire".to_owned(),
            Self::Fireball => {
                let side = 2 * content.spells.fireball_radius + 1;
                format!("Hits all foes on {side} by {side} tiles and sets them on fire")
            }
            Self::Frost => "Hits one foe and slows it".to_owned(),
            Self::Spark => format!(
                "Hits a foe and leaps to {} that touch, each hit {}% of the one before",
                counted(content.spells.leaps, "other"),
                content.spells.leap_share
            ),
        };
        format!("{what}: {damage}% of a bump{pierce}, up to {range} away.")
    }
}
