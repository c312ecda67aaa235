//! What lies on the ground: resources and rocks, laid down phase by phase, each drawn to some of what lies there already
//! and repelled by the rest. RULES.md, 1.8.

use engine::SplitMix64;
use grid::Point;

use super::entrances::square;
use super::{TILES, index};
use crate::terrain::{Phase, Slopes};
use crate::{Holding, World};

/// A pull of one thing on the tile beside it. Chances are counted in thousandths of it, pulls in thousandths of those.
const ONE: i64 = 1_000_000;

/// How strongly what lies there already acts on each tile, by what it is.
struct Pulls {
    by: [[i64; TILES]; Holding::ALL.len()],
}

/// Lays down all that a terrain has, beside the main ways.
pub(super) fn lay(world: &mut World, is_way: impl Fn(Point) -> bool, stream: &mut SplitMix64) {
    let mut pulls = Pulls { by: [[0; TILES]; Holding::ALL.len()] };
    for phase in world.terrain.landscape().phases {
        let mut free: Vec<Point> =
            World::points().filter(|at| !is_way(*at) && phase.fits(world, *at)).collect();
        let [least, most] = phase.count;
        let mut count = 0;
        loop {
            let before = count;
            shuffle(&mut free, stream);
            free.retain(|at| {
                let is_taken =
                    count < most && i64::from(stream.below(1000)) * ONE < phase.chance_at(&pulls, *at);
                if is_taken {
                    put(world, phase.what, *at, &mut pulls);
                    count += 1;
                }
                !is_taken
            });
            if count >= least || free.is_empty() {
                break;
            }
            if count == before {
                // Nothing is likely anywhere: then it lies where it is least unlikely.
                let chances =
                    free.iter().enumerate().map(|(place, at)| (phase.chance_at(&pulls, *at), place));
                let (_, place) = chances.max().expect("there are free tiles");
                put(world, phase.what, free.swap_remove(place), &mut pulls);
                count += 1;
            }
        }
    }
}

impl Phase {
    /// Whether a thing may lie on a tile as far as the tile is concerned.
    fn fits(&self, world: &World, at: Point) -> bool {
        let tile = world.tiles.get(at).expect("a tile of the world");
        tile.holding == Holding::Nothing && (self.slopes == Slopes::Too || tile.downhill.is_none())
    }

    /// In thousandths of [`ONE`].
    fn chance_at(&self, pulls: &Pulls, at: Point) -> i64 {
        let pull =
            |(what, strength): &(Holding, i32)| i64::from(*strength) * pulls.by[*what as usize][index(at)];
        i64::from(self.chance) * ONE + self.pulls.iter().map(pull).sum::<i64>()
    }
}

fn put(world: &mut World, what: Holding, at: Point, pulls: &mut Pulls) {
    let tile = world.tiles.get(at).expect("a tile of the world");
    world.tiles.set(at, crate::Tile { holding: what, ..tile });
    let pulls = &mut pulls.by[what as usize];
    for other in World::points().filter(|other| *other != at) {
        pulls[index(other)] += ONE / i64::from(square(at, other));
    }
}

fn shuffle(tiles: &mut [Point], stream: &mut SplitMix64) {
    for last in (1..tiles.len()).rev() {
        let bound = u32::try_from(last + 1).expect("a world is small");
        tiles.swap(last, stream.below(bound) as usize);
    }
}
