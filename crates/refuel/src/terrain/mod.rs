//! What worlds are made of: a file for each kind of terrain. RULES.md, 1.7.

mod common;
mod ember_gorges;
mod fernwater;
mod forsaken_courts;
mod landscape;
mod pale_shelf;
mod piece;

use engine::SplitMix64;

pub use self::landscape::{Colours, Look};
pub(crate) use self::landscape::{Ground, Landscape, Layer, Phase, Slopes};
pub(crate) use self::piece::Lie;
use crate::Level;
use crate::words::worded;

worded! {
    /// A kind of terrain.
    Terrain {
        /// Red rock, cut by gorges, with terraces and ramps at all heights.
        EmberGorges = "ember-gorges",
        /// Low green hills between ponds and streams, and groves.
        Fernwater = "fernwater",
        /// A wide shelf of ice, hardly uneven, from which fins of stone stand up.
        PaleShelf = "pale-shelf",
        /// Courts, walls and platforms that somebody has left.
        ForsakenCourts = "forsaken-courts",
    }
}

impl Terrain {
    /// What its file says of it.
    pub(crate) const fn landscape(self) -> &'static Landscape {
        match self {
            Self::EmberGorges => &ember_gorges::LANDSCAPE,
            Self::Fernwater => &fernwater::LANDSCAPE,
            Self::PaleShelf => &pale_shelf::LANDSCAPE,
            Self::ForsakenCourts => &forsaken_courts::LANDSCAPE,
        }
    }

    /// What people call it.
    pub const fn title(self) -> &'static str {
        self.landscape().title
    }

    /// The highest level of its ground.
    pub const fn top(self) -> u8 {
        self.landscape().top
    }

    /// What colours it has.
    pub const fn colours(self) -> Colours {
        self.landscape().colours
    }

    /// On how many corners there is water for sure.
    pub(crate) const fn springs(self) -> u8 {
        self.landscape().springs
    }

    /// Whether a river runs through it.
    pub(crate) const fn has_river(self) -> bool {
        self.landscape().river
    }

    /// A terrain for a level, each with the same chance.
    pub(crate) fn drawn(level: Level, stream: &mut SplitMix64) -> Self {
        let open: Vec<Self> = Self::ALL
            .into_iter()
            .filter(|terrain| terrain.landscape().first_level <= level.0.max(1))
            .collect();
        open[stream.below(u32::try_from(open.len()).expect("they are few")) as usize]
    }

    /// Each piece of its ground in each of its ways of lying on each of its bases, and how often it is wanted.
    pub(crate) fn lies(self) -> Vec<(Lie, u32)> {
        let Landscape { top, pieces, .. } = self.landscape();
        let mut lies = Vec::new();
        for piece in pieces.iter().copied().flatten() {
            let [lowest, highest] = piece.bases;
            for lie in piece.lies() {
                let raised = (lowest..=highest.min(*top)).filter_map(|base| lie.raised(base, *top));
                lies.extend(raised.map(|lie| (lie, piece.share())));
            }
        }
        lies
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use grid::Direction;

    use super::*;
    use crate::Border;

    #[test]
    fn the_gorges_have_93_pieces_and_none_lies_twice() {
        let count = |terrain: Terrain| {
            terrain.landscape().pieces.iter().copied().flatten().flat_map(piece::Piece::lies).count()
        };
        assert_eq!(count(Terrain::EmberGorges), 93);
        for terrain in Terrain::ALL {
            let lies = terrain.lies();
            let different: BTreeSet<Lie> = lies.iter().map(|(lie, _)| *lie).collect();
            assert_eq!(different.len(), lies.len(), "{terrain}");
        }
    }

    /// What a piece shows to one side, some piece shows to the opposite one.
    #[test]
    fn every_piece_fits_beside_some_piece_on_each_side() {
        for terrain in Terrain::ALL {
            let lies = terrain.lies();
            for side in Direction::ALL {
                let shown: BTreeSet<piece::Face> =
                    lies.iter().map(|(lie, _)| lie.face(side.opposite())).collect();
                let lost: Vec<&Lie> =
                    lies.iter().map(|(lie, _)| lie).filter(|lie| !shown.contains(&lie.face(side))).collect();
                assert!(lost.is_empty(), "{terrain}, to the {side:?}: {lost:?}");
            }
        }
    }

    #[test]
    fn ramps_are_open_at_both_ends_and_walled_along_their_sides() {
        let borders = |shape| {
            let piece = piece::Piece::new("a piece", 1, piece::Turns::One, shape);
            let lie = piece.lies()[0].raised(1, 9).expect("it is low");
            Direction::ALL.map(|side| lie.border(side))
        };
        let [o, x] = [Border::Open, Border::Cliff];
        assert_eq!(borders("0. 0. / 0v 0v"), [o; 4]);
        assert_eq!(borders("0. 0. / 0. 0v"), [o, o, x, o]);
        assert_eq!(borders("1. 1v / 0. 0."), [x, o, o, x]);
        assert_eq!(borders("1. 1v / 1> 0."), [x, o, o, x]);
        assert_eq!(borders("1. 0. / 1v 0."), [x, o, x, o]);
        assert_eq!(borders("1. 0. / 1. 1^"), [x, o, x, o]);
        assert_eq!(borders("2. 2. / 0. 1."), [o, x, x, x]);
    }
}
