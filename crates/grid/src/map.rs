//! Something for every tile of a floor.

use crate::{Area, Direction, Point};

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

    /// A rectangle of it.
    ///
    /// # Panics
    /// When it lies outside.
    #[must_use]
    pub fn part(&self, area: Area) -> Self {
        let inside = |at| self.get(at).expect("a tile of the floor");
        Self { width: area.width, values: area.points().map(inside).collect() }
    }

    /// Turned by a quarter, with the clock.
    #[must_use]
    pub fn turned(&self) -> Self {
        let (width, height) = (self.height(), self.width);
        let value = |at: Point| self.get(Point::new(at.y, width - 1 - at.x)).expect("a tile of the floor");
        let whole = Area::new(Point::new(0, 0), width, height);
        Self { width, values: whole.points().map(value).collect() }
    }

    /// With left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let rows = self.values.chunks(usize::from(self.width));
        Self { width: self.width, values: rows.flat_map(|row| row.iter().rev().copied()).collect() }
    }

    /// Turned and mirrored in all eight ways, as it is first.
    pub fn all_around(&self) -> [Self; 8] {
        let mut maps = std::array::from_fn(|_| self.clone());
        for place in 1..8 {
            maps[place] = if place == 4 { self.mirrored() } else { maps[place - 1].turned() };
        }
        maps
    }

    fn place(&self, point: Point) -> Option<usize> {
        (point.x < self.width).then(|| usize::from(point.y) * usize::from(self.width) + usize::from(point.x))
    }
}

impl<T: Copy + Ord> Map<Option<T>> {
    /// The step from a tile to the least value beside it, if that is less than its own; of equal ones
    /// the step to the north, then to the east, the south and the west. Tiles without a value are not
    /// stepped onto; from one of them every value is less.
    pub fn downhill(&self, from: Point) -> Option<Direction> {
        let values = Direction::ALL.map(|way| Some((self.get(from.step(way)).flatten()?, way)));
        let (least, way) = values.into_iter().flatten().min_by_key(|(value, _)| *value)?;
        self.get(from).flatten().is_none_or(|own| least < own).then_some(way)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Turns and mirrors as they are drawn; an `F` is different all around.
    #[test]
    fn a_map_is_turned_and_mirrored_in_eight_ways() {
        let map = crate::read("FFF\nF..\nFF.\nF..\nF..").expect("a map");
        let drawn = |map: &Map<char>| crate::draw(map.width(), map.height(), |at| map.get(at).unwrap_or('?'));
        let all = map.all_around();
        assert_eq!((&all[0], &all[1], &all[4]), (&map, &map.turned(), &map.mirrored()));
        assert_eq!(drawn(&all[1]), "FFFFF\n..F.F\n....F\n");
        assert_eq!(drawn(&all[4]), "FFF\n..F\n.FF\n..F\n..F\n");
        for (place, one) in all.iter().enumerate() {
            assert!(all[..place].iter().all(|other| other != one), "{place}");
            assert_eq!(one.turned().turned().turned().turned(), *one);
            assert_eq!(one.mirrored().mirrored(), *one);
        }
        let part = map.part(Area::new(Point::new(0, 1), 2, 3));
        assert_eq!(drawn(&part), "F.\nFF\nF.\n");
    }

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
