//! Why an errand stops in the tower.

use std::fmt;

use grid::Point;

use crate::text::some;
use crate::{Item, Kind, Loot, Spell, View};

/// Why an errand stops in the tower and in no other game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Somebody is in sight.
    Foe {
        /// What it is.
        kind: Kind,
        /// Where it stands.
        at: Point,
    },
    /// Somebody stands beside the hero.
    Beside(Kind),
    /// Somebody has come into reach of the bow or a spell.
    InReach(Kind),
    /// Somebody has announced something.
    Announced(Kind),
    /// Somebody is on the way to a pad.
    Arrival {
        /// What it is.
        kind: Kind,
        /// The pad.
        at: Point,
    },
    /// The floor stirs.
    Stirred,
    /// Somebody has set out to look for the hero.
    Sought,
    /// HP were lost.
    Hurt,
    /// HP are low.
    Weak,
    /// The stairs are in sight for the first time.
    StairsFound,
    /// A shop is in sight for the first time.
    ShopFound,
    /// Gear was found.
    Gear {
        /// What it is.
        item: Item,
        /// Whether it was put on at once.
        is_worn: bool,
    },
    /// A tome was read.
    Tome(Spell),
    /// A shrine gave its blessing.
    Blessed,
    /// An arrow came back.
    ArrowBack,
    /// The next dash is ready.
    DashReady,
    /// Nothing ails the hero any more.
    Well,
    /// All but what the boss would see was explored.
    BossLeft,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Self::Foe { kind, .. } => return write!(f, "{kind} in sight"),
            Self::Beside(kind) => return write!(f, "{kind} beside you"),
            Self::InReach(kind) => return write!(f, "{kind} in reach"),
            Self::Announced(kind) => return write!(f, "{kind} about to do something"),
            Self::Arrival { kind, .. } => return write!(f, "{kind} on the way to a spawn pad"),
            Self::Gear { item, is_worn: true } => {
                return write!(f, "you found {} and put it on", some(Loot::Gear(*item)));
            }
            Self::Gear { item, is_worn: false } => {
                return write!(f, "you found {}; it is in your bag", some(Loot::Gear(*item)));
            }
            Self::Tome(spell) => return write!(f, "you read a tome of {spell}"),
            Self::Blessed => "the shrine has blessed you",
            Self::Stirred => "the floor stirs",
            Self::Sought => "somebody comes looking for you",
            Self::Hurt => "you were hurt",
            Self::Weak => "your health is low",
            Self::StairsFound => "you found the stairs",
            Self::ShopFound => "you found a shop",
            Self::ArrowBack => "an arrow is at hand again",
            Self::DashReady => "you can dash again",
            Self::Well => "nothing ails you any more",
            Self::BossLeft => "what is left is in sight of the boss",
        };
        f.write_str(words)
    }
}

impl View {
    /// Whether the hero has a third of the most HP or less.
    pub const fn is_weak(&self) -> bool {
        self.hero.hp.0 * 3 <= self.hero.stats.hp.0
    }
}
