//! A floor as it is before anybody sets foot on it.

use engine::Seed;
use grid::{Area, Point};

use crate::floors::making;
use crate::{Architect, Cells, Ground, Kind, Loot, Place, Proof, Room, Thing};

/// A floor: walls everywhere, but for what is open. It is the same whatever the numbers of a run are: those say how
/// many of its encounters and traps there are, and what its gold is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Floor {
    /// Which it is.
    pub place: Place,
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// All that is not wall, the tiles of doors included.
    pub open: Cells,
    /// Doors that anybody can open; all are closed at first.
    pub doors: Cells,
    /// Doors that need the key.
    pub locked: Cells,
    /// Walls that hide a way.
    pub secrets: Cells,
    /// Where one arrives.
    pub start: Point,
    /// The way down; nowhere on the last floor.
    pub stairs: Option<Point>,
    /// What stands there, traps left out.
    pub things: Vec<(Point, Thing)>,
    /// What lies there beside gold and flasks.
    pub loot: Vec<(Point, Loot)>,
    /// Where gold lies.
    pub piles: Vec<Point>,
    /// Where healing flasks lie, as many as there are to be.
    pub flasks: Vec<Point>,
    /// Traps, as many as there are to be.
    pub traps: Vec<(Point, Thing)>,
    /// What the tiles are made of.
    pub ground: Ground,
    /// Who dwells there, as many as there are to be.
    pub encounters: Vec<Encounter>,
    /// Who keeps the way on.
    pub boss: Option<(Kind, Point)>,
    /// Where that one waits.
    pub arena: Option<Area>,
    /// Rooms that were drawn by hand, and where they are, with their walls.
    pub rooms: Vec<(Room, Area)>,
}

/// Some of a kind that are met together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounter {
    /// What they are.
    pub kind: Kind,
    /// Where they are.
    pub tiles: Vec<Point>,
}

impl Floor {
    /// The floor of a seed at a place, whatever happened before, and the proof that it keeps what floors promise.
    ///
    /// # Panics
    /// When none of many attempts keeps it.
    pub fn generate(seed: Seed, place: Place) -> (Self, Proof) {
        Self::built_by(place.biome().terrain().architect, seed, place)
    }

    /// The same if somebody else had built the place, to look at what that would be like.
    ///
    /// # Panics
    /// As [`Floor::generate`].
    pub fn built_by(architect: Architect, seed: Seed, place: Place) -> (Self, Proof) {
        let number = u32::from(place.floor.0) * 2 + place.branch as u32;
        making::generate(seed.branch("floor").branch(number), place, architect)
    }

    /// What stands on a tile, traps left out.
    pub fn thing(&self, at: Point) -> Option<Thing> {
        self.things.iter().find(|(point, _)| *point == at).map(|(_, thing)| *thing)
    }

    /// Tiles on which something stands that cannot be walked over.
    pub fn blocked(&self) -> Cells {
        self.things.iter().filter(|(_, thing)| thing.blocks()).map(|(at, _)| *at).collect()
    }

    /// Tiles that can be walked over while locks and secrets stay shut.
    pub fn walkable(&self) -> Cells {
        self.open - self.locked - self.blocked()
    }

    /// Tiles on which there may be a trap.
    pub fn trapped(&self) -> Cells {
        self.traps.iter().map(|(at, _)| *at).collect()
    }

    /// Where everybody is who dwells there.
    pub fn dwellers(&self) -> impl Iterator<Item = (Kind, Point)> {
        let met = self.encounters.iter().flat_map(|met| met.tiles.iter().map(|at| (met.kind, *at)));
        met.chain(self.boss)
    }
}
