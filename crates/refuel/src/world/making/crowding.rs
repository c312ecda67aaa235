//! How crowded it is on the tiles of a world that is being made, in parts of [`ONE`].

use std::sync::LazyLock;

use grid::Point;

use super::entrances::ring;
use super::{TILES, index};
use crate::{SIDE, World};

/// As crowded as one step of a way makes the tile it is on.
pub(super) const ONE: i32 = 1 << 20;

/// How crowded the rings of tiles are from the edge of the world on, in hundredths: ways shall not hug it.
const RINGS: [i32; 8] = [240, 120, 70, 40, 25, 13, 6, 2];
/// How crowded it is where ways begin and end, so that no other step is there.
const ENDS: i32 = 20;
/// Farther than this, a way crowds nobody.
const FAR: u8 = 4;

/// How much a way adds to a tile so many rows away, for each column from [`FAR`] to the west to as far in the east: one
/// part by the fourth power of the distance and one.
static SPREAD: LazyLock<[[i32; 2 * FAR as usize + 1]; FAR as usize + 1]> = LazyLock::new(|| {
    let part = |dx: i32, dy: i32| {
        let square = dx * dx + dy * dy;
        ONE / (square * square + 1)
    };
    [0, 1, 2, 3, 4].map(|dy| [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(|dx| part(dx, dy)))
});

static EDGE: LazyLock<[i32; TILES]> = LazyLock::new(|| {
    let mut edge = [0; TILES];
    for at in World::points() {
        edge[index(at)] = RINGS.get(usize::from(ring(at))).map_or(0, |part| part * (ONE / 100));
    }
    edge
});

/// How crowded each tile is: by where it is, and by the ways over it and around it.
pub(super) struct Crowding {
    still: [i32; TILES],
    ways: [i32; TILES],
}

impl Crowding {
    /// As it is before there are ways, but for where they are to begin and end.
    pub(super) fn around(ends: impl Iterator<Item = Point>) -> Self {
        let mut still = *EDGE;
        ends.for_each(|at| still[index(at)] += ENDS * ONE);
        Self { still, ways: [0; TILES] }
    }

    /// What a step on one tile adds to another.
    pub(super) fn between(one: Point, other: Point) -> i32 {
        let [dx, dy] = [one.x.abs_diff(other.x), one.y.abs_diff(other.y)];
        if dx > FAR || dy > FAR { 0 } else { SPREAD[usize::from(dy)][usize::from(FAR + dx)] }
    }

    /// How crowded a tile is altogether.
    pub(super) fn of(&self, at: Point) -> i32 {
        self.still[index(at)] + self.ways[index(at)]
    }

    /// How much better a step is on another tile: by how much it would crowd everybody less.
    pub(super) fn gain(&self, from: Point, to: Point) -> i32 {
        let [before, after] = [from, to].map(|at| self.still[index(at)] + 2 * self.ways[index(at)]);
        before - after + 2 * Self::between(from, to) - 2 * ONE
    }

    /// A way has a step here.
    pub(super) fn add(&mut self, at: Point) {
        self.change(at, 1);
    }

    /// A way has a step less here.
    pub(super) fn remove(&mut self, at: Point) {
        self.change(at, -1);
    }

    fn change(&mut self, at: Point, sign: i32) {
        let spread = &*SPREAD;
        let range = |middle: u8| (middle.saturating_sub(FAR), (middle + FAR).min(SIDE - 1));
        let ((west, east), (north, south)) = (range(at.x), range(at.y));
        for y in north..=south {
            let row = &mut self.ways[index(Point::new(west, y))..=index(Point::new(east, y))];
            let parts = &spread[usize::from(y.abs_diff(at.y))][usize::from(west + FAR - at.x)..];
            row.iter_mut().zip(parts).for_each(|(crowded, part)| *crowded += sign * part);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_crowds_its_surroundings_and_leaves_no_trace_when_it_is_gone() {
        let (hub, at, beside) = (Point::new(7, 7), Point::new(3, 4), Point::new(4, 5));
        let mut crowding = Crowding::around([hub].into_iter());
        let before = crowding.of(beside);
        crowding.add(at);
        assert_eq!(crowding.of(beside), before + ONE / 5);
        assert_eq!(crowding.of(at), 40 * (ONE / 100) + ONE);
        // Moving it costs nothing but what the edge says: it crowds itself no more than before.
        let inward = Point::new(5, 4);
        assert!(crowding.gain(at, inward) > 0 && crowding.gain(at, Point::new(1, 4)) < 0);
        crowding.remove(at);
        assert_eq!(crowding.of(beside), before);
        assert!(crowding.of(hub) > 20 * ONE);
    }
}
