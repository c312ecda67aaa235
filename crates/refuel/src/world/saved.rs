//! Worlds as bytes. Whatever follows from the rest is not kept.

use grid::{Direction, Map, Point};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::border::Border;
use super::network::Network;
use super::tile::Tile;
use super::{SIDE, World};
use crate::Terrain;

/// What is kept of a world.
#[derive(Serialize, Deserialize)]
struct Saved {
    terrain: Terrain,
    tiles: Vec<Tile>,
    borders: Vec<[Border; 2]>,
    hub: Point,
    starts: Vec<(Point, Direction)>,
    steps: Vec<(Point, Direction)>,
}

impl Serialize for World {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let saved = Saved {
            terrain: self.terrain,
            tiles: self.tiles.iter().map(|(_, tile)| tile).collect(),
            borders: self.borders.iter().map(|(_, borders)| borders).collect(),
            hub: self.network.hub(),
            starts: self.network.starts().iter().map(|start| (start.tile, start.inward)).collect(),
            steps: self.network.steps().collect(),
        };
        saved.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for World {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let saved = Saved::deserialize(deserializer)?;
        let tiles =
            map(&saved.tiles, Tile::flat(0)).ok_or_else(|| D::Error::custom("a world has 225 tiles"))?;
        let borders = map(&saved.borders, [Border::Open; 2]);
        let borders = borders.ok_or_else(|| D::Error::custom("each tile has two borders"))?;
        let network = Network::read(saved.hub, &saved.starts, &saved.steps);
        let network =
            network.map_err(|at| D::Error::custom(format!("the way does not lead on from {at}")))?;
        Ok(Self { terrain: saved.terrain, tiles, borders, network })
    }
}

/// The values of a world's tiles, row by row, if they are as many as it has.
fn map<T: Copy>(values: &[T], any: T) -> Option<Map<T>> {
    let mut map = Map::filled(SIDE, SIDE, any);
    let all = usize::from(SIDE) * usize::from(SIDE);
    let points = (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| Point::new(x, y)));
    points.zip(values).for_each(|(at, value)| map.set(at, *value));
    (values.len() == all).then_some(map)
}
