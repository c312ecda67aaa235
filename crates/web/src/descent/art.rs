//! Which sprite stands for what in Descent.

use ::descent::{Ailment, Character, Flask, Item, Kind, Matter, Rarity, Sort, Thing, Tier};

use crate::art::{Art, Ink};

impl Art {
    /// The picture of a kind of creature.
    pub const fn creature(kind: Kind) -> Self {
        match kind {
            Kind::Goblin => Self::Goblin,
            Kind::Wraith => Self::Wraith,
            _ => Self::Imp,
        }
    }

    /// The picture of whoever goes down.
    pub const fn hero(_character: Character) -> Self {
        Self::Climber
    }

    /// The picture of an item.
    pub const fn item(item: Item) -> Self {
        match item.sort() {
            Sort::Weapon => Self::Blade,
            Sort::Armour => Self::Armour,
            Sort::Charm => Self::Charm,
            Sort::Tool => Self::Tome,
        }
    }

    /// The picture of a flask.
    pub const fn flask_of(flask: Flask) -> Self {
        match flask {
            Flask::Healing => Self::Potion,
            _ => Self::Tonic,
        }
    }

    /// The badge of what ails somebody.
    pub const fn malady(ailment: Ailment) -> Self {
        match ailment {
            Ailment::Burning => Self::Burn,
            Ailment::Poisoned => Self::Poison,
            _ => Self::Slow,
        }
    }

    /// The picture of something that stands around.
    pub const fn thing(thing: Thing) -> Self {
        match thing {
            Thing::Chest => Self::Chest,
            Thing::Keeper => Self::Shop,
            Thing::Shrine => Self::Shrine,
            Thing::Hearth => Self::HealStation,
            Thing::Pedestal => Self::Statue,
            Thing::Spikes => Self::Spikes,
            Thing::Plate(_) => Self::Pad,
        }
    }

    /// The picture of what lies, flows or burns on a tile.
    pub const fn matter(_matter: Matter) -> Self {
        Self::Burn
    }
}

impl Ink {
    /// The ink of a rarity. Its letter is always beside it.
    pub const fn of_grade(rarity: Rarity) -> Self {
        match rarity {
            Rarity::Common => Self::Mist,
            Rarity::Uncommon => Self::Life,
            Rarity::Rare => Self::Tide,
            Rarity::Legendary => Self::Lux,
        }
    }

    /// The ink of a tier. Its number is always beside it.
    pub const fn of_tier(tier: Tier) -> Self {
        match tier {
            Tier::Rooted => Self::Slate,
            Tier::Wanderer => Self::Mist,
            Tier::Hunter => Self::Lamp,
            Tier::Tactician => Self::Ember,
            Tier::Boss => Self::Blood,
        }
    }
}
