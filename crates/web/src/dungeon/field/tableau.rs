//! What is to be seen of a floor at an instant.

use grid::Point;
use stage::dungeon::{self, Threat};

use super::{Covering, Figure, Lying, Masonry, Pointer, Popup, Projectile, Standing};
use crate::art::Spot;

/// All that is to be seen.
///
/// Spots are cells of the floor: sixteen a tile, from the floor's upper left corner.
#[derive(Clone, Debug)]
pub(crate) struct Tableau<'a> {
    /// The floor as far as it is known.
    pub(crate) tiles: &'a Tiles,
    /// How much of it is in the picture.
    pub(crate) window: Window,
    /// The cell of the floor in the upper left corner of the picture; [`super::centred`] finds it.
    pub(crate) camera: Spot,
    /// Where the lamp is, by which all is seen: the middle of whoever leads.
    pub(crate) lamp: Option<Spot>,
    /// Who is there, in any order.
    pub(crate) figures: &'a [Figure],
    /// Arrows to those who are not in the picture.
    pub(crate) pointers: &'a [Pointer],
    /// Tiles on which something will come down.
    pub(crate) threats: &'a [Threat],
    /// The way to where one would travel, without the tile one stands on.
    pub(crate) route: &'a [Point],
    /// The tiles that what is being aimed would reach.
    pub(crate) area: &'a [Point],
    /// What is being aimed at.
    pub(crate) reticle: Option<Reticle>,
    /// The tile under the cursor.
    pub(crate) cursor: Option<Point>,
    /// What flies.
    pub(crate) projectiles: &'a [Projectile],
    /// What rises.
    pub(crate) popups: &'a [Popup],
    /// How much of the colour is gone, in sixteenths.
    pub(crate) grey: i32,
    /// Which picture of all that lives; always the first where nothing is to move.
    pub(crate) beat: u32,
    /// Tiles that have just come into sight, each with how many sixteenths of it are still dark.
    pub(crate) veils: &'a [(Point, i32)],
}

/// How many tiles a picture has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    /// From left to right.
    pub(crate) columns: u8,
    /// From top to bottom.
    pub(crate) rows: u8,
}

/// A floor as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tiles {
    /// What it is made of.
    pub(crate) masonry: Masonry,
    /// Columns.
    pub(crate) width: u8,
    /// Rows.
    pub(crate) height: u8,
    /// Row after row.
    pub(crate) all: Vec<Tile>,
}

/// What is known of a tile, as it is painted.
pub(crate) type Tile = dungeon::Tile<Standing, Lying, Covering>;

/// What is being aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reticle {
    /// The tile.
    pub(crate) at: Point,
    /// Whether it can be hit.
    pub(crate) aim: Aim,
}

/// Whether something can be hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// It can.
    Clear,
    /// Something is in the way, or it is too far.
    Blocked,
}

impl Window {
    /// Where there is room for it.
    pub(crate) const WIDE: Self = Self { columns: 13, rows: 9 };
    /// On a phone that is held upright.
    pub(crate) const TALL: Self = Self { columns: 9, rows: 11 };
}

impl Tiles {
    /// A floor of which nothing is known.
    pub(crate) fn unknown(masonry: Masonry, width: u8, height: u8) -> Self {
        let all = vec![Tile::UNKNOWN; usize::from(width) * usize::from(height)];
        Self { masonry, width, height, all }
    }

    /// A tile; unknown wall outside.
    pub(crate) fn tile(&self, column: i32, row: i32) -> Tile {
        self.place(column, row).map(|place| self.all[place]).unwrap_or_default()
    }

    /// A tile that can be changed.
    ///
    /// # Panics
    /// When the floor is not that large.
    pub(crate) fn tile_mut(&mut self, point: Point) -> &mut Tile {
        let place = self.place(point.x.into(), point.y.into()).expect("a tile of the floor");
        &mut self.all[place]
    }

    fn place(&self, column: i32, row: i32) -> Option<usize> {
        let (column, row) = (u8::try_from(column).ok()?, u8::try_from(row).ok()?);
        let is_inside = column < self.width && row < self.height;
        is_inside.then(|| usize::from(row) * usize::from(self.width) + usize::from(column))
    }
}
