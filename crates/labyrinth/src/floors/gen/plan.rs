//! How large a floor is and how much of everything it has.

use crate::FloorNumber;

/// What a floor is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    pub(super) width: u8,
    pub(super) height: u8,
    /// Rooms, if there is room for them.
    pub(super) rooms: usize,
    /// With fewer rooms there is nothing to choose.
    pub(super) fewest_rooms: usize,
    pub(super) niches: usize,
    pub(super) closets: usize,
    pub(super) traps: usize,
    pub(super) pads: usize,
    pub(super) landmarks: usize,
    pub(super) foes: usize,
    /// How many of the foes are elite.
    pub(super) elites: usize,
    pub(super) is_milestone: bool,
}

impl Plan {
    pub(super) fn of(number: FloorNumber) -> Self {
        let more = |most: u32, every: u32| (number.0 / every).min(most);
        let grown = |least: usize, most: u32, every: u32| least + more(most, every) as usize;
        let is_milestone = number.is_milestone();
        Self {
            width: tiles(48 + more(6, 1) * 2),
            height: tiles(32 + more(6, 2)),
            rooms: grown(13, 3, 4),
            fewest_rooms: 9,
            niches: grown(4, 3, 5),
            closets: 2,
            traps: grown(3, 5, 3),
            pads: grown(2, 1, 8),
            landmarks: 3,
            // A boss and a longer stay bring fights enough.
            foes: grown(5, 2, 6) - usize::from(is_milestone),
            elites: grown(0, 3, 3),
            is_milestone,
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "floors are at most 60 tiles wide")]
const fn tiles(count: u32) -> u8 {
    count as u8
}
