//! Corridors that touch nothing on their way, so that what is joined is only what was meant to be.

use engine::SplitMix64;
use grid::{Area, Flood, Link, path};

use crate::{Cells, Corridor};

/// Digs corridors through the rock between rooms.
pub(super) struct Digger {
    rooms: Vec<Cells>,
    within: Cells,
    open: Cells,
    corridors: Vec<Corridor>,
}

impl Digger {
    pub(super) fn new(within: Area, rooms: &[Area]) -> Self {
        let rooms: Vec<Cells> = rooms.iter().map(|area| Cells::of_area(*area)).collect();
        let open = rooms.iter().fold(Cells::NONE, |open, room| open | *room);
        Self { rooms, within: Cells::of_area(within), open, corridors: Vec::new() }
    }

    /// Joins two rooms by a shortest corridor that touches nothing else, if there is one.
    pub(super) fn dig(&mut self, link: Link, stream: &mut SplitMix64) -> Option<()> {
        let rock = self.within - self.open.grown();
        let [from, to] = [link.0, link.1].map(|room| self.doorways(room));
        // Of all doorways that are nearest any will do.
        let near = Flood::new(to, &(rock | from))
            .find_map(|front| Some(front & from).filter(|met| !met.is_empty()))?;
        let count = u32::try_from(near.len()).ok()?;
        let begin = near.nth(stream.below(count) as usize)?;
        let tiles = path(begin, &to, &rock)?;
        self.open |= tiles.iter().copied().collect();
        self.corridors.push(Corridor { rooms: link, tiles });
        Some(())
    }

    /// Where a corridor may leave a room: beside it, and not beside another corridor.
    fn doorways(&self, room: usize) -> Cells {
        let own = self.rooms[room];
        ((own.spread() - own) & self.within) - (self.open - own).grown()
    }

    /// The links that were dug.
    pub(super) fn links(&self) -> Vec<Link> {
        self.corridors.iter().map(|corridor| corridor.rooms).collect()
    }

    pub(super) fn finish(self) -> (Cells, Vec<Corridor>) {
        (self.open, self.corridors)
    }
}
