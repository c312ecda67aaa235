//! A world as whoever plays is told of it: sets of tiles by what they are like.

use std::collections::BTreeMap;
use std::sync::Arc;

use grid::{Cells, Direction, Point};
use serde::{Serialize, Serializer};

use super::border::Border;
use super::tile::Holding;
use super::{SIDE, World};
use crate::Terrain;
use crate::battle::land::Land;

/// Tiles of a world.
type Tiles = Cells<{ SIDE as usize }>;

/// What is told of a world. Tiles that have nothing of a kind are in no set of it.
#[derive(Serialize)]
struct Told {
    terrain: Terrain,
    hub: Point,
    levels: BTreeMap<u8, Tiles>,
    slopes: BTreeMap<Direction, Tiles>,
    holdings: BTreeMap<Holding, Tiles>,
    /// On the side of each tile that this is.
    cliffs: BTreeMap<Direction, Tiles>,
    monoliths: BTreeMap<Direction, Tiles>,
    /// Where ways begin, and all steps within the world: the pieces of ways, in their order.
    starts: Vec<(Point, Direction)>,
    steps: Vec<(Point, Direction)>,
}

/// Writes the world of a land.
pub(crate) fn world<S: Serializer>(land: &Arc<Land>, serializer: S) -> Result<S::Ok, S::Error> {
    told(&land.world).serialize(serializer)
}

fn told(world: &World) -> Told {
    let tiles = || world.tiles.iter().map(|(at, tile)| (tile, at));
    let borders = |wanted: Border| {
        let sides = World::points().flat_map(|at| [Direction::East, Direction::South].map(|side| (at, side)));
        by(sides.filter(|(at, side)| world.border(*at, *side) == wanted).map(|(at, side)| (side, at)))
    };
    Told {
        terrain: world.terrain,
        hub: world.network.hub(),
        levels: by(tiles().filter(|(tile, _)| tile.level > 0).map(|(tile, at)| (tile.level, at))),
        slopes: by(tiles().filter_map(|(tile, at)| Some((tile.downhill?, at)))),
        holdings: by(tiles()
            .filter(|(tile, _)| tile.holding != Holding::Nothing)
            .map(|(tile, at)| (tile.holding, at))),
        cliffs: borders(Border::Cliff),
        monoliths: borders(Border::Monolith),
        starts: world.network.starts().iter().map(|start| (start.tile, start.inward)).collect(),
        steps: world.network.steps().collect(),
    }
}

/// Tiles by what they have in common.
fn by<K: Ord>(tiles: impl Iterator<Item = (K, Point)>) -> BTreeMap<K, Tiles> {
    let mut sets = BTreeMap::new();
    for (key, at) in tiles {
        sets.entry(key).or_insert(Tiles::NONE).insert(at);
    }
    sets
}
