//! What floors promise, and the proof that one keeps it. Nothing here knows how floors are made.

use std::fmt;

use grid::{Area, Flood, Map, Point, distances, two_routes};

use crate::{Cells, Corridor, Floor, Lock, Rank, Thing};

/// What shows that a floor keeps what floors promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Two ways from the first room to the last that share no tile outside of both: the riskier
    /// and shorter one, then the longer one.
    pub routes: [Route; 2],
    /// How many corridors could be closed with all rooms still joined.
    pub loops: usize,
    /// How many dead ends there are.
    pub dead_ends: usize,
    /// How many of them have something good.
    pub rewarded: usize,
    /// How likely somebody who leans towards the stairs at each of the first forks finds the
    /// right way, in hundredths.
    pub obviousness: u32,
    /// The steps from the beginning to each key, all locks being shut.
    pub keys: Vec<u16>,
}

/// A way to the stairs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// Its tiles, from the last one of the first room to the first one of the last.
    pub tiles: Vec<Point>,
    /// Foes and traps along it; an elite counts twice.
    pub risk: u32,
}

/// What is wrong with a floor.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum Flaw {
    /// Something is open at the very edge.
    OpenEdge,
    /// The beginning or the stairs are not where they belong.
    NoEnds,
    /// A corridor is not open all the way between its rooms.
    NoCorridor { corridor: usize },
    /// The stairs are too near.
    TooNear { steps: u16 },
    /// There are no two ways that do not meet.
    OneWay,
    /// The shorter way is not the riskier one, or both are of one length.
    NoChoice,
    /// There is no loop beside the one that the two ways make.
    NoLoop,
    /// Too few dead ends are worth their way.
    Unrewarding { dead_ends: usize, rewarded: usize },
    /// The way to the stairs is too easily guessed.
    Obvious { hundredths: u32 },
    /// A key cannot be had while its lock is shut.
    KeyShutIn { lock: usize },
    /// Something can never be come to, or a foe only with a key.
    Sealed { at: Point },
    /// Somebody or something stands where it cannot.
    Misplaced { at: Point },
    /// A floor with a boss lacks what belongs to it, or another floor has it.
    Milestone,
    /// Foes have nowhere to arrive.
    NoPad,
}

/// Of the dead ends, in hundredths, those that have something good.
const REWARDED: usize = 60;
/// The most that the way to the stairs may be guessed, in hundredths.
const OBVIOUS: u32 = 40;
/// How many forks count for that.
const FORKS: usize = 3;
/// How many steps from a way foes make it risky; traps must lie on it.
const NEAR: usize = 2;

/// Proves that a floor keeps what floors promise.
///
/// # Errors
/// The first promise that it breaks.
pub fn prove(floor: &Floor) -> Result<Proof, Flaw> {
    let free = floor.walkable();
    in_place(floor)?;
    let far = distances(Cells::of(floor.start), &free, floor.width);
    let steps = far.get(floor.exit).flatten().ok_or(Flaw::OneWay)?;
    if steps < u16::from(floor.width / 2) {
        return Err(Flaw::TooNear { steps });
    }
    let routes = routes(floor, &free)?;
    let loops = (floor.corridors.len() + 1).saturating_sub(floor.rooms.len());
    if loops < 2 {
        return Err(Flaw::NoLoop);
    }
    let (dead_ends, rewarded) = rewards(floor)?;
    let obviousness = obviousness(floor, &free)?;
    let keys = keys(floor, &far)?;
    all_is_reached(floor, &free)?;
    milestone(floor)?;
    Ok(Proof { routes, loops, dead_ends, rewarded, obviousness, keys })
}

fn in_place(floor: &Floor) -> Result<(), Flaw> {
    let inner = Area::new(Point::new(1, 1), floor.width - 2, floor.height - 2);
    if !((floor.open | floor.secrets) - Cells::of_area(inner)).is_empty() {
        return Err(Flaw::OpenEdge);
    }
    let ends = [(floor.start, floor.start_room), (floor.exit, floor.exit_room)];
    if !ends
        .iter()
        .all(|(point, room)| floor.room_cells(*room).contains(*point) && floor.thing(*point).is_none())
    {
        return Err(Flaw::NoEnds);
    }
    if let Some(corridor) = floor.corridors.iter().position(|corridor| !is_dug(floor, corridor)) {
        return Err(Flaw::NoCorridor { corridor });
    }
    let blocked = floor.blocked();
    let standing = floor.foes.iter().map(|foe| foe.at);
    let misplaced = standing.clone().find(|at| !floor.open.contains(*at) || blocked.contains(*at));
    let lying = floor.things.iter().map(|(at, _)| *at).find(|at| !floor.open.contains(*at));
    let together = floor.foes.windows(2).find(|pair| pair[0].at == pair[1].at).map(|pair| pair[0].at);
    match misplaced.or(lying).or(together) {
        Some(at) => Err(Flaw::Misplaced { at }),
        None => Ok(()),
    }
}

/// Whether a corridor is open from the one room to the other.
fn is_dug(floor: &Floor, corridor: &Corridor) -> bool {
    let is_beside = |room: usize| {
        corridor.doorway(room).is_some_and(|doorway| floor.room_cells(room).spread().contains(doorway))
    };
    let is_open = corridor.tiles.iter().all(|tile| floor.open.contains(*tile));
    let is_joined = corridor.tiles.windows(2).all(|pair| pair[0].distance(pair[1]) == 1);
    is_open && is_joined && is_beside(corridor.rooms.0) && is_beside(corridor.rooms.1)
}

fn routes(floor: &Floor, free: &Cells) -> Result<[Route; 2], Flaw> {
    let [start, exit] = [floor.start_room, floor.exit_room].map(|room| floor.room_cells(room));
    let routes = two_routes(&start, &exit, free, floor.width).ok_or(Flaw::OneWay)?;
    let [shorter, longer] = routes.map(|tiles| Route { risk: risk(floor, &tiles, free, &exit), tiles });
    if shorter.tiles.len() < longer.tiles.len() && shorter.risk > longer.risk {
        Ok([shorter, longer])
    } else {
        Err(Flaw::NoChoice)
    }
}

/// The tiles from which somebody is upon the way in a step or two.
pub(crate) fn near_way(tiles: &[Point], free: &Cells) -> Cells {
    let way: Cells = tiles.iter().copied().collect();
    Flood::new(way, free).take(NEAR + 1).fold(Cells::NONE, |near, front| near | front)
}

fn risk(floor: &Floor, tiles: &[Point], free: &Cells, exit: &Cells) -> u32 {
    let way: Cells = tiles.iter().copied().collect();
    let near = near_way(tiles, free) - *exit;
    let foes = floor.foes.iter().filter(|foe| near.contains(foe.at));
    let traps = floor.things.iter().filter(|(at, thing)| thing.is_trap() && way.contains(*at));
    let weight = |rank: Rank| if rank == Rank::Normal { 1 } else { 2 };
    foes.map(|foe| weight(foe.rank)).sum::<u32>() + traps.map(|_| 1).sum::<u32>()
}

/// The dead ends of a floor: rooms with one way in, but for the first and the last, and every
/// niche and closet.
pub(crate) fn dead_ends(floor: &Floor) -> Vec<Cells> {
    let rooms = floor.dead_end_rooms().map(|room| floor.room_cells(room));
    rooms.chain(floor.niches().iter().map(Cells::of)).collect()
}

fn rewards(floor: &Floor) -> Result<(usize, usize), Flaw> {
    let good: Cells = floor.things.iter().filter(|(_, thing)| thing.is_reward()).map(|(at, _)| *at).collect();
    let ends = dead_ends(floor);
    let (dead_ends, rewarded) = (ends.len(), ends.iter().filter(|end| end.meets(&good)).count());
    if rewarded * 100 >= dead_ends * REWARDED {
        Ok((dead_ends, rewarded))
    } else {
        Err(Flaw::Unrewarding { dead_ends, rewarded })
    }
}

/// How likely the way is guessed by somebody who at each of the first forks takes any way on, and
/// the one that points to the stairs twice as often as another.
fn obviousness(floor: &Floor, free: &Cells) -> Result<u32, Flaw> {
    let to_exit = distances(Cells::of(floor.exit), free, floor.width);
    let (mut right, mut all) = (1_u64, 1_u64);
    let (mut room, mut from, mut forks) = (floor.start_room, None, 0);
    while room != floor.exit_room && forks < FORKS {
        let Some((corridor, ways, points)) = best_way(floor, &to_exit, room, from) else { break };
        if ways > 1 {
            right *= if points { 2 } else { 1 };
            all *= ways + 1;
            forks += 1;
        }
        (room, from) = (floor.corridors[corridor].rooms.other(room), Some(corridor));
    }
    let hundredths = u32::try_from(right * 100 / all).unwrap_or(100);
    if hundredths <= OBVIOUS { Ok(hundredths) } else { Err(Flaw::Obvious { hundredths }) }
}

/// Of the corridors that lead on from a room the one that is right, how many there are, and
/// whether the right one points to the stairs.
fn best_way(
    floor: &Floor,
    to_exit: &Map<Option<u16>>,
    room: usize,
    from: Option<usize>,
) -> Option<(usize, u64, bool)> {
    let ways: Vec<(usize, Point)> = (0..)
        .zip(&floor.corridors)
        .filter(|(place, _)| Some(*place) != from)
        .filter_map(|(place, corridor)| Some((place, corridor.doorway(room)?)))
        .collect();
    let steps = |doorway: Point| to_exit.get(doorway).flatten();
    let (right, _) = ways
        .iter()
        .copied()
        .filter_map(|(place, doorway)| Some((place, steps(doorway)?)))
        .min_by_key(|way| way.1)?;
    let (pointing, _) = ways.iter().copied().min_by_key(|(_, doorway)| doorway.distance(floor.exit))?;
    Some((right, ways.len() as u64, right == pointing))
}

fn keys(floor: &Floor, far: &Map<Option<u16>>) -> Result<Vec<u16>, Flaw> {
    let steps = |(place, lock): (usize, &Lock)| {
        let is_there = floor.thing(lock.key) == u8::try_from(place).ok().map(Thing::Key);
        far.get(lock.key).flatten().filter(|_| is_there).ok_or(Flaw::KeyShutIn { lock: place })
    };
    floor.locks.iter().enumerate().map(steps).collect()
}

/// Once all locks and secrets are opened everything can be come to; what is bumped into from a
/// tile beside it.
fn all_is_reached(floor: &Floor, free: &Cells) -> Result<(), Flaw> {
    let opened = *free | floor.locked() | floor.secrets;
    let reached = Flood::new(Cells::of(floor.start), &opened).reached();
    let sealed = (floor.open - floor.blocked() - reached) | (floor.blocked() - reached.spread());
    let without_keys = Flood::new(Cells::of(floor.start), free).reached();
    let waiting = floor.foes.iter().map(|foe| foe.at).find(|at| !without_keys.contains(*at));
    match sealed.first().or(waiting) {
        Some(at) => Err(Flaw::Sealed { at }),
        None => Ok(()),
    }
}

fn milestone(floor: &Floor) -> Result<(), Flaw> {
    let count = |wanted| floor.things.iter().filter(|(_, thing)| *thing == wanted).count();
    let bosses: Vec<Point> =
        floor.foes.iter().filter(|foe| foe.rank == Rank::Boss).map(|foe| foe.at).collect();
    let there = [count(Thing::Shop), count(Thing::HealStation), bosses.len()];
    let wanted = usize::from(floor.is_milestone());
    let served: Cells = floor
        .things
        .iter()
        .filter(|(_, thing)| matches!(thing, Thing::Shop | Thing::HealStation))
        .map(|(at, _)| *at)
        .collect();
    let reached = Flood::new(Cells::of(floor.start), &floor.walkable()).reached();
    let at_the_stairs = bosses.iter().all(|at| floor.room_cells(floor.exit_room).contains(*at));
    if there != [wanted; 3] || !at_the_stairs || !(served - reached.spread()).is_empty() {
        return Err(Flaw::Milestone);
    }
    if count(Thing::Pad) == 0 { Err(Flaw::NoPad) } else { Ok(()) }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OpenEdge => f.write_str("something is open at the edge of the floor"),
            Self::NoEnds => f.write_str("the beginning or the stairs are not where they belong"),
            Self::NoCorridor { corridor } => write!(f, "corridor {} does not join its rooms", corridor + 1),
            Self::TooNear { steps } => write!(f, "the stairs are only {steps} steps away"),
            Self::OneWay => f.write_str("there are no two ways to the stairs that do not meet"),
            Self::NoChoice => f.write_str("the shorter way is not the riskier one"),
            Self::NoLoop => f.write_str("there is no loop beside the two ways"),
            Self::Unrewarding { dead_ends, rewarded } => {
                write!(f, "only {rewarded} of {dead_ends} dead ends have something good")
            }
            Self::Obvious { hundredths } => {
                write!(f, "the way is guessed in {hundredths} of 100 cases")
            }
            Self::KeyShutIn { lock } => write!(f, "the key of lock {} cannot be had", lock + 1),
            Self::Sealed { at } => write!(f, "what is at {at} is shut in"),
            Self::Misplaced { at } => write!(f, "what is at {at} cannot be there"),
            Self::Milestone => f.write_str("boss, shop and heal station are not as the floor's number wants"),
            Self::NoPad => f.write_str("foes have nowhere to arrive"),
        }
    }
}

impl std::error::Error for Flaw {}
