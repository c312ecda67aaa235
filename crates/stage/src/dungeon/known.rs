//! What a game says about what its player knows of a dungeon.

use crate::Entry;
use std::fmt::Debug;

use engine::{Game, Seat};
use grid::Point;

use super::{Scene, Threat, TileOf, When};

/// A game on floors of tiles, as its player knows them.
pub trait Dungeon: Game + Debug + Eq {
    /// What somebody looks like.
    type Look: Copy + Debug + Eq;
    /// What ails somebody for a while.
    type Ailment: Copy + Debug + Eq;
    /// Something that somebody has announced.
    type Announced: Copy + Debug + Eq;
    /// What stands on a tile.
    type Prop: Copy + Debug + Eq;
    /// What lies on a tile.
    type Find: Copy + Debug + Eq;
    /// What covers a tile: what grows, flows, hangs and burns there.
    type Cover: Copy + Debug + Eq;
    /// What is told of the player's own bodies beside the floor, and changes during a film.
    type Sheet: Clone + Debug + Eq;

    /// The seat whose view this is: it gives the next command. Where one player has all bodies it is the
    /// first.
    fn seat(_view: &Self::View) -> Seat {
        Seat::FIRST
    }

    /// The floor that the player is on.
    fn extent(view: &Self::View) -> Extent;

    /// Where the body stands that the player moves.
    fn here(view: &Self::View) -> Point;

    /// The stairs, once they were seen.
    fn exit(view: &Self::View) -> Option<Point>;

    /// Whether the stairs cannot be taken yet, wherever they are.
    fn is_exit_shut(view: &Self::View) -> bool;

    /// All that is known of a tile: the one place where a view is asked.
    fn tile(view: &Self::View, at: Point) -> TileOf<Self>;

    /// Everybody in sight.
    fn scene(view: &Self::View) -> Scene<Self>;

    /// What will come down where, with everybody as they are in a scene.
    fn threats(scene: &Scene<Self>, view: &Self::View) -> Vec<Threat>;

    /// Whether something that stands around is worth a look.
    fn is_of_use(prop: Self::Prop) -> bool;

    /// When it is.
    fn when(view: &Self::View) -> When;

    /// Whether the run has ended.
    fn is_over(view: &Self::View) -> bool;
}

/// Which floor it is, and how large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// Which one.
    pub number: u32,
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
}

impl Extent {
    /// Whether a tile is one of the floor's.
    pub const fn contains(self, at: Point) -> bool {
        at.x < self.width && at.y < self.height
    }

    /// Its tiles, row by row.
    pub fn points(self) -> impl Iterator<Item = Point> {
        (0..self.height).flat_map(move |y| (0..self.width).map(move |x| Point::new(x, y)))
    }
}

/// What is told about a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examined {
    /// What is there, in a few words.
    pub title: String,
    /// All that is to be known about it, in the order of what matters: for somebody, the first line
    /// is what an exchange of blows comes to.
    pub lines: Vec<Entry>,
}
