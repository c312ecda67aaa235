//! Something for every tile of a floor.

use crate::Point;

/// One value for each tile of a floor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map<T> {
    width: u8,
    values: Vec<T>,
}

impl<T: Copy> Map<T> {
    /// A floor of one value.
    ///
    /// # Panics
    /// When it has no tile.
    pub fn filled(width: u8, height: u8, value: T) -> Self {
        assert!(width > 0 && height > 0, "a floor has a tile");
        Self { width, values: vec![value; usize::from(width) * usize::from(height)] }
    }

    /// Columns.
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// Rows.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "rows were counted in a byte when the floor was made"
    )]
    pub fn height(&self) -> u8 {
        (self.values.len() / usize::from(self.width)) as u8
    }

    /// The value of a tile; none outside.
    #[inline]
    pub fn get(&self, point: Point) -> Option<T> {
        self.place(point).and_then(|place| self.values.get(place)).copied()
    }

    /// Changes the value of a tile.
    ///
    /// # Panics
    /// When it lies outside.
    #[inline]
    pub fn set(&mut self, point: Point, value: T) {
        let place = self.place(point).expect("a tile of the floor");
        self.values[place] = value;
    }

    /// All tiles with their values, row by row.
    pub fn iter(&self) -> impl Iterator<Item = (Point, T)> {
        let rows = (0..).zip(self.values.chunks(usize::from(self.width)));
        rows.flat_map(|(y, row)| (0..).zip(row).map(move |(x, value)| (Point::new(x, y), *value)))
    }

    fn place(&self, point: Point) -> Option<usize> {
        (point.x < self.width).then(|| usize::from(point.y) * usize::from(self.width) + usize::from(point.x))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found_where_they_were_put_and_nowhere_else() {
        let mut map = Map::filled(4, 3, 0);
        map.set(Point::new(3, 2), 7);
        assert_eq!((map.width(), map.height()), (4, 3));
        assert_eq!([map.get(Point::new(3, 2)), map.get(Point::new(0, 0))], [Some(7), Some(0)]);
        assert_eq!([map.get(Point::new(4, 0)), map.get(Point::new(0, 3))], [None, None]);
        let found: Vec<_> = map.iter().filter(|(_, value)| *value == 7).collect();
        assert_eq!(found, [(Point::new(3, 2), 7)]);
    }
}
