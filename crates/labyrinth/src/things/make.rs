//! What a piece of gear can be made as, and how often it is.

use serde::{Deserialize, Serialize};

use crate::Slot;

/// What a piece of gear is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Make {
    /// For those who come near.
    Blade,
    /// A weapon that shoots.
    Bow(Bow),
    /// Keeps blows off.
    Armour,
    /// Gives health.
    Charm,
    /// Gives speed.
    Boots,
}

/// The three bows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Bow {
    /// Strong and near.
    Short,
    /// Far and a little weaker.
    Long,
    /// Near, and finds the soft spots.
    Recurve,
}

/// Makes that are found together.
pub(crate) struct Family {
    /// Where they are worn.
    pub(crate) slot: Slot,
    /// How often one of them is found, beside the other families.
    pub(crate) weight: u8,
    /// Which there are, each as often as the others.
    pub(crate) makes: &'static [Make],
}

impl Family {
    /// All of them, in the order in which luck counts.
    pub(crate) const ALL: [Self; 5] = [
        Self { slot: Slot::Weapon, weight: 2, makes: &[Make::Blade] },
        Self { slot: Slot::Weapon, weight: 1, makes: &Make::BOWS },
        Self { slot: Slot::Armour, weight: 2, makes: &[Make::Armour] },
        Self { slot: Slot::Charm, weight: 2, makes: &[Make::Charm] },
        Self { slot: Slot::Boots, weight: 1, makes: &[Make::Boots] },
    ];
}

impl Make {
    const BOWS: [Self; 3] = [Self::Bow(Bow::Short), Self::Bow(Bow::Long), Self::Bow(Bow::Recurve)];

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        Family::ALL.iter().flat_map(|family| family.makes).copied()
    }

    /// Zero to four, for tables by kind of gear: all bows are of one.
    pub const fn family(self) -> usize {
        match self {
            Self::Blade => 0,
            Self::Bow(_) => 1,
            Self::Armour => 2,
            Self::Charm => 3,
            Self::Boots => 4,
        }
    }

    /// Where it is worn.
    pub const fn slot(self) -> Slot {
        Family::ALL[self.family()].slot
    }
}

impl Bow {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Short, Self::Long, Self::Recurve];

    /// Zero to two, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_make_is_in_its_family() {
        for make in Make::all() {
            assert!(Family::ALL[make.family()].makes.contains(&make), "{make}");
        }
        assert_eq!(Make::all().count(), Family::ALL.len() - 1 + Bow::ALL.len());
    }
}
