//! What can be worn, drunk and read.

use crate::text::numbers::{counted, percent};
use crate::{Bow, Content, Draught, Flask, Item, Loot, PerMille, Perk};

impl Item {
    /// What it does, in one line: `Rare, floor 3: +2.2 attack. Finds soft spots ...`.
    pub fn about(&self, content: &Content) -> String {
        let mut text = format!("{}, floor {}: {}.", self.rarity, self.floor, self.main_words());
        let further = self.bow().map(|bow| bow.about(content)).into_iter();
        for sentence in further.chain(self.perk.map(|perk| perk.about(content))) {
            text.push(' ');
            text.push_str(&sentence);
        }
        text
    }
}

impl Bow {
    /// How far and how hard it shoots.
    pub fn about(self, content: &Content) -> String {
        let numbers = content.bow(self);
        let crit = match numbers.crit {
            PerMille(0) => String::new(),
            crit => format!(", +{} crit", percent(crit)),
        };
        format!(
            "Shoots {} for {}% of a bump{crit}; bumps do {}%.",
            counted(numbers.range, "step"),
            numbers.damage,
            content.bow.bump
        )
    }
}

impl Perk {
    /// What it does.
    pub fn about(self, content: &Content) -> String {
        match self {
            Self::Padded => {
                format!("Foes' chance of a critical hit is {} lower.", percent(content.blows.padded))
            }
            Self::Warded => "What ails you lasts half as long.".to_owned(),
            Self::Barbed => format!("Hits make foes bleed, {}% of the time.", content.ailments.barbed),
            Self::Tome(spell) => format!("Knows {spell}: one charge more."),
            Self::Springy => "Dashes may go one tile farther.".to_owned(),
            Self::Nimble => {
                format!("Arrows come back {} sooner.", counted(content.bow.nimble_sooner, "turn"))
            }
            Self::Keen => format!("+{} chance of a critical hit.", percent(content.drops.keen_crit)),
        }
    }
}

impl Flask {
    /// What drinking it does.
    pub fn about(self, content: &Content) -> String {
        match self.draught(content) {
            Draught::Health(share) => format!("Gives back {share}% of your HP."),
            Draught::Arrows(count) => format!("Gives back all {}.", counted(count, "arrow")),
            Draught::Charges => "Gives back all charges of your spells.".to_owned(),
        }
    }
}

impl Loot {
    /// What it is good for.
    pub fn about(&self, content: &Content) -> String {
        match self {
            Self::Gear(item) => item.about(content),
            Self::Flask(flask) => flask.about(content),
            Self::Tome(spell) => spell.about(content),
            Self::Gold(_) => "Shops and heal stations take it.".to_owned(),
        }
    }
}
