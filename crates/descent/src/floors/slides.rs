//! Walking where there is ice: who sets foot on it slides on until something stops them. RULES.md, 6.8.

use grid::{Direction, Flood, Point};

use crate::{Cells, Floor};

/// A floor for somebody whose feet are not sure.
pub(crate) struct Slides {
    /// What can be walked over.
    free: Cells,
    /// What of it is ice.
    ice: Cells,
    /// What must not even be slid over.
    shunned: Cells,
}

/// Where somebody comes to.
pub(crate) struct Reach {
    /// Where they can stand still.
    pub(crate) rests: Cells,
    /// What they come over, where they stand included.
    pub(crate) touched: Cells,
}

impl Slides {
    /// Over some tiles of a floor, for somebody who shuns some of them.
    pub(crate) fn new(floor: &Floor, free: &Cells, shunned: &Cells) -> Self {
        Self { free: *free, ice: floor.ground.ice & *free, shunned: *shunned }
    }

    /// Where a step ends, and what lies under it; nothing when something is in the way, or shunned.
    fn step(&self, from: Point, way: Direction) -> Option<(Point, Cells)> {
        let mut at = from.step(way);
        let mut under = Cells::NONE;
        let is_open = |at: Point| self.free.contains(at);
        if !is_open(at) {
            return None;
        }
        under.insert(at);
        while self.ice.contains(at) && is_open(at.step(way)) {
            at = at.step(way);
            under.insert(at);
        }
        (!under.meets(&self.shunned)).then_some((at, under))
    }

    /// The dry tiles that hang together with one, or the tile alone where it is ice.
    fn dry_land(&self, at: Point) -> Cells {
        if self.ice.contains(at) {
            return Cells::of(at);
        }
        Flood::new(Cells::of(at), &(self.free - self.ice - self.shunned)).reached()
    }

    /// All that can be come to from a tile.
    pub(crate) fn reach(&self, from: Point) -> Reach {
        let mut rests = self.dry_land(from);
        let mut touched = rests;
        let mut fresh = rests;
        while !fresh.is_empty() {
            let mut next = Cells::NONE;
            for at in (fresh & (self.ice.spread() | self.ice)).iter() {
                for (to, under) in Direction::ALL.into_iter().filter_map(|way| self.step(at, way)) {
                    touched |= under;
                    if !rests.contains(to) && !next.contains(to) {
                        next |= self.dry_land(to);
                    }
                }
            }
            rests |= next;
            touched |= next;
            fresh = next;
        }
        Reach { rests, touched }
    }

    /// The tiles that can be come to from one, and from which no way leads back to it.
    pub(crate) fn stranded(&self, from: Point) -> Cells {
        if self.ice.is_empty() {
            return Cells::NONE;
        }
        let reached = self.reach(from).rests;
        let mut home = self.dry_land(from);
        loop {
            let leads_home = |at: &Point| {
                Direction::ALL
                    .into_iter()
                    .any(|way| self.step(*at, way).is_some_and(|(to, _)| home.contains(to)))
            };
            let back: Cells =
                ((reached - home) & (self.ice.spread() | self.ice)).iter().filter(leads_home).collect();
            if back.is_empty() {
                return reached - home;
            }
            let lands = back
                .iter()
                .fold(Cells::NONE, |all, at| if all.contains(at) { all } else { all | self.dry_land(at) });
            home |= lands;
        }
    }
}
