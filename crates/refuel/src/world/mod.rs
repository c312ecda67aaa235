//! A world: tiles at heights, what lies on them, and the ways of attackers over them.

pub(crate) mod border;
pub(crate) mod catalogue;
pub(crate) mod level;
mod making;
pub(crate) mod metrics;
pub(crate) mod network;
pub(crate) mod proof;
mod river;
mod saved;
pub(crate) mod scatter;
pub(crate) mod shape;
pub(crate) mod sketch;
pub(crate) mod spot;
#[cfg(test)]
mod tests;
pub(crate) mod tile;
pub(crate) mod told;

use grid::{Direction, Map, Point};

use self::border::Border;
use self::network::Network;
use self::tile::Tile;
use crate::Terrain;

/// Columns and rows of every world.
pub const SIDE: u8 = 15;

/// All of a world that rules know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct World {
    /// What it looks like.
    pub terrain: Terrain,
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
        let terrain = Terrain::ALL[0];
        Self { terrain, tiles, borders: Map::filled(SIDE, SIDE, [Border::Open; 2]), network }
    }

    /// Ground over which no way leads yet; the hub is in the middle.
    fn bare(terrain: Terrain, tiles: Map<Tile>, borders: Map<[Border; 2]>) -> Self {
        let hub = Point::new(SIDE / 2, SIDE / 2);
        let network = Network::read(hub, &[], &[]).expect("there is no way that could lead astray");
        Self { terrain, tiles, borders, network }
    }

    /// All tiles, row by row.
    pub fn points() -> impl Iterator<Item = Point> {
        (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| Point::new(x, y)))
    }

    /// Puts a cliff wherever two tiles do not meet at one height, and nothing anywhere else.
    pub fn raise_cliffs(&mut self) {
        for at in Self::points() {
            for side in [Direction::East, Direction::South] {
                let border = if self.is_even(at, side) { Border::Open } else { Border::Cliff };
                self.set_border(at, side, border);
            }
        }
    }

    /// Whether a tile and its neighbour meet at one height along their whole border; over the edge of the world they
    /// do.
    pub fn is_even(&self, at: Point, toward: Direction) -> bool {
        let (Some(tile), Some(other)) = (self.tiles.get(at), self.tiles.get(at.step(toward))) else {
            return true;
        };
        let [first, last] = tile.edge(toward);
        other.edge(toward.opposite()) == [last, first]
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
