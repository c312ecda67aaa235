//! What is true of a blueprint.

use super::deed::Deed;
use super::gun::Gun;
use super::stat::Stats;
use crate::words::worded;
use crate::world::tile::Holding;

/// All that is true of a blueprint but its words and its picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Design {
    /// How often it is found.
    pub rarity: Rarity,
    /// What it is for.
    pub sort: Sort,
    /// Where it goes.
    pub place: Placing,
    /// Its numbers.
    pub stats: Stats,
    /// How it shoots, if it does.
    pub gun: Option<Gun>,
    /// What else it does.
    pub deeds: &'static [Deed],
    /// Its larger makes, the next one first: whoever builds says which.
    pub tiers: &'static [Stats],
}

worded! {
    /// How often a blueprint is found.
    Rarity {
        /// Every run begins with some of them.
        Starter = "starter",
        /// Often.
        Common = "common",
        /// Now and then.
        Rare = "rare",
        /// Hardly ever.
        Legendary = "legendary",
        /// Nowhere but where it is told of.
        Special = "special",
    }
}

worded! {
    /// What a blueprint is for.
    Sort {
        /// It shoots.
        Tower = "tower",
        /// It yields something.
        Economic = "economic",
        /// It helps others.
        Special = "special",
        /// It is used while a wave goes on.
        Ability = "ability",
    }
}

impl Sort {
    /// Whether it is built between waves, rather than used within them.
    pub const fn is_built(self) -> bool {
        !matches!(self, Self::Ability)
    }
}

/// Where a blueprint goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placing {
    /// On a tile.
    Tile(Footing),
    /// Around a point of the ground.
    Point,
    /// Along the row or the column of a tile.
    Line,
    /// Nowhere in particular.
    Anywhere,
}

/// On which tiles something can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Footing {
    over: u8,
    steepest: Steepest,
    lowest: u8,
}

/// On how steep a tile something can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Steepest {
    Flat,
    Slope,
}

impl Footing {
    /// Flat tiles with nothing on them.
    pub const FLAT: Self = Self { over: 0, steepest: Steepest::Flat, lowest: 0 }.and_over(Holding::Nothing);
    /// Any tile with nothing on it.
    pub const ANY: Self = Self::FLAT.and_slopes();
    /// Flat tiles with nothing or small rocks on them.
    pub const ROCKY: Self =
        Self::FLAT.and_over(Holding::SmallRocks).and_over(Holding::Minerals).and_over(Holding::Wellspring);

    /// Flat tiles with such a thing on them alone.
    pub const fn over(holding: Holding) -> Self {
        Self { over: 1 << holding as u8, ..Self::FLAT }
    }

    /// Also over this.
    #[must_use]
    pub const fn and_over(self, holding: Holding) -> Self {
        Self { over: self.over | 1 << holding as u8, ..self }
    }

    /// Also on slopes.
    #[must_use]
    pub const fn and_slopes(self) -> Self {
        Self { steepest: Steepest::Slope, ..self }
    }

    /// Only from such a level up.
    #[must_use]
    pub const fn from_level(self, lowest: u8) -> Self {
        Self { lowest, ..self }
    }

    /// Whether it can stand where such a thing lies.
    pub const fn is_over(self, holding: Holding) -> bool {
        self.over >> holding as u8 & 1 != 0
    }

    /// Whether it can stand on slopes.
    pub const fn takes_slopes(self) -> bool {
        matches!(self.steepest, Steepest::Slope)
    }

    /// The lowest level it can stand on.
    pub const fn lowest(self) -> u8 {
        self.lowest
    }
}
