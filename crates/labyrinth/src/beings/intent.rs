//! What a foe has announced that it will do.

use grid::{Direction, Point, is_clear};
use serde::{Deserialize, Serialize};

use crate::{Cells, Floor};

/// A deed that was announced and comes with the foe's next turn, whoever stands there then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Intent {
    /// A run along a line until something is in the way.
    Charge(Direction),
    /// A blow at the three tiles before it.
    Swing(Direction),
    /// A blow at all eight tiles around it.
    Ring,
    /// Something falls on three by three tiles.
    Blast(Point),
    /// Cold along the row and the column of a tile, two tiles far.
    Cross(Point),
    /// A chain along a line, which pulls.
    Chain(Direction),
    /// Light along its own row and column, as far as one can see.
    Beam,
    /// An aimed arrow at a tile.
    Arrow(Point),
    /// Others come to its help.
    Summon,
}

/// How far a charge, a chain and a beam go at most.
const FAR: usize = 8;

impl Intent {
    /// The tiles that are threatened when it is done by somebody who stands there. Solid is what
    /// gives cover: walls, closed doors, and whatever stands in the way.
    pub fn threatens(self, from: Point, solid: &Cells) -> Cells {
        let line = |direction: Direction, far: usize| {
            std::iter::successors(Some(from.step(direction)), move |point| Some(point.step(direction)))
                .take(far)
                .take_while(|&point| is_inside(point) && !solid.contains(point))
        };
        // Nothing reaches around a corner.
        let clear = |from: Point, tiles: Cells| -> Cells {
            (tiles - *solid).iter().filter(|to| is_clear(from, *to, solid)).collect()
        };
        let square = |centre: Point| clear(centre, Cells::of(centre).grown());
        match self {
            Self::Charge(direction) | Self::Chain(direction) => line(direction, FAR).collect(),
            Self::Swing(direction) => {
                let middle = from.step(direction);
                let sides = direction.sides().map(|side| middle.step(side));
                let all = [middle, sides[0], sides[1]].into_iter().filter(|&point| is_inside(point));
                clear(from, all.collect())
            }
            Self::Ring => square(from) - Cells::of(from),
            Self::Blast(centre) => square(centre),
            Self::Cross(centre) => {
                let arm = |direction: Direction| {
                    std::iter::successors(Some(centre), move |point| Some(point.step(direction)))
                        .take(3)
                        .take_while(|&point| is_inside(point) && !solid.contains(point))
                };
                Direction::ALL.into_iter().flat_map(arm).collect()
            }
            Self::Beam => Direction::ALL.into_iter().flat_map(|direction| line(direction, FAR)).collect(),
            Self::Arrow(at) => clear(from, Cells::of(at)),
            Self::Summon => Cells::NONE,
        }
    }
}

const fn is_inside(point: Point) -> bool {
    point.x < Floor::WIDEST && point.y < Floor::TALLEST
}
