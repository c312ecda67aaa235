//! What walls and floors are made of: another stone every five floors.

use crate::art::Ink;

/// The inks of a depth. Floors stay dark everywhere, so that figures stand out; walls say where one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Masonry {
    /// Between slabs.
    pub joint: Ink,
    /// Slabs.
    pub slab: Ink,
    /// Slabs where light touches them.
    pub sheen: Ink,
    /// What lies in the corners of slabs.
    pub speck: Ink,
    /// Between bricks.
    pub mortar: Ink,
    /// Bricks.
    pub brick: Ink,
    /// Bricks where light touches them.
    pub lit: Ink,
    /// The tops of walls.
    pub top: Ink,
    /// The edges of tops.
    pub rim: Ink,
    /// What grows, glows or hangs on walls.
    pub growth: Ink,
}

/// The cellar, moss, ember, ice and obsidian; then from the beginning.
const DEPTHS: [Masonry; 5] = [
    Masonry {
        joint: Ink::Night,
        slab: Ink::Raised,
        sheen: Ink::Slate,
        speck: Ink::Panel,
        mortar: Ink::Raised,
        brick: Ink::Slate,
        lit: Ink::Stone,
        top: Ink::Panel,
        rim: Ink::Stone,
        growth: Ink::Slate,
    },
    Masonry {
        joint: Ink::Night,
        slab: Ink::Raised,
        sheen: Ink::Slate,
        speck: Ink::Moss,
        mortar: Ink::Panel,
        brick: Ink::Slate,
        lit: Ink::Moss,
        top: Ink::Panel,
        rim: Ink::Moss,
        growth: Ink::Life,
    },
    Masonry {
        joint: Ink::Void,
        slab: Ink::Raised,
        sheen: Ink::Bark,
        speck: Ink::Rust,
        mortar: Ink::Void,
        brick: Ink::Bark,
        lit: Ink::Rust,
        top: Ink::Night,
        rim: Ink::Rust,
        growth: Ink::Ember,
    },
    Masonry {
        joint: Ink::Night,
        slab: Ink::Raised,
        sheen: Ink::Slate,
        speck: Ink::Deep,
        mortar: Ink::Night,
        brick: Ink::Deep,
        lit: Ink::Tide,
        top: Ink::Panel,
        rim: Ink::Tide,
        growth: Ink::Bone,
    },
    Masonry {
        joint: Ink::Void,
        slab: Ink::Panel,
        sheen: Ink::Raised,
        speck: Ink::Dusk,
        mortar: Ink::Void,
        brick: Ink::Raised,
        lit: Ink::Dusk,
        top: Ink::Night,
        rim: Ink::Dusk,
        growth: Ink::Lux,
    },
];

impl Masonry {
    /// How many floors look alike.
    pub const BAND: u32 = 5;

    /// What a floor is made of.
    pub fn of(number: u32) -> Self {
        let band = number.saturating_sub(1) / Self::BAND;
        DEPTHS[usize::try_from(band).unwrap_or(0) % DEPTHS.len()]
    }

    /// A cell of a door or of stairs: stone takes the inks of the depth, all else keeps its own.
    pub(super) const fn dye(&self, ink: Ink) -> Ink {
        match ink {
            Ink::Slate => self.mortar,
            Ink::Stone => self.brick,
            Ink::Mist => self.lit,
            other => other,
        }
    }
}
