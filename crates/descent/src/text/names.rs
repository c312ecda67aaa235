//! What everything is called.

use std::fmt;

use crate::{
    Ailment, Biome, Blessing, Blow, Branch, Character, Flask, FriendlyFire, Item, Kind, Loot, Matter,
    Modifier, Rarity, Sort, Tag, Thing, Ware, Weather,
};

/// A name of several words out of the one that a program calls it by.
fn spaced(name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (place, letter) in name.char_indices() {
        if place > 0 && letter.is_ascii_uppercase() {
            f.write_str(" ")?;
        }
        write!(f, "{letter}")?;
    }
    Ok(())
}

macro_rules! called_as_they_are {
    ($($name:ident),+) => {
        $(impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                spaced(&format!("{self:?}"), f)
            }
        })+
    };
}

called_as_they_are!(Ailment, Biome, Blow, Branch, Character, FriendlyFire, Modifier, Rarity, Sort, Tag);

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Vhal => f.write_str("Vhal, the Last Weather"),
            kind => spaced(&format!("{kind:?}"), f),
        }
    }
}

/// Names whose spelling a program cannot have.
const POSSESSIVES: [(&str, &str); 13] = [
    ("Shepherds", "Shepherd's"),
    ("Fishers", "Fisher's"),
    ("Runners", "Runner's"),
    ("Travellers", "Traveller's"),
    ("Beggars", "Beggar's"),
    ("Hunters", "Hunter's"),
    ("Merchants", "Merchant's"),
    ("Cats", "Cat's"),
    ("Saints", "Saint's"),
    ("Pacifists", "Pacifist's"),
    ("Misers", "Miser's"),
    ("Of", "of"),
    ("The", "the"),
];

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        struct Spaced(String);
        impl fmt::Display for Spaced {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                spaced(&self.0, f)
            }
        }
        let plain = Spaced(format!("{self:?}")).to_string();
        let words = plain.split(' ').map(|word| {
            POSSESSIVES.iter().find(|(plain, _)| *plain == word).map_or(word, |(_, spelt)| spelt)
        });
        f.write_str(&words.collect::<Vec<_>>().join(" "))
    }
}

impl fmt::Display for Matter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Grass => "grass",
            Self::Bones => "bones",
            Self::Web => "web",
            Self::Wood => "wood",
            Self::Water => "water",
            Self::Oil => "oil",
            Self::Acid => "acid",
            Self::Lava => "lava",
            Self::Ice => "ice",
            Self::Steam => "steam",
            Self::Spores => "spores",
            Self::Marsh => "marsh gas",
            Self::Glow => "glow",
            Self::Fire => "fire",
            Self::Cold => "cold",
            Self::Shock => "shock",
        })
    }
}

impl fmt::Display for Flask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Flask of {self:?}")
    }
}

impl fmt::Display for Loot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gold(gold) => write!(f, "{gold} gold"),
            Self::Key => f.write_str("a key"),
            Self::Flask(flask) => write!(f, "a {flask}"),
            Self::Gear(item) => write!(f, "the {item}"),
        }
    }
}

impl fmt::Display for Ware {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Item(item) => write!(f, "the {item}"),
            Self::Flask(flask) => write!(f, "a {flask}"),
        }
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chest => f.write_str("chest"),
            Self::Pedestal => f.write_str("pedestal"),
            Self::Shrine => f.write_str("shrine"),
            Self::Hearth => f.write_str("hearth"),
            Self::Keeper => f.write_str("keeper"),
            Self::Spikes => f.write_str("spikes"),
            Self::Plate(matter) => write!(f, "plate that brings {matter}"),
        }
    }
}

impl fmt::Display for Blessing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Strength => "attack +1",
            Self::Stone => "defence +1",
            Self::Breath => "all HP back",
        })
    }
}

impl fmt::Display for Weather {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BonesRise => "bones rise",
            Self::AcidSpreads => "acid spreads",
            Self::AcidDrips => "acid drips from above",
            Self::Rain => "rain fills the basin",
            Self::Frost => "all water freezes",
            Self::Drought => "ice boils away, and row by row what can burn glows",
        })
    }
}
