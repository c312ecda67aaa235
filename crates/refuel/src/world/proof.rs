//! What worlds promise, and whether one keeps it. Nothing here knows how worlds are made. RULES.md, 1.11.

use std::fmt;

use grid::{Direction, Point};

use super::border::Border;
use super::making::entrances::{CLEAR, ring};
use super::making::ways::around;
use super::tile::Holding;
use super::{SIDE, World};

/// What is wrong with a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The ways are bunched up: so many tiles are far from all of them.
    Bunched(u16),
    /// Too many turns on the spot.
    Sharp(u16),
    /// Too many tiles of ways along the edge of the world.
    AlongEdge(u16),
    /// Too many tiles of ways right beside other ways.
    SideBySide(u16),
    /// A side branch that begins there never leaves the neighbourhood of ways that were there before.
    Idle(Point),
    /// The way is not as far from there by each of its steps.
    Uneven(Point),
    /// No way leads on from there to the hub.
    Stranded(Point),
    /// A way does not come in there from outside.
    Inside(Point),
    /// The hub is too near to the edge of the world, or slopes.
    Hub(Point),
    /// A way goes through a cliff or a monolith.
    Walled(Point, Direction),
    /// Something lies on a way, or a tile without a way has one.
    Blocked(Point),
    /// What stands on a border is not what the heights of its tiles ask for.
    Border(Point, Direction),
    /// A tile is lower than the ground or higher than its terrain.
    Height(Point),
    /// Nobody can build on what lies there: it slopes.
    Resource(Point),
    /// There are too few or too many of something.
    Count(Holding, u16),
    /// No river runs from an edge of the world to another, where there should be one.
    River,
}

/// Each kind of flaw by the rule that it breaks, for counting.
pub const FLAWS: [&str; 16] = [
    "bunched up",
    "sharp turns",
    "along the edge",
    "side by side",
    "idle branch",
    "uneven",
    "stranded",
    "begins inside",
    "hub",
    "walled",
    "blocked",
    "border",
    "height",
    "resource",
    "count",
    "river",
];

impl Flaw {
    /// Which rule it breaks: its place in [`FLAWS`].
    pub const fn rule(self) -> usize {
        match self {
            Self::Bunched(_) => 0,
            Self::Sharp(_) => 1,
            Self::AlongEdge(_) => 2,
            Self::SideBySide(_) => 3,
            Self::Idle(_) => 4,
            Self::Uneven(_) => 5,
            Self::Stranded(_) => 6,
            Self::Inside(_) => 7,
            Self::Hub(_) => 8,
            Self::Walled(..) => 9,
            Self::Blocked(_) => 10,
            Self::Border(..) => 11,
            Self::Height(_) => 12,
            Self::Resource(_) => 13,
            Self::Count(..) => 14,
            Self::River => 15,
        }
    }
}

/// All that is wrong with a world that was made.
pub fn prove(world: &World) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    lie(world, &mut flaws);
    branches(world, &mut flaws);
    lead(world, &mut flaws);
    ground(world, &mut flaws);
    things(world, &mut flaws);
    flaws
}

/// How ways lie in the world.
fn lie(world: &World, flaws: &mut Vec<Flaw>) {
    let shape = world.shape();
    let rules = [
        (shape.is_spread(), Flaw::Bunched(shape.far)),
        (shape.is_smooth(), Flaw::Sharp(shape.turns)),
        (shape.is_off_edge(), Flaw::AlongEdge(shape.edge)),
        (shape.is_loose(), Flaw::SideBySide(shape.beside)),
    ];
    flaws.extend(rules.into_iter().filter(|(keeps, _)| !keeps).map(|(_, flaw)| flaw));
    let hub = world.network.hub();
    let slopes = world.tiles.get(hub).is_none_or(|tile| tile.downhill.is_some());
    if hub.x >= SIDE || hub.y >= SIDE || ring(hub) < CLEAR || slopes {
        flaws.push(Flaw::Hub(hub));
    }
}

/// Steps are kept in the order in which ways were laid: first each start's own, which ends where there is a way, then
/// its branches, which begin and end there.
fn branches(world: &World, flaws: &mut Vec<Flaw>) {
    let mut woven = vec![world.network.hub()];
    let mut near: Vec<Point> = around(world.network.hub()).collect();
    let mut branch: Vec<Point> = Vec::new();
    for (from, toward) in world.network.steps() {
        let to = from.step(toward);
        branch.push(from);
        if !woven.contains(&to) {
            continue;
        }
        let first = branch[0];
        let is_branch = woven.contains(&first);
        if is_branch && branch.iter().all(|at| near.contains(at)) {
            flaws.push(Flaw::Idle(first));
        }
        near.extend(branch.iter().copied().flat_map(around));
        woven.append(&mut branch);
    }
    if let Some(first) = branch.first() {
        flaws.push(Flaw::Stranded(*first));
    }
}

/// Where ways begin and lead.
fn lead(world: &World, flaws: &mut Vec<Flaw>) {
    let network = &world.network;
    for start in network.starts() {
        let outside = start.tile.step(start.inward.opposite());
        if (outside.x < SIDE && outside.y < SIDE) || network.distance(start.tile).is_none() {
            flaws.push(Flaw::Inside(start.tile));
        }
    }
    for (from, toward) in network.steps() {
        let to = from.step(toward);
        if network.distance(to).map(|far| far + 1) != network.distance(from) {
            flaws.push(Flaw::Uneven(from));
        }
        if world.border(from, toward) != Border::Open {
            flaws.push(Flaw::Walled(from, toward));
        }
    }
    for segment in network.segments() {
        let end = segment.from.step(segment.toward);
        if segment.next.is_empty() && end != network.hub() {
            flaws.push(Flaw::Stranded(end));
        }
    }
    for (at, tile) in world.tiles.iter() {
        if (tile.holding == Holding::Path) != network.distance(at).is_some() {
            flaws.push(Flaw::Blocked(at));
        }
    }
}

/// Heights, and what stands where they differ.
fn ground(world: &World, flaws: &mut Vec<Flaw>) {
    for (at, tile) in world.tiles.iter() {
        if tile.level > world.terrain.top() || (tile.level == 0 && tile.downhill.is_some()) {
            flaws.push(Flaw::Height(at));
        }
        for side in [Direction::East, Direction::South] {
            let is_even = world.is_even(at, side);
            if is_even == (world.border(at, side) == Border::Cliff) {
                flaws.push(Flaw::Border(at, side));
            }
        }
    }
}

/// What lies on the ground.
fn things(world: &World, flaws: &mut Vec<Flaw>) {
    for (at, tile) in world.tiles.iter() {
        let is_resource = matches!(tile.holding, Holding::Minerals | Holding::Wellspring);
        let is_level = tile.downhill.is_none();
        if (is_resource || tile.holding == Holding::Water) && !is_level {
            flaws.push(Flaw::Resource(at));
        }
    }
    if world.terrain.has_river() && !world.has_river() {
        flaws.push(Flaw::River);
    }
    for phase in world.terrain.landscape().phases {
        let all = world.tiles.iter().filter(|(_, tile)| tile.holding == phase.what).count();
        let all = u16::try_from(all).expect("a world is small");
        if !(phase.count[0]..=phase.count[1]).contains(&all) {
            flaws.push(Flaw::Count(phase.what, all));
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bunched(far) => write!(f, "the ways are bunched up: {far} tiles are far from all of them"),
            Self::Sharp(turns) => write!(f, "{turns} turns on the spot"),
            Self::AlongEdge(tiles) => write!(f, "{tiles} tiles of ways along the edge"),
            Self::SideBySide(tiles) => write!(f, "{tiles} times ways side by side"),
            Self::Idle(at) => write!(f, "the branch at {at} stays beside other ways"),
            Self::Uneven(at) => write!(f, "it is not as far from {at} by each step"),
            Self::Stranded(at) => write!(f, "no way leads on from {at}"),
            Self::Inside(at) => write!(f, "the way at {at} does not come in from outside"),
            Self::Hub(at) => write!(f, "the hub at {at} is at the edge or slopes"),
            Self::Walled(at, side) => write!(f, "the way from {at} to the {side:?} is walled off"),
            Self::Blocked(at) => write!(f, "what lies at {at} is not a way, or a way that is none"),
            Self::Border(at, side) => {
                write!(f, "the border of {at} to the {side:?} does not suit its heights")
            }
            Self::Height(at) => write!(f, "{at} is higher or lower than its terrain"),
            Self::Resource(at) => write!(f, "nobody can build on what lies at {at}"),
            Self::Count(what, count) => write!(f, "there are {count} of {what:?}"),
            Self::River => f.write_str("no river runs from an edge to another"),
        }
    }
}
