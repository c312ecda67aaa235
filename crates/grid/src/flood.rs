//! Walking: how far it is, and which way.

use crate::{Cells, Map, Point};

/// A flood over free tiles, one step at a time: first where it begins, then all that is one step
/// away, and so on until nothing is left to reach.
#[derive(Clone, Debug)]
pub struct Flood<const HEIGHT: usize> {
    front: Cells<HEIGHT>,
    dry: Cells<HEIGHT>,
}

impl<const HEIGHT: usize> Flood<HEIGHT> {
    /// A flood from some tiles over free ones. Where it begins need not be free.
    #[inline]
    pub fn new(start: Cells<HEIGHT>, free: &Cells<HEIGHT>) -> Self {
        Self { front: start, dry: *free - start }
    }

    /// All that the flood reaches, where it begins included.
    pub fn reached(self) -> Cells<HEIGHT> {
        self.fold(Cells::NONE, |all, front| all | front)
    }
}

impl<const HEIGHT: usize> Iterator for Flood<HEIGHT> {
    type Item = Cells<HEIGHT>;

    #[inline]
    fn next(&mut self) -> Option<Cells<HEIGHT>> {
        if self.front.is_empty() {
            return None;
        }
        let here = self.front;
        self.front = here.spread() & self.dry;
        self.dry -= self.front;
        Some(here)
    }
}

/// How many steps each tile is away from the nearest of some tiles; nothing where no way leads.
///
/// # Panics
/// When a tile lies beyond the width.
pub fn distances<const HEIGHT: usize>(
    start: Cells<HEIGHT>,
    free: &Cells<HEIGHT>,
    width: u8,
) -> Map<Option<u16>> {
    let height = u8::try_from(HEIGHT).expect("a floor has fewer rows than a byte can count");
    let mut map = Map::filled(width, height, None);
    for (steps, front) in (0..).zip(Flood::new(start, free)) {
        front.iter().for_each(|point| map.set(point, Some(steps)));
    }
    map
}

/// A shortest way from a tile to the nearest of some tiles, both ends included. Of several it is
/// the one that turns north first, then east, south and west.
pub fn path<const HEIGHT: usize>(
    from: Point,
    goal: &Cells<HEIGHT>,
    free: &Cells<HEIGHT>,
) -> Option<Vec<Point>> {
    // From the goal to the beginning, so that the way back is the way.
    let fronts: Vec<Cells<HEIGHT>> = {
        let mut is_found = false;
        let free = *free | Cells::of(from);
        Flood::new(*goal, &free)
            .take_while(|front| !std::mem::replace(&mut is_found, front.contains(from)))
            .collect()
    };
    let (last, nearer) = fronts.split_last()?;
    if !last.contains(from) {
        return None;
    }
    let mut path = vec![from];
    let mut here = from;
    for front in nearer.iter().rev() {
        here = here.neighbours().into_iter().find(|point| front.contains(*point))?;
        path.push(here);
    }
    Some(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read;

    fn floor(text: &str) -> (Map<char>, Cells<8>) {
        let map = read(text).expect("a floor");
        let free = map.iter().filter(|(_, letter)| *letter != '#').map(|(point, _)| point).collect();
        (map, free)
    }

    fn find(map: &Map<char>, wanted: char) -> Point {
        map.iter().find(|(_, letter)| *letter == wanted).expect("it is there").0
    }

    const ROUNDABOUT: &str = "
        #########
        #a..#...#
        #.#.#.#.#
        #.#...#b#
        #.#####.#
        #.......#
        #########
        ####.####";

    #[test]
    fn the_way_is_shortest_and_the_distances_agree() {
        let (map, free) = floor(ROUNDABOUT);
        let (from, to) = (find(&map, 'a'), find(&map, 'b'));
        let far = distances(Cells::of(to), &free, map.width());
        let path = path(from, &Cells::of(to), &free).expect("a way");
        assert_eq!((path.first(), path.last()), (Some(&from), Some(&to)));
        assert!(path.windows(2).all(|pair| pair[0].distance(pair[1]) == 1 && free.contains(pair[1])));
        assert_eq!(far.get(from), Some(Some(12)));
        assert_eq!(path.len(), 13);
        assert_eq!(far.get(Point::new(4, 7)), Some(None), "no way leads out of the walls");
        assert_eq!(far.get(Point::new(0, 0)), Some(None));
    }

    #[test]
    fn there_is_no_way_through_walls_and_none_to_go_where_one_is() {
        let (map, free) = floor(ROUNDABOUT);
        let from = find(&map, 'a');
        assert_eq!(path(from, &Cells::of(Point::new(4, 7)), &free), None);
        assert_eq!(path(from, &Cells::of(from), &free), Some(vec![from]));
        assert_eq!(Flood::new(Cells::of(from), &free).reached().len(), free.len() - 1);
    }
}
