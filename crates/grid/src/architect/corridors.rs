//! Corridors with corners.

use engine::SplitMix64;

use crate::{Area, Cells, Percent, Point, between};

/// What corridors are to be like: straight, with one corner as an L, or with two as a Z.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corridors {
    /// Tiles from wall to wall, at least one: that is narrow, two or three are comfortable.
    pub width: u8,
    /// How many have two corners rather than one.
    pub zigzags: Percent,
}

impl Corridors {
    /// One tile wide, and with one corner as often as with two.
    pub const DEFAULT: Self = Self { width: 1, zigzags: Percent(50) };

    /// A corridor between two tiles that stays within a rectangle. Whether it goes across or along
    /// first, and where a Z turns, is up to chance.
    pub fn between<const HEIGHT: usize, const WORDS: usize>(
        self,
        [from, to]: [Point; 2],
        within: Area,
        stream: &mut SplitMix64,
    ) -> Cells<HEIGHT, WORDS> {
        let sorted = |one: u8, other: u8| [one.min(other), one.max(other)];
        let is_zigzag = self.zigzags.happens(stream);
        let is_across_first = stream.below(2) == 0;
        let corners = match (is_zigzag, is_across_first) {
            (false, true) => [Point::new(to.x, from.y); 2],
            (false, false) => [Point::new(from.x, to.y); 2],
            (true, true) => {
                let x = between(sorted(from.x, to.x), stream);
                [Point::new(x, from.y), Point::new(x, to.y)]
            }
            (true, false) => {
                let y = between(sorted(from.y, to.y), stream);
                [Point::new(from.x, y), Point::new(to.x, y)]
            }
        };
        let legs = [[from, corners[0]], corners, [corners[1], to]];
        legs.into_iter().fold(Cells::NONE, |all, leg| all | Cells::of_area(self.leg(leg, within)))
    }

    /// The straight part between two tiles, as wide as corridors are. Where there is no room to the
    /// right and below, it is widened to the other side.
    fn leg(self, [one, other]: [Point; 2], within: Area) -> Area {
        let far = within.far_corner();
        let wide = |low: u8, high: u8, least: u8, most: u8| {
            let end = high.saturating_add(self.width - 1).min(most);
            let start = low.min((end + 1).saturating_sub(self.width)).max(least);
            (start, end - start + 1)
        };
        let (x, width) = wide(one.x.min(other.x), one.x.max(other.x), within.corner.x, far.x);
        let (y, height) = wide(one.y.min(other.y), one.y.max(other.y), within.corner.y, far.y);
        Area::new(Point::new(x, y), width, height)
    }
}

impl Default for Corridors {
    fn default() -> Self {
        Self::DEFAULT
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::any_in;
    use crate::{Flood, architect::regions};

    const WITHIN: Area = Area::new(Point::new(55, 1), 20, 12);

    /// Corridors of all widths between tiles that lie anywhere.
    fn dug(width: u8, zigzags: Percent) -> Vec<([Point; 2], Cells<16, 2>)> {
        let mut stream = SplitMix64::new(9);
        let corridors = Corridors { width, zigzags };
        let one = |_| {
            let ends = [any_in(WITHIN, &mut stream), any_in(WITHIN, &mut stream)];
            (ends, corridors.between(ends, WITHIN, &mut stream))
        };
        (0..300).map(one).collect()
    }

    #[test]
    fn a_narrow_corridor_is_as_long_as_the_way_and_turns_once_or_twice() {
        for (zigzags, most_corners) in [(Percent(0), 1), (Percent(100), 2)] {
            let mut corners_met = [0; 3];
            for (ends, tiles) in dug(1, zigzags) {
                assert_eq!(tiles.len(), usize::from(ends[0].distance(ends[1])) + 1, "{ends:?}");
                assert_eq!(Flood::new(Cells::of(ends[0]), &tiles).reached(), tiles, "{ends:?}");
                assert!(tiles.contains(ends[1]) && (tiles - Cells::of_area(WITHIN)).is_empty());
                let way = crate::path(ends[0], &Cells::of(ends[1]), &tiles).expect("a way");
                let is_corner = |part: &&[Point]| part[0].straight(part[2]).is_none();
                let corners = way.windows(3).filter(is_corner).count();
                assert!(corners <= most_corners, "{way:?}");
                corners_met[corners] += 1;
            }
            assert!(corners_met[..=most_corners].iter().all(|count| *count > 5), "{corners_met:?}");
        }
    }

    #[test]
    fn a_wide_corridor_is_wide_everywhere_and_stays_inside() {
        for width in [2, 3] {
            for (ends, tiles) in dug(width, Percent(50)) {
                assert!((tiles - Cells::of_area(WITHIN)).is_empty(), "{ends:?}");
                assert!(tiles.contains(ends[0]) && tiles.contains(ends[1]));
                assert_eq!(regions(&tiles).len(), 1);
                // Every tile lies in a square of open tiles as wide as the corridor.
                let mut covered = Cells::NONE;
                for corner in Cells::<16, 2>::of_area(WITHIN).iter() {
                    let square = Cells::of_area(Area::new(corner, width, width));
                    covered |= if (square - tiles).is_empty() { square } else { Cells::NONE };
                }
                assert_eq!(covered, tiles, "{ends:?}");
            }
        }
    }
}
