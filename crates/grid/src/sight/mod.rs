//! What can be seen from a tile.
//!
//! Two open tiles see each other when the straight line between their middles crosses nothing
//! that blocks sight. The line may touch a corner, but it does not slip between two corners that
//! touch each other. So sight is mutual, what is seen can be shot at, and a player can check it
//! with a ruler.

mod extent;
mod line;
mod shadow;
mod strip;
#[cfg(test)]
mod tests;

pub use extent::{Disc, Extent, Reach};
pub use line::is_clear;

use strip::Strip;

use crate::{Area, Cells, Point};

/// The tiles that can be seen from a tile, itself included: open ones by a free line, and
/// whatever blocks sight where it touches an open tile that is seen. Floors of more than 128 columns or
/// rows are refused when the game is compiled.
///
/// # Panics
/// When the tile lies outside of the floor.
pub fn sight<const HEIGHT: usize, const WORDS: usize>(
    from: Point,
    extent: impl Extent,
    opaque: &Cells<HEIGHT, WORDS>,
) -> Cells<HEIGHT, WORDS> {
    const { Cells::<HEIGHT, WORDS>::FITS };
    let area = extent::clipped::<HEIGHT, WORDS>(from, extent);
    // A short word is quicker, and has room for whatever anybody sees but a whole wide floor.
    if u32::from(area.width) + 2 <= u64::BITS {
        seen_on::<u64, HEIGHT, WORDS>(from, extent, area, opaque)
    } else {
        seen_on::<u128, HEIGHT, WORDS>(from, extent, area, opaque)
    }
}

/// What is seen in a rectangle, worked out on strips of its rows.
fn seen_on<S: Strip, const HEIGHT: usize, const WORDS: usize>(
    from: Point,
    extent: impl Extent,
    area: Area,
    opaque: &Cells<HEIGHT, WORDS>,
) -> Cells<HEIGHT, WORDS> {
    let (first, last) = (area.corner.y, area.far_corner().y);
    // Corners of tiles beside the rectangle count as well.
    let first_column = area.corner.x.saturating_sub(1);
    let mut walls = [S::NONE; HEIGHT];
    for y in first.saturating_sub(1)..=last.saturating_add(1) {
        if let Some(wall) = walls.get_mut(usize::from(y)) {
            *wall = S::of_row(opaque.long_row(y), first_column);
        }
    }
    let mut open = shadow::lit(from, area, first_column, &walls);
    let mut near = [S::NONE; HEIGHT];
    for y in first..=last {
        let row = usize::from(y);
        near[row] = S::of_row(extent::near_columns(from, extent, y), first_column);
        open[row] = open[row] & near[row] & !walls[row];
    }
    open[usize::from(from.y)].fill(i32::from(from.x - first_column), 1);
    let mut seen = Cells::NONE;
    for y in first..=last {
        let row = usize::from(y);
        let [above, below] =
            [-1, 1].map(|step| open.get(row.wrapping_add_signed(step)).copied().unwrap_or(S::NONE));
        let beside = above | open[row] | below;
        let touching = (beside | beside << 1 | beside >> 1) & walls[row];
        seen.set_long_row(y, (open[row] | touching & near[row]).row(first_column));
    }
    seen
}
