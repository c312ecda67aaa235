//! What an architect leaves behind.

use engine::SplitMix64;

use super::Corridors;
use crate::chance::any_in;
use crate::{Area, Cells, Link};

/// A floor as large lines: what is open, and which rooms there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout<const HEIGHT: usize, const WORDS: usize = 1> {
    /// All tiles that are not rock.
    pub open: Cells<HEIGHT, WORDS>,
    /// The rooms; a cave has none.
    pub rooms: Vec<Area>,
    /// Which rooms were joined, by their places among the rooms: first those that make one floor of
    /// all of them, then the loops.
    pub links: Vec<Link>,
}

impl<const HEIGHT: usize, const WORDS: usize> Layout<HEIGHT, WORDS> {
    /// A cave: open tiles without rooms.
    pub(crate) const fn cave(open: Cells<HEIGHT, WORDS>) -> Self {
        Self { open, rooms: Vec::new(), links: Vec::new() }
    }

    /// Rooms that nothing joins yet.
    pub(super) fn of_rooms(rooms: Vec<Area>) -> Self {
        let open = rooms.iter().fold(Cells::NONE, |open, room| open | Cells::of_area(*room));
        Self { open, rooms, links: Vec::new() }
    }

    /// The tiles of all rooms.
    pub fn chambers(&self) -> Cells<HEIGHT, WORDS> {
        self.rooms.iter().fold(Cells::NONE, |all, room| all | Cells::of_area(*room))
    }

    /// What is open and in no room.
    pub fn passages(&self) -> Cells<HEIGHT, WORDS> {
        self.open - self.chambers()
    }

    /// Digs a corridor from somewhere in one room to somewhere in another.
    pub(super) fn dig(&mut self, link: Link, corridors: Corridors, within: Area, stream: &mut SplitMix64) {
        self.open |= self.corridor(link, corridors, within, stream);
        self.links.push(link);
    }

    /// A corridor from somewhere in one room to somewhere in another.
    pub(super) fn corridor(
        &self,
        link: Link,
        corridors: Corridors,
        within: Area,
        stream: &mut SplitMix64,
    ) -> Cells<HEIGHT, WORDS> {
        let ends = [link.0, link.1].map(|room| any_in(self.rooms[room], stream));
        corridors.between(ends, within, stream)
    }
}
