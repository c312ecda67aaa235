//! A world: tiles at heights, what lies on them, and the ways of attackers over them.

pub(crate) mod border;
pub(crate) mod network;
pub(crate) mod spot;
pub(crate) mod tile;

use grid::{Direction, Map, Point};

use self::border::Border;
use self::network::Network;
use self::tile::Tile;

/// Columns and rows of every world.
pub const SIDE: u8 = 15;

/// All of a world that rules know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct World {
    /// The tiles.
    pub tiles: Map<Tile>,
    /// For each tile the border to the east of it and the one to the south of it.
    borders: Map<[Border; 2]>,
    /// The ways of attackers.
    pub network: Network,
}

impl World {
    /// A world of such tiles and ways, all borders open.
    pub fn new(tiles: Map<Tile>, network: Network) -> Self {
        Self { tiles, borders: Map::filled(SIDE, SIDE, [Border::Open; 2]), network }
    }

    /// What stands between a tile and its neighbour; over the edge of the world it is open.
    pub fn border(&self, at: Point, toward: Direction) -> Border {
        let (tile, side) = Self::side(at, toward);
        self.borders.get(tile).map_or(Border::Open, |borders| borders[side])
    }

    /// Puts something between a tile and its neighbour.
    pub fn set_border(&mut self, at: Point, toward: Direction, border: Border) {
        let (tile, side) = Self::side(at, toward);
        if let Some(mut borders) = self.borders.get(tile) {
            borders[side] = border;
            self.borders.set(tile, borders);
        }
    }

    /// The tile that keeps a border, and as which of its two.
    fn side(at: Point, toward: Direction) -> (Point, usize) {
        match toward {
            Direction::East => (at, 0),
            Direction::South => (at, 1),
            Direction::West => (at.step(Direction::West), 0),
            Direction::North => (at.step(Direction::North), 1),
        }
    }
}
