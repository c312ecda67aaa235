//! A floor in numbers.

use grid::{Direction, Point};

use crate::{Cells, Floor, Proof, Thing};

/// What a designer wants to know about a floor.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is named after what it counts")]
pub struct Metrics {
    pub tiles: usize,
    pub rooms: usize,
    pub corridors: usize,
    pub doors: usize,
    pub locks: usize,
    pub secrets: usize,
    pub chests: usize,
    pub traps: usize,
    pub pads: usize,
    pub foes: usize,
    /// Tiles of which two opposite neighbours are open and the other two are not.
    pub narrow: usize,
    /// Steps of both ways to the stairs.
    pub lengths: [usize; 2],
    /// What waits along them.
    pub risks: [u32; 2],
    /// Loops for each hundred corridors that would be enough to join all rooms.
    pub braid: usize,
    pub loops: usize,
    pub dead_ends: usize,
    pub rewarded: usize,
    pub obviousness: u32,
}

impl Metrics {
    /// The numbers of a floor.
    pub fn of(floor: &Floor, proof: &Proof) -> Self {
        let count =
            |is_wanted: fn(Thing) -> bool| floor.things.iter().filter(|(_, thing)| is_wanted(*thing)).count();
        Self {
            tiles: floor.open.len(),
            rooms: floor.rooms.len(),
            corridors: floor.corridors.len(),
            doors: floor.doors.len(),
            locks: floor.locks.len(),
            secrets: floor.secrets.len(),
            chests: count(|thing| thing == Thing::Chest),
            traps: count(Thing::is_trap),
            pads: count(|thing| thing == Thing::Pad),
            foes: floor.foes.len(),
            narrow: narrow(&floor.open),
            lengths: proof.routes.each_ref().map(|route| route.tiles.len()),
            risks: proof.routes.each_ref().map(|route| route.risk),
            braid: proof.loops * 100 / (floor.rooms.len() - 1),
            loops: proof.loops,
            dead_ends: proof.dead_ends,
            rewarded: proof.rewarded,
            obviousness: proof.obviousness,
        }
    }
}

fn narrow(open: &Cells) -> usize {
    let is_open = |point: Point, [one, other]: [Direction; 2]| {
        [one, other].map(|direction| open.contains(point.step(direction)))
    };
    let (upright, level) = ([Direction::North, Direction::South], [Direction::East, Direction::West]);
    open.iter()
        .filter(|&point| {
            let ways = [is_open(point, upright), is_open(point, level)];
            ways == [[true; 2], [false; 2]] || ways == [[false; 2], [true; 2]]
        })
        .count()
}
