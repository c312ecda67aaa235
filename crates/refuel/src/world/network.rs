//! The ways of attackers.

use grid::{Direction, Map, Point};
use serde::{Deserialize, Serialize};

use super::SIDE;
use super::spot::Spot;

/// One piece of a way, from the middle of a tile to the middle of its neighbour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SegmentId(pub u16);

/// Where a way begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// The first tile of the world on the way.
    pub tile: Point,
    /// The direction in which it is entered, from a tile outside of the world.
    pub inward: Direction,
    /// The piece that leads from outside onto that tile.
    pub segment: SegmentId,
}

/// One piece of a way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// The tile it leads from; of the first piece of a way it lies outside of the world.
    pub from: Point,
    /// Where it leads.
    pub toward: Direction,
    /// How many pieces lie between its end and the hub.
    pub left: u16,
    /// The pieces that go on from its end, in the order in which attackers take them by turns; none at the hub.
    pub next: Vec<SegmentId>,
}

/// Somewhere on a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The piece of the way.
    pub segment: SegmentId,
    /// How far along it, from 0 to less than [`Place::WHOLE`].
    pub progress: u32,
}

impl Place {
    /// A whole piece: whoever has a speed of 1000 comes 1000 further in each tick, and takes a second for a tile.
    pub const WHOLE: u32 = 20_000;
}

/// All ways of a world. Pieces lead from each tile to some of its neighbours, and it is as far to the hub by any of
/// them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    hub: Point,
    starts: Vec<Start>,
    segments: Vec<Segment>,
    /// How far it is to the hub.
    distances: Map<Option<u16>>,
}

impl Network {
    /// The ways that are given by where they begin, and by all steps from tile to tile within the world, in the order
    /// in which attackers take them.
    ///
    /// # Panics
    /// When a step does not lead one nearer to the hub.
    pub fn new(
        hub: Point,
        starts: &[(Point, Direction)],
        steps: &[(Point, Direction)],
        distances: Map<Option<u16>>,
    ) -> Self {
        let outside = starts.iter().map(|(tile, inward)| (tile.step(inward.opposite()), *inward));
        let all: Vec<(Point, Direction)> = outside.chain(steps.iter().copied()).collect();
        let id = |place: usize| SegmentId(u16::try_from(place).expect("a world has few pieces of ways"));
        let left = |at: Point| distances.get(at).flatten().expect("every piece ends on a way");
        let segments = all.iter().map(|(from, toward)| {
            let to = from.step(*toward);
            assert!(from.x >= SIDE || from.y >= SIDE || left(*from) == left(to) + 1, "{from} leads on");
            let next = (starts.len()..all.len()).filter(|place| all[*place].0 == to).map(id).collect();
            Segment { from: *from, toward: *toward, left: left(to), next }
        });
        let segments = segments.collect();
        let start = |(place, (tile, inward)): (usize, &(Point, Direction))| Start {
            tile: *tile,
            inward: *inward,
            segment: id(place),
        };
        let starts = starts.iter().enumerate().map(start).collect();
        Self { hub, starts, segments, distances }
    }

    /// As [`Network::new`], of ways whose distances nobody has told yet.
    ///
    /// # Errors
    /// A tile from which a way does not lead on, does not lead to the hub, or is not as far by any of its steps.
    pub fn read(
        hub: Point,
        starts: &[(Point, Direction)],
        steps: &[(Point, Direction)],
    ) -> Result<Self, Point> {
        if steps.len() > 4 * usize::from(SIDE) * usize::from(SIDE) || starts.len() > 4 * usize::from(SIDE) {
            return Err(hub);
        }
        let mut distances = Map::filled(SIDE, SIDE, None);
        if hub.x >= SIDE || hub.y >= SIDE {
            return Err(hub);
        }
        distances.set(hub, Some(0));
        let mut front = vec![hub];
        let mut far = 0;
        while !front.is_empty() {
            far += 1;
            let before = std::mem::take(&mut front);
            for (from, _) in steps.iter().filter(|(from, toward)| before.contains(&from.step(*toward))) {
                if from.x >= SIDE || from.y >= SIDE {
                    return Err(*from);
                }
                if distances.get(*from).flatten().is_none() {
                    distances.set(*from, Some(far));
                    front.push(*from);
                }
            }
        }
        let distance = |at: Point| distances.get(at).flatten();
        for (place, (from, toward)) in steps.iter().enumerate() {
            let nearer = distance(*from).and_then(|far: u16| far.checked_sub(1));
            if nearer.is_none()
                || distance(from.step(*toward)) != nearer
                || steps[..place].contains(&(*from, *toward))
            {
                return Err(*from);
            }
        }
        for (tile, inward) in starts {
            let outside = tile.step(inward.opposite());
            if distance(*tile).is_none() || (outside.x < SIDE && outside.y < SIDE) {
                return Err(*tile);
            }
        }
        Ok(Self::new(hub, starts, steps, distances))
    }

    /// The tile that all ways lead to.
    pub const fn hub(&self) -> Point {
        self.hub
    }

    /// Where ways begin.
    pub fn starts(&self) -> &[Start] {
        &self.starts
    }

    /// All pieces, those from outside first, in the order of [`Network::starts`].
    pub fn segments(&self) -> &[Segment] {
        &self.segments
    }

    /// All steps from tile to tile within the world, in the order of [`Network::segments`].
    pub fn steps(&self) -> impl Iterator<Item = (Point, Direction)> {
        self.segments[self.starts.len()..].iter().map(|segment| (segment.from, segment.toward))
    }

    /// A piece.
    ///
    /// # Panics
    /// When there is no such piece.
    pub fn segment(&self, id: SegmentId) -> &Segment {
        &self.segments[usize::from(id.0)]
    }

    /// How many steps it is from a tile to the hub, if a way leads over it.
    pub fn distance(&self, at: Point) -> Option<u16> {
        self.distances.get(at).flatten()
    }

    /// Where a place is seen from above; its height is for the ground to say.
    pub fn above(&self, place: Place) -> Spot {
        let Segment { from, toward, .. } = *self.segment(place.segment);
        let (dx, dy) = toward.delta();
        let along = i32::try_from(place.progress / 20).expect("a piece is short");
        // A tile outside of the upper or left edge counts as 255.
        let middle = |tile: u8| i32::from(tile.cast_signed()) * 1000 + 500;
        Spot { x: middle(from.x) + along * i32::from(dx), y: middle(from.y) + along * i32::from(dy), z: 0 }
    }
}
