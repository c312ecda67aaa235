//! Loops: second ways, so that nobody has to walk back the way they came.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use engine::SplitMix64;

use super::{Corridors, Layout};
use crate::{Area, Cells, Flood, Link, Percent, Point};

/// How many corridors are dug beyond those that join all rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loops {
    /// For so many of the rooms there is a loop, rounded down.
    pub share: Percent,
    /// At least so many, as long as there are rooms that were not joined.
    pub least: u32,
}

/// A way around is long when it is so many times as long as the straight one.
const LONG: u16 = 2;

/// Tiles by which a pair of rooms may seem farther apart than it is, for variety.
const WHIM: u32 = 6;

impl Loops {
    /// One for every seventh room, and never fewer than two.
    pub const DEFAULT: Self = Self { share: Percent(15), least: 2 };

    /// No second way to anywhere.
    pub const NONE: Self = Self { share: Percent(0), least: 0 };

    /// Digs the loops: between rooms that are near each other and far apart on foot, as long as there
    /// are any, and then wherever something is left to dig.
    pub(super) fn dig<const HEIGHT: usize, const WORDS: usize>(
        self,
        layout: &mut Layout<HEIGHT, WORDS>,
        corridors: Corridors,
        within: Area,
        stream: &mut SplitMix64,
    ) {
        let rooms = layout.rooms.len();
        let left = self.share.of(u32::try_from(rooms).expect("rooms are few")).max(self.least);
        let pairs = (0..rooms).flat_map(|one| (0..one).map(move |other| Link::between(one, other)));
        // Nearest first; a heap, because hardly any of many pairs is asked for.
        let mut nearest: BinaryHeap<Reverse<(u32, Link)>> = pairs
            .filter(|pair| !layout.links.contains(pair))
            .map(|pair| Reverse((straight(layout, pair) + stream.below(WHIM), pair)))
            .collect();
        let mut close_by = Vec::new();
        let wanted = layout.links.len() + left as usize;
        while layout.links.len() < wanted {
            let Some(Reverse((_, link))) = nearest.pop() else { break };
            if is_near_on_foot(layout, link) || !try_link(layout, link, corridors, within, stream) {
                close_by.push(link);
            }
        }
        for link in close_by {
            if layout.links.len() == wanted {
                break;
            }
            try_link(layout, link, corridors, within, stream);
        }
    }
}

/// Joins two rooms by a corridor, and says whether there was anything to dig.
fn try_link<const HEIGHT: usize, const WORDS: usize>(
    layout: &mut Layout<HEIGHT, WORDS>,
    link: Link,
    corridors: Corridors,
    within: Area,
    stream: &mut SplitMix64,
) -> bool {
    let corridor = layout.corridor(link, corridors, within, stream);
    let is_new = !(corridor - layout.open).is_empty();
    if is_new {
        layout.open |= corridor;
        layout.links.push(link);
    }
    is_new
}

impl Default for Loops {
    fn default() -> Self {
        Self::DEFAULT
    }
}

fn centres<const HEIGHT: usize, const WORDS: usize>(
    layout: &Layout<HEIGHT, WORDS>,
    link: Link,
) -> [Point; 2] {
    [link.0, link.1].map(|room| layout.rooms[room].centre())
}

/// How far apart two rooms are.
fn straight<const HEIGHT: usize, const WORDS: usize>(layout: &Layout<HEIGHT, WORDS>, link: Link) -> u32 {
    let [from, to] = centres(layout, link);
    from.distance(to).into()
}

/// Whether the way on foot from room to room is not long.
fn is_near_on_foot<const HEIGHT: usize, const WORDS: usize>(
    layout: &Layout<HEIGHT, WORDS>,
    link: Link,
) -> bool {
    let [from, to] = centres(layout, link);
    let far = usize::from(from.distance(to) * LONG);
    Flood::new(Cells::of(from), &layout.open).take(far).any(|front| front.contains(to))
}
