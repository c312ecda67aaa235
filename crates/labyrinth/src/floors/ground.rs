//! A floor as it is now: doors opened, chests emptied, what was seen of it.

use grid::{Direction, Flood, Point};
use serde::{Deserialize, Serialize};

use crate::{Cells, Floor, FloorNumber, Loot, Thing};

/// A floor that somebody walks on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ground {
    pub(crate) number: FloorNumber,
    pub(crate) width: u8,
    pub(crate) height: u8,
    /// All that is not wall.
    pub(crate) open: Cells,
    /// All doors that can be opened and closed, whichever they are now.
    pub(crate) doors: Cells,
    /// The doors that are closed now, locked ones included.
    pub(crate) closed: Cells,
    /// The doors that are locked, by the number of their key.
    pub(crate) locks: [Option<Point>; 2],
    pub(crate) secrets: Cells,
    pub(crate) exit: Point,
    pub(crate) things: Vec<(Point, Thing)>,
    /// What stands in the way, of the things.
    pub(crate) blocked: Cells,
    /// Fountains and shrines that have nothing left to give.
    pub(crate) spent: Cells,
    /// What lies on the floor, beside what was there from the beginning.
    pub(crate) loot: Vec<(Point, Loot)>,
    /// The chests of the first floor nearest to its beginning: a bow and a tome.
    pub(crate) gifts: [Option<Point>; 2],
    /// What blocks sight: walls and closed doors.
    pub(crate) opaque: Cells,
    /// The doors that were closed when they were seen last.
    pub(crate) recalled: Cells,
    /// Where something was lying when it was seen last.
    pub(crate) spotted: Cells,
    pub(crate) known: Knowledge,
}

/// What the hero has seen of a floor.
type Knowledge = grid::Knowledge<{ Floor::TALLEST as usize }>;

impl Ground {
    /// Before the first floor.
    pub(crate) const NONE: Self = Self {
        number: FloorNumber(0),
        width: 0,
        height: 0,
        open: Cells::NONE,
        doors: Cells::NONE,
        closed: Cells::NONE,
        locks: [None; 2],
        secrets: Cells::NONE,
        exit: Point::new(0, 0),
        things: Vec::new(),
        blocked: Cells::NONE,
        spent: Cells::NONE,
        loot: Vec::new(),
        gifts: [None; 2],
        opaque: Cells::NONE,
        recalled: Cells::NONE,
        spotted: Cells::NONE,
        known: Knowledge::NONE,
    };

    pub(crate) fn of(floor: &Floor) -> Self {
        let everything = Cells::of_area(grid::Area::new(Point::new(0, 0), Floor::WIDEST, Floor::TALLEST));
        let mut locks = floor.locks.iter().map(|lock| lock.door);
        let closed = floor.doors | floor.locked();
        Self {
            number: floor.number,
            width: floor.width,
            height: floor.height,
            open: floor.open,
            doors: floor.doors,
            closed,
            locks: std::array::from_fn(|_| locks.next()),
            secrets: floor.secrets,
            exit: floor.exit,
            things: floor.things.clone(),
            blocked: floor.blocked(),
            spent: Cells::NONE,
            loot: Vec::new(),
            gifts: gifts(floor),
            opaque: (everything - floor.open) | closed,
            recalled: Cells::NONE,
            spotted: Cells::NONE,
            known: Knowledge::NONE,
        }
    }

    pub(crate) fn thing(&self, at: Point) -> Option<Thing> {
        let place = self.things.binary_search_by_key(&at, |(point, _)| *point).ok()?;
        Some(self.things[place].1)
    }

    pub(crate) fn remove_thing(&mut self, at: Point) {
        self.things.retain(|(point, _)| *point != at);
    }

    pub(crate) fn loot(&self, at: Point) -> Option<Loot> {
        self.loot.iter().find(|(point, _)| *point == at).map(|(_, loot)| *loot)
    }

    /// The lock of a door, if it is still locked.
    pub(crate) fn lock(&self, door: Point) -> Option<u8> {
        (0..).zip(self.locks).find(|(_, locked)| *locked == Some(door)).map(|(lock, _)| lock)
    }

    /// Whether somebody can stand on a tile: nothing is in the way there but perhaps somebody else.
    #[inline]
    pub(crate) fn is_free(&self, at: Point) -> bool {
        self.open.contains(at) && !self.closed.contains(at) && !self.blocked.contains(at)
    }

    /// The tiles on which somebody can stand while doors stay as they are.
    #[inline]
    pub(crate) fn free(&self) -> Cells {
        self.open - self.closed - self.blocked
    }

    /// What stops announced deeds: what blocks sight, and what stands in the way.
    pub(crate) fn solid(&self) -> Cells {
        self.opaque | self.blocked
    }

    pub(crate) fn open_door(&mut self, at: Point) {
        self.closed.remove(at);
        self.opaque.remove(at);
    }

    pub(crate) fn close_door(&mut self, at: Point) {
        self.closed.insert(at);
        self.opaque.insert(at);
    }

    /// A locked door becomes one that anybody can open, and stands open.
    pub(crate) fn unlock(&mut self, lock: u8) {
        if let Some(door) = self.locks[usize::from(lock)].take() {
            self.doors.insert(door);
            self.open_door(door);
        }
    }

    /// A cracked wall gives way.
    pub(crate) fn break_secret(&mut self, at: Point) {
        self.secrets.remove(at);
        self.open.insert(at);
        self.opaque.remove(at);
    }

    /// The tile beside another on which something of a kind stands.
    pub(crate) fn beside(&self, at: Point, wanted: Thing) -> Option<Point> {
        Direction::ALL
            .map(|direction| at.step(direction))
            .into_iter()
            .find(|&point| self.thing(point) == Some(wanted))
    }
}

fn gifts(floor: &Floor) -> [Option<Point>; 2] {
    if floor.number != Floor::LOWEST {
        return [None; 2];
    }
    let chests: Cells =
        floor.things.iter().filter(|(_, thing)| *thing == Thing::Chest).map(|(at, _)| *at).collect();
    // Those that lie behind no lock and no crack first.
    let chests_by_way = |free: Cells| {
        let fronts = Flood::new(Cells::of(floor.start), &free);
        fronts.flat_map(|front| (front & chests).iter().collect::<Vec<_>>()).collect::<Vec<Point>>()
    };
    let mut near = chests_by_way(floor.walkable());
    let all = chests_by_way(floor.open | floor.secrets);
    near.extend(all.into_iter().filter(|chest| !near.contains(chest)).collect::<Vec<_>>());
    [near.first().copied(), near.get(1).copied()]
}
