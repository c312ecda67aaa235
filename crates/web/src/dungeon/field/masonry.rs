//! What walls and floors are made of.

use crate::art::Ink;

/// The inks of a depth. Floors stay dark everywhere, so that figures stand out; walls say where one is.
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
}

impl Masonry {
    /// The cellar, moss, ember, ice and obsidian.
    pub(crate) const ALL: [Self; 5] = [
        Self {
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
