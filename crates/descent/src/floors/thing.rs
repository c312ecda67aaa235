//! What stands on tiles, and what lies there.

use serde::{Deserialize, Serialize};

use crate::{Flask, Gold, Item, Matter};

/// Something that stands on a tile and stays there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Thing {
    /// Opened by walking onto it.
    Chest,
    /// An offer waits on it.
    Pedestal,
    /// It blesses whoever kneels.
    Shrine,
    /// It warms whoever is badly hurt.
    Hearth,
    /// Somebody who sells.
    Keeper,
    /// They hurt whoever walks onto them, once.
    Spikes,
    /// Something comes over the tiles around whoever walks onto it, once.
    Plate(Matter),
}

impl Thing {
    /// One of each.
    pub const ALL: [Self; 7] = [
        Self::Chest,
        Self::Pedestal,
        Self::Shrine,
        Self::Hearth,
        Self::Keeper,
        Self::Spikes,
        Self::Plate(Matter::Water),
    ];

    /// Whether it is bumped into rather than walked over.
    pub const fn blocks(self) -> bool {
        matches!(self, Self::Shrine | Self::Hearth | Self::Keeper)
    }

    /// Whether it does harm to whoever walks onto it.
    pub const fn is_trap(self) -> bool {
        matches!(self, Self::Spikes | Self::Plate(_))
    }

    /// Whether whoever explores goes out of their way for it.
    pub const fn is_sought(self) -> bool {
        matches!(self, Self::Chest | Self::Pedestal | Self::Shrine)
    }

    /// Whether it is worth the way.
    pub const fn is_reward(self) -> bool {
        matches!(self, Self::Chest | Self::Pedestal | Self::Shrine | Self::Keeper)
    }
}

/// Something that lies on a tile and can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Loot {
    /// Gold.
    Gold(Gold),
    /// The key of the floor's vault.
    Key,
    /// A flask.
    Flask(Flask),
    /// Something to carry.
    Gear(Item),
}

impl Loot {
    /// Whether it is taken by walking over it.
    pub const fn is_swept_up(self) -> bool {
        !matches!(self, Self::Gear(_))
    }
}
