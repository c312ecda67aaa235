//! What floors promise, and the proof that one keeps it. Nothing here knows how floors are made. RULES.md, 9.7.

use std::fmt;

use grid::{Area, Disc, Flood, Point, sight};

use crate::floors::slides::Slides;
use crate::{Cells, Floor, Loot, Matter, Thing};

/// What shows that a floor keeps what floors promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Steps to the way down, or to the boss where there is none, over safe ground.
    pub steps: u16,
    /// Steps to the key, if there is one.
    pub key: Option<u16>,
    /// How much of the floor can be walked over.
    pub tiles: u16,
}

/// What is wrong with a floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Something is open at the very edge.
    OpenEdge,
    /// Something stands or lies where it cannot, or two things do on one tile.
    Misplaced(Point),
    /// A part can never be come to.
    Sealed(Point),
    /// Who slides there never comes back.
    Stranded(Point),
    /// The way on is cut off by what hurts.
    NoWayOn,
    /// Something worth having is cut off by what hurts.
    CutOff(Point),
    /// The key cannot be had while its door is shut.
    KeyShutIn,
    /// A door without a key, or a key without a door.
    Unmatched,
    /// Somebody is in sight on arrival, or too near.
    Unwelcome(Point),
    /// The way on is too near.
    TooNear(u16),
}

/// Nobody dwells nearer to where one arrives, in steps.
const PEACE: usize = 8;
/// As far as one sees with the best eyes.
const FARTHEST_SIGHT: Disc = Disc { radius: 12 };

/// Proves that a floor keeps what floors promise.
///
/// # Errors
/// The first promise that it breaks.
pub fn prove(floor: &Floor) -> Result<Proof, Flaw> {
    in_place(floor)?;
    whole(floor)?;
    sure_footed(floor)?;
    let harm = harm(floor);
    let way = Walk::from(floor, &floor.walkable(), &harm);
    let goal = floor.stairs.or_else(|| floor.boss.map(|(_, at)| at)).ok_or(Flaw::NoWayOn)?;
    let steps = way.steps(goal).ok_or(Flaw::NoWayOn)?;
    if steps < u16::from(floor.width / 3) {
        return Err(Flaw::TooNear(steps));
    }
    let key = key(floor, &way)?;
    rewards(floor, &harm)?;
    peace(floor)?;
    let tiles = u16::try_from(floor.walkable().len()).unwrap_or(u16::MAX);
    Ok(Proof { steps, key, tiles })
}

/// The tiles on which somebody is hurt.
fn harm(floor: &Floor) -> Cells {
    let deadly = Matter::ALL.into_iter().filter(|matter| matter.hurts());
    deadly.fold(floor.trapped(), |harm, matter| harm | floor.ground.layer(matter))
}

/// How far something is from where one arrives, for somebody who shuns what hurts and slides on ice.
struct Walk {
    from: Point,
    safe: Cells,
    /// Where they can stand, by steps and slides.
    rests: Cells,
}

impl Walk {
    fn from(floor: &Floor, free: &Cells, harm: &Cells) -> Self {
        let rests = Slides::new(floor, free, harm).reach(floor.start).rests;
        Self { from: floor.start, safe: *free - *harm, rests }
    }

    fn steps(&self, to: Point) -> Option<u16> {
        if !self.rests.contains(to) {
            return None;
        }
        let steps = Flood::new(Cells::of(self.from), &self.safe).position(|front| front.contains(to));
        steps.and_then(|steps| u16::try_from(steps).ok())
    }
}

fn in_place(floor: &Floor) -> Result<(), Flaw> {
    let inner = Area::new(Point::new(1, 1), floor.width - 2, floor.height - 2);
    if !((floor.open | floor.secrets) - Cells::of_area(inner)).is_empty() {
        return Err(Flaw::OpenEdge);
    }
    let standing = floor.things.iter().chain(&floor.traps).map(|(at, _)| *at);
    let lying = floor.loot.iter().map(|(at, _)| *at).chain(floor.piles.iter().chain(&floor.flasks).copied());
    let ends = [floor.start].into_iter().chain(floor.stairs);
    let mut taken = floor.doors | floor.locked;
    for at in standing.chain(lying).chain(ends) {
        if !floor.open.contains(at) || taken.contains(at) {
            return Err(Flaw::Misplaced(at));
        }
        taken.insert(at);
    }
    let mut bodies = floor.blocked() | floor.doors | floor.locked;
    for (_, at) in floor.dwellers() {
        if !floor.open.contains(at) || bodies.contains(at) {
            return Err(Flaw::Misplaced(at));
        }
        bodies.insert(at);
    }
    Ok(())
}

/// With all locks and secrets open everything can be come to.
fn whole(floor: &Floor) -> Result<(), Flaw> {
    let opened = (floor.open | floor.secrets) - floor.blocked();
    let reached = Flood::new(Cells::of(floor.start), &opened).reached();
    (opened - reached).first().map_or(Ok(()), |at| Err(Flaw::Sealed(at)))
}

fn key(floor: &Floor, way: &Walk) -> Result<Option<u16>, Flaw> {
    let keys: Vec<Point> =
        floor.loot.iter().filter(|(_, loot)| *loot == Loot::Key).map(|(at, _)| *at).collect();
    if keys.len() != floor.locked.len() {
        return Err(Flaw::Unmatched);
    }
    let steps: Option<Vec<u16>> = keys.iter().map(|at| way.steps(*at)).collect();
    Ok(steps.ok_or(Flaw::KeyShutIn)?.into_iter().max())
}

/// Wherever somebody slides to, they can slide back.
fn sure_footed(floor: &Floor) -> Result<(), Flaw> {
    let free = (floor.open | floor.secrets) - floor.blocked();
    let stranded = Slides::new(floor, &free, &Cells::NONE).stranded(floor.start);
    stranded.first().map_or(Ok(()), |at| Err(Flaw::Stranded(at)))
}

/// Whatever is worth having is come to without being hurt once doors are open.
fn rewards(floor: &Floor, harm: &Cells) -> Result<(), Flaw> {
    let opened = floor.walkable() | floor.locked | floor.secrets;
    let met = Slides::new(floor, &opened, harm).reach(floor.start).touched;
    let beside = met.spread();
    let standing = floor.things.iter().filter(|(_, thing)| thing.is_reward() || *thing == Thing::Hearth);
    let is_cut_off = |(at, thing): &&(Point, Thing)| {
        if thing.blocks() { !beside.contains(*at) } else { !met.contains(*at) }
    };
    let things = standing.filter(is_cut_off).map(|(at, _)| *at);
    let lying = floor.loot.iter().map(|(at, _)| *at).chain(floor.piles.iter().chain(&floor.flasks).copied());
    let mut missed = things.chain(lying.filter(|at| !met.contains(*at)));
    missed.next().map_or(Ok(()), |at| Err(Flaw::CutOff(at)))
}

/// Whoever arrives is alone.
fn peace(floor: &Floor) -> Result<(), Flaw> {
    let everything = Cells::of_area(Area::new(Point::new(0, 0), floor.width, floor.height));
    let opaque = (everything - floor.open) | floor.doors | floor.locked;
    let seen = sight(floor.start, FARTHEST_SIGHT, &opaque);
    let near = Flood::new(Cells::of(floor.start), &floor.open).take(PEACE + 1);
    let near = near.fold(seen, |all, front| all | front);
    floor.dwellers().find(|(_, at)| near.contains(*at)).map_or(Ok(()), |(_, at)| Err(Flaw::Unwelcome(at)))
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OpenEdge => f.write_str("something is open at the edge of the floor"),
            Self::Misplaced(at) => write!(f, "what is at {at} cannot be there"),
            Self::Sealed(at) => write!(f, "what is at {at} is shut in"),
            Self::Stranded(at) => write!(f, "who slides to {at} never comes back"),
            Self::NoWayOn => f.write_str("no safe way leads on"),
            Self::CutOff(at) => write!(f, "what is at {at} is cut off by what hurts"),
            Self::KeyShutIn => f.write_str("the key cannot be had while its door is shut"),
            Self::Unmatched => f.write_str("keys and locks do not match"),
            Self::Unwelcome(at) => write!(f, "whoever is at {at} is too near to where one arrives"),
            Self::TooNear(steps) => write!(f, "the way on is only {steps} steps away"),
        }
    }
}

impl std::error::Error for Flaw {}
