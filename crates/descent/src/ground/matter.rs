//! What can be on a tile, or come upon it.

use serde::{Deserialize, Serialize};

/// Something on a tile, or something that comes over it for an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Matter {
    /// It burns; when it is tall it hides.
    Grass,
    /// What the dead leave.
    Bones,
    /// It holds whoever walks into it, once.
    Web,
    /// Doors that burn.
    Wood,
    /// It puts out fire and carries shocks.
    Water,
    /// It floats on water and burns there too.
    Oil,
    /// It bites whoever stands in it, and is used up by that.
    Acid,
    /// Stone that flows.
    Lava,
    /// What covers a liquid that froze: one walks over it.
    Ice,
    /// It blocks sight and wets.
    Steam,
    /// It poisons.
    Spores,
    /// It bursts when it is lit.
    Marsh,
    /// What was touched by fire and burns next.
    Glow,
    /// Fire.
    Fire,
    /// Frost that comes over tiles for an instant.
    Cold,
    /// Lightning that comes over tiles for an instant.
    Shock,
}

impl Matter {
    /// How many there are.
    pub const COUNT: usize = 16;

    /// All of them: ground, liquids, gases, fire, and what comes and goes.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Grass,
        Self::Bones,
        Self::Web,
        Self::Wood,
        Self::Water,
        Self::Oil,
        Self::Acid,
        Self::Lava,
        Self::Ice,
        Self::Steam,
        Self::Spores,
        Self::Marsh,
        Self::Glow,
        Self::Fire,
        Self::Cold,
        Self::Shock,
    ];

    /// Those that come over tiles and are gone again.
    pub const IMPULSES: [Self; 2] = [Self::Cold, Self::Shock];

    /// Zero and up, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether its word is one for many.
    pub const fn is_many(self) -> bool {
        matches!(self, Self::Bones | Self::Spores)
    }

    /// Whether nobody sets foot on it without need.
    pub const fn hurts(self) -> bool {
        matches!(self, Self::Fire | Self::Glow | Self::Lava | Self::Acid | Self::Spores)
    }
}

/// A set of matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Matters(u16);

impl Matters {
    /// None.
    pub const NONE: Self = Self(0);

    /// Every one.
    pub const ALL: Self = Self(u16::MAX);

    /// The set and one more.
    #[must_use]
    pub const fn with(self, matter: Matter) -> Self {
        Self(self.0 | 1 << matter as u8)
    }

    /// Whether one is in the set.
    #[inline]
    pub const fn has(self, matter: Matter) -> bool {
        self.0 >> matter as u8 & 1 != 0
    }

    /// Whether there is any.
    pub const fn is_any(self) -> bool {
        self.0 != 0
    }

    /// Whether two sets share one.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Those in the set, in the order of [`Matter::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Matter> {
        Matter::ALL.into_iter().filter(move |matter| self.has(*matter))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_by_matter_are_in_the_order_of_all() {
        for (place, matter) in Matter::ALL.into_iter().enumerate() {
            assert_eq!(matter.index(), place, "{matter:?}");
        }
    }

    #[test]
    fn a_set_holds_what_was_put_into_it() {
        let set = Matters::NONE.with(Matter::Oil).with(Matter::Fire);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Matter::Oil, Matter::Fire]);
        assert_eq!(set.with(Matter::Oil), set);
        assert_eq!(Matters::ALL.iter().collect::<Vec<_>>(), Matter::ALL);
    }
}
