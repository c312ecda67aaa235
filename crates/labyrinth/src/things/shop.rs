//! What a shop has.

use serde::{Deserialize, Serialize};

use crate::{Gold, Loot, Relic};

/// The shop of a milestone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shop {
    /// What can be bought; what was bought is gone.
    pub offers: [Option<Offer>; Self::OFFERS],
    /// Of these one can be taken, once.
    pub relics: [Option<Relic>; Self::RELICS],
    /// What a relic costs.
    pub relic_price: Gold,
    /// What new offers cost.
    pub reroll_price: Gold,
    /// What a piece of gear costs to be improved.
    pub upgrade_price: Gold,
}

/// Something for sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// What.
    pub loot: Loot,
    /// For how much.
    pub price: Gold,
}

impl Shop {
    /// How many things are for sale at most.
    pub const OFFERS: usize = 5;
    /// How many relics there are to choose from.
    pub const RELICS: usize = 3;
}
