//! A floor of the tower as it is before anybody sets foot on it.

use engine::{Seed, Worded};
use grid::{Area, Link, Point};
use serde::{Deserialize, Serialize};

use crate::floors::r#gen;
use crate::{FloorNumber, Proof};

/// A set of tiles of a floor.
pub type Cells = grid::Cells<{ Floor::TALLEST as usize }>;

/// A floor: walls everywhere, but for what is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Floor {
    /// Which floor it is, the lowest being the first.
    pub number: FloorNumber,
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// All that is not wall: rooms, corridors, niches, and the tiles of doors.
    pub open: Cells,
    /// Doors that anybody can open; all are closed at first.
    pub doors: Cells,
    /// Doors that need a key.
    pub locks: Vec<Lock>,
    /// Walls with a crack, which give way. They are no part of what is open.
    pub secrets: Cells,
    /// The rooms; corridors name them by their places here.
    pub rooms: Vec<Room>,
    /// The corridors between rooms.
    pub corridors: Vec<Corridor>,
    /// The room where the floor begins.
    pub start_room: usize,
    /// The room with the stairs.
    pub exit_room: usize,
    /// Where one comes up.
    pub start: Point,
    /// The stairs.
    pub exit: Point,
    /// What lies and stands around, in the order of points.
    pub things: Vec<(Point, Thing)>,
    /// Who waits, in the order of points.
    pub foes: Vec<Lair>,
}

/// A room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Its tiles.
    pub area: Area,
}

/// A corridor, from the doorway of one room to that of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corridor {
    /// The rooms, the lower first.
    pub rooms: Link,
    /// Its tiles, from the first room to the second. The first and the last are doorways.
    pub tiles: Vec<Point>,
}

/// A locked door and where its key lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lock {
    /// The door.
    pub door: Point,
    /// The key.
    pub key: Point,
}

/// Something that lies or stands on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Thing {
    /// Something that is good for more than being found again.
    Landmark(Landmark),
    /// Loot.
    Chest,
    /// The key of the lock with this place among the locks.
    Key(u8),
    /// Spikes: they hurt whoever steps on them.
    Spikes,
    /// Darts: they fly along the corridor when somebody steps here.
    Darts,
    /// Where foes arrive.
    Pad,
    /// Somebody who sells.
    Shop,
    /// Heals a little for nothing, and more for gold.
    HealStation,
}

impl Thing {
    /// One of each.
    pub const ALL: [Self; 10] = [
        Self::Chest,
        Self::Key(0),
        Self::Landmark(Landmark::Fountain),
        Self::Landmark(Landmark::Shrine),
        Self::Landmark(Landmark::Statue),
        Self::Spikes,
        Self::Darts,
        Self::Pad,
        Self::Shop,
        Self::HealStation,
    ];
}

/// What one remembers a room by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Landmark {
    Statue,
    Fountain,
    Shrine,
}

/// A foe that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lair {
    /// Where.
    pub at: Point,
    /// How much of a foe it is; what it is exactly is drawn from the tables of the floor.
    pub rank: Rank,
}

/// How much of a foe somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Rank {
    Normal,
    Elite,
    Boss,
}

impl Worded for Rank {
    const WORDS: &'static [Self] = &[Self::Normal, Self::Elite, Self::Boss];
}

impl Floor {
    /// No floor has more columns.
    pub const WIDEST: u8 = 60;
    /// No floor has more rows.
    pub const TALLEST: u8 = 38;
    /// Where a run begins.
    pub const LOWEST: FloorNumber = FloorNumber(1);
    /// Every so many floors there is a boss, a shop and a heal station.
    pub const MILESTONE: u32 = 5;

    /// A floor of a seed, whatever happened on those below, and the proof that it keeps what
    /// floors promise.
    ///
    /// # Panics
    /// When none of many attempts keeps it; of all that were ever tried a few dozen were enough.
    pub fn generate(seed: Seed, number: FloorNumber) -> (Self, Proof) {
        r#gen::generate(seed.branch("floor").branch(number.0), number)
    }

    /// Whether this is a floor with a boss.
    pub const fn is_milestone(&self) -> bool {
        self.number.is_milestone()
    }

    /// The tiles of a room.
    pub fn room_cells(&self, room: usize) -> Cells {
        Cells::of_area(self.rooms[room].area)
    }

    /// The tiles of the first and the last room.
    pub fn end_rooms(&self) -> Cells {
        self.room_cells(self.start_room) | self.room_cells(self.exit_room)
    }

    /// The tiles of all corridors.
    pub fn corridor_cells(&self) -> Cells {
        self.corridors.iter().flat_map(|corridor| corridor.tiles.iter().copied()).collect()
    }

    /// The tiles of all rooms.
    pub fn all_rooms(&self) -> Cells {
        (0..self.rooms.len()).fold(Cells::NONE, |cells, room| cells | self.room_cells(room))
    }

    /// The tiles that belong to no room and no corridor: niches and closets.
    pub fn niches(&self) -> Cells {
        self.open - self.all_rooms() - self.corridor_cells()
    }

    /// The rooms with a single corridor, but for the first and the last.
    pub fn dead_end_rooms(&self) -> impl Iterator<Item = usize> {
        let ways = |room: usize| self.corridors.iter().filter(|corridor| corridor.rooms.joins(room)).count();
        (0..self.rooms.len())
            .filter(move |&room| ways(room) == 1 && room != self.start_room && room != self.exit_room)
    }

    /// The tiles that can be walked over while locks and secrets stay shut: all that is open but
    /// for locked doors and what stands in the way.
    pub fn walkable(&self) -> Cells {
        self.open - self.locked() - self.blocked()
    }

    /// The locked doors.
    pub fn locked(&self) -> Cells {
        self.locks.iter().map(|lock| lock.door).collect()
    }

    /// The tiles on which something stands that is bumped into rather than walked over.
    pub fn blocked(&self) -> Cells {
        self.things.iter().filter(|(_, thing)| thing.blocks()).map(|(point, _)| *point).collect()
    }

    /// What is on a tile.
    pub fn thing(&self, point: Point) -> Option<Thing> {
        let place = self.things.binary_search_by_key(&point, |(at, _)| *at).ok()?;
        Some(self.things[place].1)
    }
}

impl Corridor {
    /// Its tile beside a room, if it leads there.
    pub fn doorway(&self, room: usize) -> Option<Point> {
        match self.rooms {
            Link(first, _) if first == room => self.tiles.first().copied(),
            Link(_, second) if second == room => self.tiles.last().copied(),
            _ => None,
        }
    }
}

impl Thing {
    /// Whether it is bumped into rather than walked over.
    pub const fn blocks(self) -> bool {
        matches!(self, Self::Landmark(_) | Self::Shop | Self::HealStation)
    }

    /// Whether a dead end was worth the way because of it.
    pub const fn is_reward(self) -> bool {
        matches!(
            self,
            Self::Chest
                | Self::Key(_)
                | Self::Shop
                | Self::HealStation
                | Self::Landmark(Landmark::Fountain | Landmark::Shrine)
        )
    }

    /// Whether it hurts whoever steps there.
    pub const fn is_trap(self) -> bool {
        matches!(self, Self::Spikes | Self::Darts)
    }
}
