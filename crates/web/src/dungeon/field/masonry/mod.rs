//! What walls and floors are made of.

mod litter;
mod paving;
pub(super) mod walling;

use crate::art::{Art, Ink};

pub(crate) use litter::Litter;
pub(crate) use paving::Paving;
pub(crate) use walling::Walling;

/// The stones and inks of a place. Floors stay dark everywhere, so that figures stand out; walls say where one
/// is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Masonry {
    /// Between slabs.
    pub(crate) joint: Ink,
    /// Slabs.
    pub(crate) slab: Ink,
    /// Slabs where light touches them.
    pub(crate) sheen: Ink,
    /// What lies in the corners of slabs.
    pub(crate) speck: Ink,
    /// Between bricks.
    pub(crate) mortar: Ink,
    /// Bricks.
    pub(crate) brick: Ink,
    /// Bricks where light touches them.
    pub(crate) lit: Ink,
    /// The tops of walls.
    pub(crate) top: Ink,
    /// The edges of tops.
    pub(crate) rim: Ink,
    /// What grows, glows or hangs on walls.
    pub(crate) growth: Ink,
    /// How floors are laid.
    pub(crate) paving: Paving,
    /// How walls are built.
    pub(crate) walling: Walling,
    /// What is strewn about, if anything is.
    pub(crate) litter: Option<Litter>,
    /// What the stairs look like.
    pub(crate) stairs: Art,
    /// How far a lamp shines there as it is, and how far until it is dimmest, in cells.
    pub(crate) light: (i32, i32),
}

/// Grey bricks and slabs, and stairs that lead up.
const CELLAR: Masonry = Masonry {
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
    paving: Paving::Slabs,
    walling: Walling::Bricks,
    litter: None,
    stairs: Art::Stairs,
    light: (30, 112),
};

impl Masonry {
    /// The cellar, moss, ember, ice and obsidian.
    pub(crate) const ALL: [Self; 5] = [
        CELLAR,
        Self {
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
            ..CELLAR
        },
        Self {
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
            ..CELLAR
        },
        Self {
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
            ..CELLAR
        },
        Self {
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
            ..CELLAR
        },
    ];

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
