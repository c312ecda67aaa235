//! A floor as it is now: doors opened, chests emptied, ground burnt, and what was seen of it.

use grid::{Area, Point};
use serde::{Deserialize, Serialize};

use crate::{Cells, Floor, Ground, Loot, Place, Thing};

/// What is known of a floor.
pub(crate) type Knowledge = grid::Knowledge<60, 2>;

/// A floor that somebody walks on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Level {
    pub(crate) place: Place,
    pub(crate) width: u8,
    pub(crate) height: u8,
    pub(crate) open: Cells,
    /// All doors that can be opened, whichever they are now.
    pub(crate) doors: Cells,
    /// The doors that are closed now, locked ones included.
    pub(crate) closed: Cells,
    pub(crate) locked: Cells,
    pub(crate) secrets: Cells,
    pub(crate) stairs: Option<Point>,
    pub(crate) things: Vec<(Point, Thing)>,
    /// What stands in the way, of the things.
    pub(crate) blocked: Cells,
    pub(crate) loot: Vec<(Point, Loot)>,
    pub(crate) ground: Ground,
    /// Where the boss waits, or nothing.
    pub(crate) arena: Cells,
    pub(crate) known: Knowledge,
}

impl Level {
    pub(crate) fn of(floor: &Floor) -> Self {
        Self {
            place: floor.place,
            width: floor.width,
            height: floor.height,
            open: floor.open,
            doors: floor.doors,
            closed: floor.doors | floor.locked,
            locked: floor.locked,
            secrets: floor.secrets,
            stairs: floor.stairs,
            things: floor.things.clone(),
            blocked: floor.blocked(),
            loot: floor.loot.clone(),
            ground: floor.ground,
            arena: floor.arena.map_or(Cells::NONE, Cells::of_area),
            known: Knowledge::NONE,
        }
    }

    pub(crate) fn thing(&self, at: Point) -> Option<Thing> {
        self.things.iter().find(|(point, _)| *point == at).map(|(_, thing)| *thing)
    }

    pub(crate) fn loot(&self, at: Point) -> Option<Loot> {
        self.loot.iter().find(|(point, _)| *point == at).map(|(_, loot)| *loot)
    }

    /// Whether somebody can stand on a tile: nothing is in the way there but perhaps somebody else.
    #[inline]
    pub(crate) fn is_free(&self, at: Point) -> bool {
        self.open.contains(at) && !self.closed.contains(at) && !self.blocked.contains(at)
    }

    /// The tiles on which somebody can stand while doors stay as they are.
    pub(crate) fn free(&self) -> Cells {
        self.open - self.closed - self.blocked
    }

    /// What blocks sight: walls, closed doors, steam and tall grass.
    pub(crate) fn opaque(&self) -> Cells {
        let everything = Cells::of_area(Area::new(Point::new(0, 0), self.width, self.height));
        (everything - self.open) | self.closed | self.ground.veils()
    }

    /// What stops blows that go straight on.
    pub(crate) fn solid(&self) -> Cells {
        let everything = Cells::of_area(Area::new(Point::new(0, 0), self.width, self.height));
        (everything - self.open) | self.closed | self.blocked
    }

    /// The tile beside another on which something of a kind stands.
    pub(crate) fn thing_beside(&self, at: Point, wanted: Thing) -> Option<Point> {
        at.neighbours().into_iter().find(|point| self.thing(*point) == Some(wanted))
    }
}
