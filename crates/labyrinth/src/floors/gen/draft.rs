//! A floor while it is being made.

use std::collections::BTreeMap;

use engine::SplitMix64;
use grid::{Area, Flood, Link, Point};

use crate::floors::r#gen::layout::Layout;
use crate::{Cells, Floor, FloorNumber, Lair, Lock, Room, Thing};

/// A floor that is not furnished yet. Nothing is put where something else is.
pub(super) struct Draft {
    pub(super) floor: Floor,
    things: BTreeMap<Point, Thing>,
}

impl Draft {
    /// An empty floor.
    pub(super) fn of(layout: Layout, number: FloorNumber) -> Self {
        let Layout { width, height, rooms, corridors, open, start_room, exit_room } = layout;
        let nowhere = rooms[start_room].centre();
        let floor = Floor {
            number,
            width,
            height,
            open,
            doors: Cells::NONE,
            locks: Vec::new(),
            secrets: Cells::NONE,
            rooms: rooms.into_iter().map(|area| Room { area }).collect(),
            corridors,
            start_room,
            exit_room,
            start: nowhere,
            exit: nowhere,
            things: Vec::new(),
            foes: Vec::new(),
        };
        Self { floor, things: BTreeMap::new() }
    }

    pub(super) fn finish(mut self) -> Floor {
        self.floor.things = self.things.into_iter().collect();
        grid::sort_few(&mut self.floor.foes, |foe| foe.at);
        self.floor
    }

    /// The doorways of a room.
    pub(super) fn doorways(&self, room: usize) -> Cells {
        self.floor.corridors.iter().filter_map(|corridor| corridor.doorway(room)).collect()
    }

    /// The tiles where something can still be put: open, and nothing is there yet.
    pub(super) fn bare(&self) -> Cells {
        let taken: Cells = self.things.keys().copied().chain([self.floor.start, self.floor.exit]).collect();
        let foes: Cells = self.floor.foes.iter().map(|foe| foe.at).collect();
        self.floor.open - taken - foes - self.floor.doors - self.floor.locked()
    }

    /// The tiles in the open where something may stand without being in the way: all around it
    /// one can walk.
    pub(super) fn aside(&self) -> Cells {
        self.bare() - (self.walls() | self.standing()).grown() - self.floor.corridor_cells()
    }

    /// The tiles that can be come to from the beginning while locks and secrets stay shut.
    pub(super) fn reachable(&self) -> Cells {
        let free = self.floor.open - self.floor.locked() - self.standing();
        Flood::new(Cells::of(self.floor.start), &free).reached()
    }

    /// The tiles on which something stands that cannot be walked over.
    pub(super) fn standing(&self) -> Cells {
        self.places(Thing::blocks)
    }

    /// The tiles with something good.
    pub(super) fn rewards(&self) -> Cells {
        self.places(Thing::is_reward)
    }

    fn places(&self, is_wanted: impl Fn(Thing) -> bool) -> Cells {
        self.things.iter().filter(|(_, thing)| is_wanted(**thing)).map(|(point, _)| *point).collect()
    }

    /// The tiles that are not open.
    pub(super) fn walls(&self) -> Cells {
        let whole = Area::new(Point::new(0, 0), self.floor.width, self.floor.height);
        Cells::of_area(whole) - self.floor.open
    }

    pub(super) fn put(&mut self, point: Point, thing: Thing) {
        debug_assert!(self.floor.open.contains(point), "things are put where it is open");
        self.things.insert(point, thing);
    }

    /// Locks a door and lays its key down.
    pub(super) fn lock(&mut self, door: Point, key: Point) {
        let number = u8::try_from(self.floor.locks.len()).expect("a floor has a few locks");
        self.floor.doors.remove(door);
        self.floor.locks.push(Lock { door, key });
        self.put(key, Thing::Key(number));
    }

    pub(super) fn add_foe(&mut self, foe: Lair) {
        self.floor.foes.push(foe);
    }

    /// The rooms that are joined with a room.
    pub(super) fn beside(&self, room: usize) -> impl Iterator<Item = usize> {
        let links = self.floor.corridors.iter().map(|corridor| corridor.rooms);
        links.filter(move |link: &Link| link.joins(room)).map(move |link| link.other(room))
    }
}

/// Puts a list into random order.
pub(super) fn shuffle<T>(items: &mut [T], stream: &mut SplitMix64) {
    let mut bound = u32::try_from(items.len()).expect("lists of a floor are short");
    for end in (1..items.len()).rev() {
        items.swap(end, stream.below(bound) as usize);
        bound -= 1;
    }
}
