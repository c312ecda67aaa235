//! Floors that are halved again and again, with a room in every part.

use std::ops::Range;

use engine::SplitMix64;

use super::{Architect, Corridors, Layout, Loops};
use crate::{Area, Link, Percent, Point, between};

/// Halves a floor along its longer side until the parts are small, puts a room into each, and joins
/// both halves of every part by their nearest rooms: orderly rooms of about one size, evenly spread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bsp {
    /// No part has fewer columns or rows: 6 to 8 make many small rooms, 12 to 16 few large ones.
    pub least_part: u8,
    /// Where a part is halved, at least and at most: 40 to 60 for even rooms, 30 to 70 for varied ones.
    pub split: [Percent; 2],
    /// How much of its part a room takes up on each side, at least and at most.
    pub room: [Percent; 2],
    /// No room has fewer columns or rows, unless its part has no place for it.
    pub least_room: u8,
    /// Tiles of rock between a room and the edge of its part.
    pub padding: u8,
    /// What the corridors are like.
    pub corridors: Corridors,
    /// How many second ways there are.
    pub loops: Loops,
}

impl Bsp {
    /// Many rooms of about one size.
    pub const DEFAULT: Self = Self {
        least_part: 8,
        split: [Percent(40), Percent(60)],
        room: [Percent(60), Percent(90)],
        least_room: 5,
        padding: 1,
        corridors: Corridors::DEFAULT,
        loops: Loops::DEFAULT,
    };

    /// Puts rooms into all parts of a part and joins them; gives their places among all rooms.
    fn fill(&self, part: Area, growth: &mut Growth, stream: &mut SplitMix64) -> Range<usize> {
        let first = growth.rooms.len();
        let Some([one, other]) = self.halves(part, stream) else {
            growth.rooms.push(self.room_in(part, stream));
            return first..first + 1;
        };
        let (one, other) = (self.fill(one, growth, stream), self.fill(other, growth, stream));
        let pairs = one.flat_map(|room| other.clone().map(move |other| Link::between(room, other)));
        let nearest = pairs.min_by_key(|link| {
            let [one, other] = [link.0, link.1].map(|room| growth.rooms[room].centre());
            one.distance(other)
        });
        growth.links.extend(nearest);
        first..growth.rooms.len()
    }

    /// The halves of a part, unless one would be too small.
    fn halves(&self, part: Area, stream: &mut SplitMix64) -> Option<[Area; 2]> {
        let (long, is_wide) = match part.width.cmp(&part.height) {
            std::cmp::Ordering::Less => (part.height, false),
            std::cmp::Ordering::Equal => (part.width, stream.below(2) == 0),
            std::cmp::Ordering::Greater => (part.width, true),
        };
        let most = long.checked_sub(self.least_part).filter(|most| *most >= self.least_part)?;
        let at = self.split.map(|share| share_of(share, long).clamp(self.least_part, most));
        let at = between(at, stream);
        let Area { corner, width, height } = part;
        Some(if is_wide {
            let across = Point::new(corner.x + at, corner.y);
            [Area::new(corner, at, height), Area::new(across, width - at, height)]
        } else {
            let below = Point::new(corner.x, corner.y + at);
            [Area::new(corner, width, at), Area::new(below, width, height - at)]
        })
    }

    fn room_in(&self, part: Area, stream: &mut SplitMix64) -> Area {
        let (x, width) = self.side(part.width, stream);
        let (y, height) = self.side(part.height, stream);
        Area::new(Point::new(part.corner.x + x, part.corner.y + y), width, height)
    }

    /// Where a room begins on one side of its part, and how long it is there.
    fn side(&self, part: u8, stream: &mut SplitMix64) -> (u8, u8) {
        let most = part.saturating_sub(2 * self.padding).max(1);
        let least = self.least_room.min(most);
        let length = between(self.room.map(|share| share_of(share, part).clamp(least, most)), stream);
        let padding = self.padding.min((part - length) / 2);
        (between([padding, part - padding - length], stream), length)
    }
}

impl Default for Bsp {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// Rooms and links while a floor is halved.
#[derive(Default)]
struct Growth {
    rooms: Vec<Area>,
    links: Vec<Link>,
}

#[expect(clippy::cast_possible_truncation, reason = "a share is at most the whole")]
fn share_of(share: Percent, side: u8) -> u8 {
    share.of(u32::from(side)) as u8
}

impl Architect for Bsp {
    fn build<const HEIGHT: usize, const WORDS: usize>(
        &self,
        within: Area,
        stream: &mut SplitMix64,
    ) -> Option<Layout<HEIGHT, WORDS>> {
        let mut growth = Growth::default();
        self.fill(within, &mut growth, stream);
        let mut layout = Layout::of_rooms(growth.rooms);
        growth.links.into_iter().for_each(|link| layout.dig(link, self.corridors, within, stream));
        self.loops.dig(&mut layout, self.corridors, within, stream);
        Some(layout)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All parts that are not halved again.
    fn leaves(bsp: &Bsp, part: Area, stream: &mut SplitMix64) -> Vec<Area> {
        let halves = bsp.halves(part, stream);
        halves.map_or(vec![part], |halves| {
            halves.into_iter().flat_map(|half| leaves(bsp, half, stream)).collect()
        })
    }

    #[test]
    fn parts_are_halved_until_they_are_small_and_never_become_too_small() {
        let within = Area::new(Point::new(1, 1), 78, 58);
        let (even, varied) = (Bsp::DEFAULT.split, [Percent(30), Percent(70)]);
        for (least_part, split) in [(6, varied), (8, even), (12, varied), (16, even)] {
            let bsp = Bsp { least_part, split, ..Bsp::DEFAULT };
            for seed in 0..100 {
                let leaves = leaves(&bsp, within, &mut SplitMix64::new(seed));
                let tiles: usize =
                    leaves.iter().map(|leaf| usize::from(leaf.width) * usize::from(leaf.height)).sum();
                assert_eq!(tiles, 78 * 58);
                for leaf in leaves {
                    let [short, long] = [leaf.width.min(leaf.height), leaf.width.max(leaf.height)];
                    assert!(short >= least_part && long < 2 * least_part, "{leaf:?}");
                }
            }
        }
    }

    #[test]
    fn rooms_take_up_their_share_and_keep_off_the_edges_of_their_parts() {
        let mut stream = SplitMix64::new(2);
        for (padding, side) in
            [1, 2].into_iter().flat_map(|padding| (8..=30_u8).map(move |side| (padding, side)))
        {
            let bsp = Bsp { padding, ..Bsp::DEFAULT };
            for _ in 0..200 {
                let (start, length) = bsp.side(side, &mut stream);
                assert!(start >= padding && start + length + padding <= side, "{start} {length} of {side}");
                // Five tiles are the least, unless there is no place for them.
                let place = side - 2 * padding;
                let [least, most] =
                    [60, 90].map(|share| share_of(Percent(share), side).clamp(place.min(5), place));
                assert!((least..=most).contains(&length), "{length} of {side}");
            }
        }
        // A part with no place for a room and its padding has a room all the same.
        assert_eq!([1, 2, 3].map(|side| Bsp::DEFAULT.side(side, &mut stream).1), [1, 1, 1]);
    }
}
