//! Draws that making a floor needs all the time.

use engine::SplitMix64;

use crate::{Area, Cells, Point};

/// A share in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Percent(pub u8);

impl Percent {
    /// So much of a number, rounded down.
    pub const fn of(self, whole: u32) -> u32 {
        whole * self.0 as u32 / 100
    }

    /// Whether it comes to pass this time, of something that does as often as the share says.
    pub fn happens(self, stream: &mut SplitMix64) -> bool {
        stream.below(100) < u32::from(self.0)
    }
}

/// A number from a least to a most, each with the same chance.
///
/// # Panics
/// When the least is more than the most.
#[expect(clippy::cast_possible_truncation, reason = "it is no larger than the most")]
pub fn between([least, most]: [u8; 2], stream: &mut SplitMix64) -> u8 {
    least + stream.below(u32::from(most - least) + 1) as u8
}

/// One of some tiles, each with the same chance.
pub fn any<const HEIGHT: usize, const WORDS: usize>(
    cells: &Cells<HEIGHT, WORDS>,
    stream: &mut SplitMix64,
) -> Option<Point> {
    let count = u32::try_from(cells.len()).ok().filter(|count| *count > 0)?;
    cells.nth(stream.below(count) as usize)
}

/// One tile of a rectangle, each with the same chance.
pub(crate) fn any_in(area: Area, stream: &mut SplitMix64) -> Point {
    let far = area.far_corner();
    Point::new(between([area.corner.x, far.x], stream), between([area.corner.y, far.y], stream))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_rounded_down_and_comes_to_pass_as_often_as_it_says() {
        assert_eq!([Percent(40).of(16), Percent(60).of(16), Percent(100).of(7)], [6, 9, 7]);
        let mut stream = SplitMix64::new(1);
        for share in [0, 15, 100] {
            let count = (0..10_000).filter(|_| Percent(share).happens(&mut stream)).count();
            // Five standard deviations of the share that varies most.
            assert!(count.abs_diff(usize::from(share) * 100) < 250, "{share}: {count}");
            assert!(share == 15 || count == usize::from(share) * 100);
        }
    }

    #[test]
    fn every_number_and_every_tile_can_come() {
        let mut stream = SplitMix64::new(2);
        let area = Area::new(Point::new(60, 2), 9, 3);
        let mut numbers = [0; 10];
        let (mut from_set, mut from_area) = (Cells::<6, 2>::NONE, Cells::<6, 2>::NONE);
        for _ in 0..1_000 {
            numbers[usize::from(between([3, 7], &mut stream))] += 1;
            from_set.insert(any(&Cells::<6, 2>::of_area(area), &mut stream).expect("there are some"));
            from_area.insert(any_in(area, &mut stream));
        }
        assert!(numbers.iter().enumerate().all(|(number, count)| (*count > 0) == (3..=7).contains(&number)));
        assert_eq!([from_set, from_area], [Cells::of_area(area); 2]);
        assert_eq!(any(&Cells::<6>::NONE, &mut stream), None);
    }
}
