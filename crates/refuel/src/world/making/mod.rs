//! How worlds are made, stage by stage. RULES.md, 1.2.

mod annealing;
mod crowding;
mod detours;
pub(crate) mod entrances;
mod ground;
mod rivers;
mod things;
pub(crate) mod ways;

use engine::Seed;
use grid::Point;

use self::entrances::Entrances;
use super::shape::Shape;
use super::{SIDE, World};
use crate::WorldPlan;

/// Tiles of a world.
pub(super) const TILES: usize = SIDE as usize * SIDE as usize;
/// How often everything is begun anew. A few times are enough; of the longest ways, some more.
const ATTEMPTS: u32 = 400;

/// The place of a tile among all of them.
pub(super) const fn index(at: Point) -> usize {
    at.y as usize * SIDE as usize + at.x as usize
}

/// Whether a tile lies in the world.
const fn inside(at: Point) -> bool {
    at.x < SIDE && at.y < SIDE
}

impl World {
    /// The world of a seed that is as a plan wants it.
    ///
    /// # Panics
    /// When none is found: the plan asks for ways that no world has room for.
    pub fn generate(seed: Seed, plan: &WorldPlan) -> Self {
        let made = (0..ATTEMPTS).find_map(|attempt| Self::attempt(seed, plan, attempt));
        made.expect("a world has room for the ways that levels ask for")
    }

    /// One attempt, a stage after the other, each with luck of its own.
    fn attempt(seed: Seed, plan: &WorldPlan, attempt: u32) -> Option<Self> {
        let branch = seed.branch("world").branch(u32::from(plan.level.0)).branch(attempt);
        let luck = |stage: &str| branch.branch(stage).stream();
        let entrances = Entrances::placed(plan, &mut luck("entrances"))?;
        let main = annealing::main_ways(&entrances, &plan.lengths, &mut luck("ways"))?;
        let steps = main.iter().flat_map(|way| ways::steps(way));
        if !Shape::of(&entrances.starts, steps).is_fair() {
            return None;
        }
        let mut distances = ways::distances(&main);
        for detour in detours::planned(&entrances, &main, plan.branches, &mut luck("detours")) {
            ways::mark(&mut distances, &detour);
        }
        let river = if plan.terrain.has_river() {
            rivers::course(&entrances, &distances, &mut luck("river"))?
        } else {
            Vec::new()
        };
        let site = ground::Site { hub: entrances.hub, distances: &distances, river: &river };
        let mut world = ground::ground(plan.terrain, &site, &mut luck("ground"))?;
        rivers::ford(&mut world, &distances);
        things::lay(&mut world, |at| distances.get(at).flatten().is_some(), &mut luck("things"));
        ways::lay(&mut world, &entrances, &distances, plan.branches);
        rivers::flood(&mut world, &river);
        world.shape().is_fair().then_some(world)
    }
}
