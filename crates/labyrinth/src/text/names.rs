//! What everything is called.

use std::fmt;

use crate::{
    Ailment, Archetype, Bow, Cause, Flask, Item, Landmark, Loot, Make, Outcome, Perk, Rank, Rarity, Relic,
    Slot, Spell, Stat, Thing,
};

/// Names that are the same everywhere.
macro_rules! named {
    ($type:ident { $($variant:pat => $name:literal),+ $(,)? }) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(match self { $($variant => $name),+ })
            }
        }
    };
}

named!(Archetype {
    Self::Walker => "walker",
    Self::Archer => "archer",
    Self::Mage => "mage",
    Self::Protector => "protector",
    Self::Charger => "charger",
    Self::Boss => "boss",
});

named!(Rank { Self::Normal => "normal", Self::Elite => "elite", Self::Boss => "boss" });

named!(Spell {
    Self::Firebolt => "Firebolt",
    Self::Fireball => "Fireball",
    Self::Frost => "Frost",
    Self::Spark => "Spark",
});

named!(Ailment {
    Self::Bleed => "Bleed",
    Self::Poison => "Poison",
    Self::Slow => "Slow",
    Self::Vulnerable => "Vulnerable",
    Self::Burn => "Burn",
});

named!(Relic {
    Self::Maul => "Giant's Maul",
    Self::HawkEye => "Hawk's Eye",
    Self::WideEmber => "Wide Ember",
    Self::Thorns => "Coat of Thorns",
    Self::SecondWind => "Second Wind",
    Self::Miser => "Miser's Scales",
    Self::IronWall => "Iron Wall",
    Self::Leech => "Leech Stone",
    Self::Quicksilver => "Quicksilver",
    Self::Lantern => "Far Lantern",
});

named!(Slot {
    Self::Weapon => "Weapon",
    Self::Armour => "Armour",
    Self::Charm => "Charm",
    Self::Boots => "Boots",
});

named!(Rarity {
    Self::Common => "Common",
    Self::Uncommon => "Uncommon",
    Self::Rare => "Rare",
    Self::Epic => "Epic",
});

named!(Stat {
    Self::Hp => "HP",
    Self::Attack => "attack",
    Self::Defence => "defence",
    Self::Speed => "speed",
});

named!(Bow { Self::Short => "Shortbow", Self::Long => "Longbow", Self::Recurve => "Recurve" });

named!(Flask { Self::Potion => "Potion", Self::Tonic => "Focus Tonic", Self::Mana => "Mana Flask" });

named!(Perk {
    Self::Padded => "Padded",
    Self::Warded => "Warded",
    Self::Barbed => "Barbed",
    Self::Tome(Spell::Firebolt) => "of Firebolt",
    Self::Tome(Spell::Fireball) => "of Fireball",
    Self::Tome(Spell::Frost) => "of Frost",
    Self::Tome(Spell::Spark) => "of Sparks",
    Self::Springy => "Springy",
    Self::Nimble => "Nimble",
    Self::Keen => "Keen",
});

named!(Thing {
    Self::Landmark(Landmark::Statue) => "statue",
    Self::Landmark(Landmark::Fountain) => "fountain",
    Self::Landmark(Landmark::Shrine) => "shrine",
    Self::Chest => "chest",
    Self::Key(_) => "key",
    Self::Spikes => "spikes",
    Self::Darts => "dart trap",
    Self::Pad => "spawn pad",
    Self::Shop => "shop",
    Self::HealStation => "heal station",
});

impl fmt::Display for Make {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Blade => f.write_str("Blade"),
            Self::Bow(bow) => bow.fmt(f),
            Self::Armour => f.write_str("Armour"),
            Self::Charm => f.write_str("Charm"),
            Self::Boots => f.write_str("Boots"),
        }
    }
}

/// `Keen Blade +1`, `Charm of Frost`.
impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.perk {
            Some(perk) if perk.spell().is_some() => write!(f, "{} {perk}", self.make)?,
            Some(perk) => write!(f, "{perk} {}", self.make)?,
            None => write!(f, "{}", self.make)?,
        }
        if self.upgrades > 0 { write!(f, " +{}", self.upgrades) } else { Ok(()) }
    }
}

impl fmt::Display for Loot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gear(item) => item.fmt(f),
            Self::Flask(flask) => flask.fmt(f),
            Self::Tome(spell) => write!(f, "Tome of {spell}"),
            Self::Gold(gold) => write!(f, "{gold} gold"),
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foe(kind, _) | Self::Deed(kind, _) => kind.fmt(f),
            Self::Ailment(ailment) => ailment.fmt(f),
            Self::Trap(trap) => trap.fmt(f),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Defeated on floor {} ({})", self.floor, self.cause)
    }
}
