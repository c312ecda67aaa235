//! Lines between the middles of two tiles.

use std::cmp::Ordering;

use crate::{Cells, Direction, Point};

/// Whether two open tiles see each other, however far they are apart.
pub fn is_clear<const HEIGHT: usize, const WORDS: usize>(
    from: Point,
    to: Point,
    opaque: &Cells<HEIGHT, WORDS>,
) -> bool {
    let (wide, tall) = (i32::from(from.x.abs_diff(to.x)), i32::from(from.y.abs_diff(to.y)));
    let aside = if to.x < from.x { Direction::West } else { Direction::East };
    let along = if to.y < from.y { Direction::North } else { Direction::South };
    let (mut here, mut columns, mut rows) = (from, 0, 0);
    while columns < wide || rows < tall {
        // Which edge the line meets next: each is half a tile farther than the steps so far.
        match ((1 + 2 * columns) * tall).cmp(&((1 + 2 * rows) * wide)) {
            Ordering::Less => {
                here = here.step(aside);
                columns += 1;
            }
            Ordering::Greater => {
                here = here.step(along);
                rows += 1;
            }
            Ordering::Equal => {
                if opaque.contains(here.step(aside)) && opaque.contains(here.step(along)) {
                    return false;
                }
                here = here.step(aside).step(along);
                columns += 1;
                rows += 1;
            }
        }
        if here != to && opaque.contains(here) {
            return false;
        }
    }
    true
}
