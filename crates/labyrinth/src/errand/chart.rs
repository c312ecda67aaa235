//! What of a floor can be walked over, as far as is known.

use grid::{Point, path, sight};

use crate::{Cells, Content, View};

/// The ways of a floor.
pub(crate) struct Chart {
    /// Tiles to walk over: doors that open, walls that give way, and nobody there.
    pub(crate) free: Cells,
    /// Traps that are known.
    pub(crate) traps: Cells,
    /// Tiles that announced deeds threaten.
    pub(crate) threatened: Cells,
}

impl Chart {
    pub(crate) fn of(view: &View) -> Self {
        let bodies: Cells = view.foes.iter().map(|foe| foe.at).collect();
        let traps = view.things.iter().filter(|(_, thing)| thing.is_trap()).map(|(at, _)| *at).collect();
        Self {
            free: (view.walkable() | view.unlockable | view.cracks) - bodies,
            traps,
            threatened: view.threatened(),
        }
    }

    /// The tiles from which something unknown is one step away.
    pub(crate) fn frontier(&self, view: &View) -> Cells {
        let unknown = view.explored.spread() - view.explored;
        (unknown.spread() & self.free) - Cells::of(view.hero.at)
    }

    /// A shortest way that hurts as little as can be, without the tile where the hero stands.
    pub(crate) fn way(&self, from: Point, goal: &Cells) -> Option<Vec<Point>> {
        let hurts = [self.traps | self.threatened, self.traps, Cells::NONE];
        let ways = hurts.into_iter().find_map(|hurt| path(from, goal, &(self.free - hurt)));
        ways.map(|way| way[1..].to_vec())
    }

    /// As [`Chart::way`], but never over a trap.
    pub(crate) fn safe_way(&self, from: Point, goal: &Cells) -> Option<Vec<Point>> {
        path(from, goal, &(self.free - self.traps)).map(|way| way[1..].to_vec())
    }
}

/// The tiles from which a boss at the stairs would see the hero; none once it is slain.
pub(crate) fn in_sight_of_boss(view: &View, content: &Content) -> Cells {
    match view.exit.filter(|_| view.is_exit_shut) {
        Some(exit) => sight(exit, view.hero.sight(content), &view.opaque()),
        None => Cells::NONE,
    }
}
