//! A rectangle of tiles.

use crate::Point;

/// A rectangle of tiles, at least one wide and one high.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// The upper left corner.
    pub corner: Point,
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
}

impl Area {
    /// The rectangle with this upper left corner.
    pub const fn new(corner: Point, width: u8, height: u8) -> Self {
        Self { corner, width, height }
    }

    /// The lower right corner.
    pub const fn far_corner(&self) -> Point {
        Point::new(self.corner.x + self.width - 1, self.corner.y + self.height - 1)
    }

    /// The tile in the middle; of two, the one farther up and left.
    pub const fn centre(&self) -> Point {
        Point::new(self.corner.x + (self.width - 1) / 2, self.corner.y + (self.height - 1) / 2)
    }

    /// How many tiles it has.
    pub const fn tiles(&self) -> u32 {
        self.width as u32 * self.height as u32
    }

    /// Whether a tile lies in it.
    pub const fn contains(&self, point: Point) -> bool {
        let far = self.far_corner();
        self.corner.x <= point.x && point.x <= far.x && self.corner.y <= point.y && point.y <= far.y
    }

    /// Whether fewer than so many tiles lie between two rectangles, in columns and in rows.
    pub fn is_near(&self, other: &Self, spacing: u8) -> bool {
        let apart = |first: (u8, u8), second: (u8, u8)| {
            let (low, high) = if first.0 <= second.0 { (first, second) } else { (second, first) };
            high.0.saturating_sub(low.1)
        };
        let (far, other_far) = (self.far_corner(), other.far_corner());
        apart((self.corner.x, far.x), (other.corner.x, other_far.x)) <= spacing
            && apart((self.corner.y, far.y), (other.corner.y, other_far.y)) <= spacing
    }

    /// Its tiles, row by row.
    pub fn points(self) -> impl Iterator<Item = Point> {
        let far = self.far_corner();
        (self.corner.y..=far.y).flat_map(move |y| (self.corner.x..=far.x).map(move |x| Point::new(x, y)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_know_their_tiles_and_their_middle() {
        for (width, height) in (1..6).flat_map(|width| (1..6).map(move |height| (width, height))) {
            let area = Area::new(Point::new(2, 3), width, height);
            let (far, centre) = (area.far_corner(), area.centre());
            let is_in = |at: &Point| (2..2 + width).contains(&at.x) && (3..3 + height).contains(&at.y);
            let around = || (0..12).flat_map(|y| (0..12).map(move |x| Point::new(x, y)));
            assert!(around().all(|at| area.contains(at) == is_in(&at)));
            assert_eq!(area.points().collect::<Vec<_>>(), around().filter(is_in).collect::<Vec<_>>());
            assert_eq!((area.points().last(), area.points().count()), (Some(far), area.tiles() as usize));
            // As many tiles on both sides, or one more to the right and below.
            assert!((0..2).contains(&((far.x - centre.x) - (centre.x - 2))), "{area:?} {centre}");
            assert!((0..2).contains(&((far.y - centre.y) - (centre.y - 3))), "{area:?} {centre}");
        }
    }

    #[test]
    fn near_counts_the_tiles_between_from_both_sides() {
        let area = Area::new(Point::new(2, 2), 3, 3);
        for between in 0..4 {
            let other = Area::new(Point::new(5 + between, 4), 2, 2);
            for spacing in 0..4 {
                assert_eq!(area.is_near(&other, spacing), between < spacing, "{between} {spacing}");
                assert_eq!(other.is_near(&area, spacing), between < spacing);
            }
        }
        let below = Area::new(Point::new(3, 9), 9, 2);
        assert!(area.is_near(&below, 5) && !area.is_near(&below, 4));
    }
}
