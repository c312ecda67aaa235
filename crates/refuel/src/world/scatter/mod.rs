//! What is strewn over a world, for eyes only. No rule asks for any of it. RULES.md, 1.10.

mod noise;

use engine::{Seed, SplitMix64};
use grid::{Direction, Point};

use self::noise::Noise;
use super::spot::Spot;
use super::tile::{Holding, Tile};
use super::{SIDE, World};
use crate::terrain::{Ground, Layer, Look};
use crate::{Length, Relief};

/// Something to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decoration {
    /// What it looks like.
    pub look: Look,
    /// Where it stands, on the ground.
    pub at: Spot,
    /// How large it is, in thousandths of a tile.
    pub size: i32,
    /// How it is turned, in degrees.
    pub turn: u16,
    /// What lies on its tile.
    pub over: Holding,
}

/// What the noise at a place is worth more in the middle of what a decoration belongs to than at its rim.
const DEPTH: i32 = 500;
/// Nearer to the edge of its tile nothing stands.
const MARGIN: i32 = 90;

impl World {
    /// Everything that is strewn over the world of a seed, from the north to the south.
    pub fn decorations(&self, seed: Seed) -> Vec<Decoration> {
        let branch = seed.branch("decorations");
        let relief = Relief::new(self);
        let mut all: Vec<Decoration> = Vec::new();
        for (layer, nth) in self.terrain.landscape().scatter.iter().zip(0_u32..) {
            let mut stream = branch.branch(nth).stream();
            let noise = Noise::drawn(&mut stream);
            for at in World::points().filter(|at| layer.on.is(self, *at)) {
                for _ in 0..layer.tries {
                    all.extend(self.strewn(layer, at, (&relief, &noise), &all, &mut stream));
                }
            }
        }
        all.sort_by_key(|one| (one.at.y, one.at.x));
        all
    }

    /// A decoration of a layer somewhere on a tile, if it fits there.
    fn strewn(
        &self,
        layer: &Layer,
        at: Point,
        (relief, noise): (&Relief, &Noise),
        others: &[Decoration],
        stream: &mut SplitMix64,
    ) -> Option<Decoration> {
        let within = |tile: u8, stream: &mut SplitMix64| {
            let inner = u32::try_from(1000 - 2 * MARGIN).expect("margins are narrow");
            i32::from(tile) * 1000 + MARGIN + i32::try_from(stream.below(inner)).expect("it is small")
        };
        let [x, y] = [within(at.x, stream), within(at.y, stream)];
        let turn = u16::try_from(stream.below(360)).expect("it is small");
        let worth = noise.at(x, y) + self.depth(layer.on, at, x, y) - layer.threshold;
        if worth <= 0 {
            return None;
        }
        let [size, apart] = layer.size;
        let size = size * (600 + worth.min(900)) / 1000;
        let is_clear = |other: &Decoration| {
            let [dx, dy] = [other.at.x - x, other.at.y - y];
            let far = (apart + other.size / 4).min(apart * 2);
            dx * dx + dy * dy >= far * far
        };
        let tile = self.tiles.get(at)?;
        others.iter().all(is_clear).then_some(Decoration {
            look: layer.look,
            at: relief.above(x, y, Length(0)),
            size,
            turn,
            over: tile.holding,
        })
    }

    /// How deep inside of where a layer belongs a place is.
    fn depth(&self, on: Ground, at: Point, x: i32, y: i32) -> i32 {
        let Ground::Over(_) = on else { return 0 };
        let [x, y] = [x % 1000, y % 1000];
        let far = |side: Direction| match side {
            Direction::North => y,
            Direction::East => 1000 - x,
            Direction::South => 1000 - y,
            Direction::West => x,
        };
        let rims = Direction::ALL.into_iter().filter(|side| !on.is(self, at.step(*side))).map(far);
        rims.min().unwrap_or(DEPTH).min(DEPTH)
    }
}

impl Ground {
    /// Whether a tile is one of those.
    fn is(self, world: &World, at: Point) -> bool {
        let Some(Tile { holding, level, .. }) = world.tiles.get(at) else { return false };
        let is_bare = holding == Holding::Nothing;
        let is_wet = |side: Point| world.tiles.get(side).is_some_and(|tile| tile.holding == Holding::Water);
        match self {
            Self::Over(wanted) => holding == wanted,
            Self::Bare => is_bare,
            Self::BareFrom(least) => is_bare && level >= least,
            Self::Shore => is_bare && at.neighbours().into_iter().any(is_wet),
        }
    }
}

/// How many tiles there are both ways, for noise.
const TILES: usize = SIDE as usize;
