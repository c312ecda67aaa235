//! What is strewn over a floor, here and there.

use crate::art::{Ink, Spot};

/// What is strewn about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Litter {
    Straw,
    Puddles,
    Mushrooms,
    Splinters,
    Slag,
    Snow,
    Petals,
    Rails,
    Rings,
    Reeds,
    Ash,
    Sparkles,
    Rootlets,
}

impl Litter {
    /// The cells of one piece, from its upper left one, each with its ink.
    #[rustfmt::skip]
    pub(in crate::dungeon::field) const fn piece(self) -> &'static [(Spot, Ink)] {
        use Ink::{Bark, Bone, Deep, Dusk, Ember, Lamp, Life, Lux, Mist, Moss, Rust, Slate, Stone, Tide, Void, Wood};
        match self {
            Self::Straw => &[((0, 2), Wood), ((1, 1), Wood), ((2, 0), Wood), ((3, 2), Bark), ((4, 2), Bark), ((2, 3), Wood)],
            Self::Puddles => &[((1, 0), Deep), ((2, 0), Deep), ((3, 0), Tide), ((0, 1), Deep), ((1, 1), Deep), ((2, 1), Deep), ((3, 1), Deep), ((4, 1), Deep), ((2, 2), Deep)],
            Self::Mushrooms => &[((0, 1), Lux), ((1, 0), Lux), ((2, 1), Dusk), ((1, 1), Bone), ((1, 2), Mist), ((5, 3), Lux), ((4, 4), Dusk), ((5, 4), Mist)],
            Self::Splinters => &[((0, 0), Mist), ((1, 1), Stone), ((2, 1), Stone), ((4, 3), Mist), ((5, 2), Stone)],
            Self::Slag => &[((0, 1), Rust), ((1, 0), Rust), ((1, 1), Ember), ((2, 1), Void), ((4, 3), Rust), ((5, 3), Void)],
            Self::Snow => &[((0, 1), Stone), ((1, 0), Mist), ((2, 0), Mist), ((3, 1), Mist), ((1, 1), Bone), ((2, 1), Mist), ((5, 2), Stone)],
            Self::Petals => &[((0, 0), Lux), ((3, 1), Lamp), ((5, 3), Lux), ((1, 3), Life), ((2, 4), Moss)],
            Self::Rails => &[((0, 0), Stone), ((1, 0), Stone), ((2, 0), Stone), ((3, 0), Stone), ((4, 0), Stone), ((1, 1), Bark), ((1, 2), Bark), ((4, 1), Bark), ((4, 2), Bark), ((0, 3), Slate), ((1, 3), Slate), ((2, 3), Slate), ((3, 3), Slate), ((4, 3), Slate)],
            Self::Rings => &[((1, 0), Moss), ((2, 0), Moss), ((0, 1), Moss), ((3, 1), Moss), ((0, 2), Moss), ((3, 2), Moss), ((1, 3), Moss), ((2, 3), Moss), ((1, 1), Void), ((2, 1), Void), ((1, 2), Void), ((2, 2), Void)],
            Self::Reeds => &[((0, 3), Moss), ((0, 2), Moss), ((1, 1), Moss), ((1, 0), Wood), ((3, 3), Moss), ((3, 2), Moss), ((3, 1), Wood), ((4, 3), Moss)],
            Self::Ash => &[((0, 0), Slate), ((2, 1), Stone), ((1, 2), Slate), ((4, 2), Rust), ((5, 0), Slate)],
            Self::Sparkles => &[((1, 0), Lux), ((0, 1), Lux), ((1, 1), Bone), ((2, 1), Lux), ((1, 2), Lux), ((5, 4), Tide)],
            Self::Rootlets => &[((0, 0), Bark), ((1, 0), Wood), ((2, 1), Wood), ((3, 1), Bark), ((3, 2), Bark), ((4, 3), Wood), ((1, 2), Bark), ((2, 2), Bark)],
        }
    }
}
