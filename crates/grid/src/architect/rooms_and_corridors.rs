//! Rooms wherever there is place for them, and corridors between them.

use engine::SplitMix64;

use super::{Architect, Corridors, Layout, Loops};
use crate::{Area, RoomPlan, place_rooms, spanning_tree};

/// Places rooms at random and joins them by the shortest tree: rooms of all sizes, unevenly spread,
/// with much to walk between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomsAndCorridors {
    /// How many rooms there are to be; where there is no place for so many, there are fewer.
    pub count: usize,
    /// How many columns and rows a room has, at least and at most.
    pub side: [u8; 2],
    /// Tiles of rock between two rooms.
    pub spacing: u8,
    /// How often a place is looked for before the floor is full.
    pub tries: u32,
    /// What the corridors are like.
    pub corridors: Corridors,
    /// How many second ways there are.
    pub loops: Loops,
}

impl RoomsAndCorridors {
    /// A dozen rooms of very different sizes. So many tries are enough for twenty of them on 80 by 60
    /// tiles.
    pub const DEFAULT: Self = Self {
        count: 12,
        side: [5, 13],
        spacing: 1,
        tries: 400,
        corridors: Corridors::DEFAULT,
        loops: Loops::DEFAULT,
    };
}

impl Default for RoomsAndCorridors {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl Architect for RoomsAndCorridors {
    fn build<const HEIGHT: usize, const WORDS: usize>(
        &self,
        within: Area,
        stream: &mut SplitMix64,
    ) -> Option<Layout<HEIGHT, WORDS>> {
        let Self { count, side, spacing, tries, corridors, loops } = *self;
        let plan = RoomPlan { within, count, width: side, height: side, spacing, tries };
        let mut layout = Layout::of_rooms(place_rooms(&plan, &[], stream));
        let centres: Vec<_> = layout.rooms.iter().map(Area::centre).collect();
        for link in spanning_tree(centres.len(), |one, other| centres[one].distance(centres[other]).into()) {
            layout.dig(link, corridors, within, stream);
        }
        loops.dig(&mut layout, corridors, within, stream);
        Some(layout).filter(|layout| !layout.rooms.is_empty())
    }
}
