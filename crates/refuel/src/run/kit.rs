//! What a run begins with.

use crate::words::worded;
use crate::{Blueprint, Money};

worded! {
    /// What a crew sets out with. None is better than another.
    #[derive(Default)]
    Kit {
        /// What everybody begins with.
        #[default]
        Pioneers = "pioneers",
        /// Thorns on the ways, and needles.
        Trappers = "trappers",
        /// Slow shots and a horn.
        Wardens = "wardens",
        /// More light, more storms.
        Gardeners = "gardeners",
    }
}

impl Kit {
    /// The blueprints on board.
    pub const fn blueprints(self) -> &'static [Blueprint] {
        use Blueprint::{
            Borer, Bramble, Fidget, Foghorn, Hoarpipe, Lobber, Needle, Popgun, Squib, Sunleaf, Thunderhead,
        };
        match self {
            Self::Pioneers => &[Popgun, Lobber, Borer, Squib],
            Self::Trappers => &[Popgun, Lobber, Bramble, Borer, Needle],
            Self::Wardens => &[Fidget, Lobber, Hoarpipe, Borer, Foghorn],
            Self::Gardeners => &[Popgun, Lobber, Borer, Sunleaf, Thunderhead],
        }
    }

    /// Money besides what everybody has: whoever has fewer blueprints has more.
    pub const fn money(self) -> Money {
        match self {
            Self::Pioneers => Money(25),
            Self::Trappers | Self::Wardens | Self::Gardeners => Money(0),
        }
    }
}
