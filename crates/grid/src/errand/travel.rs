//! Going somewhere.

use super::{Halt, Wanderer, peace, set_out};
use crate::{Cells, Known, Point};

/// How one comes to something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Approach {
    /// One steps onto its tile, if nobody stands there.
    Onto,
    /// One bumps into it, and stays where one is.
    Bump,
    /// One stops beside it.
    Beside,
}

/// The way to a tile, without the one where it begins: shortest, and over traps and threatened
/// tiles only where no other way leads. To what is bumped into it ends with the bump.
///
/// # Errors
/// Why there is none.
pub fn travel<const HEIGHT: usize, const WORDS: usize, W: Wanderer<HEIGHT, WORDS>>(
    wanderer: &W,
    goal: Point,
) -> Result<Vec<Point>, Halt<W::Reason>> {
    if wanderer.is_over() {
        return Err(Halt::Over);
    }
    if wanderer.knowledge().of(goal) == Known::Unknown {
        return Err(Halt::Unknown);
    }
    let (from, chart) = (wanderer.at(), wanderer.chart());
    let (tile, stands) = (Cells::of(goal), chart.free | Cells::of(from));
    let goals = match wanderer.approach(goal) {
        Approach::Onto => tile & stands,
        Approach::Bump => tile,
        Approach::Beside => (tile.spread() & stands) - tile,
    };
    if goals.contains(from) {
        return Err(Halt::Arrived);
    }
    chart.way(from, &goals).ok_or(Halt::NoWay)
}

/// The next command on the way to a tile, while nothing disturbs.
///
/// # Errors
/// Why it stops: something disturbs, they are there, or no way leads there.
pub fn walk<const HEIGHT: usize, const WORDS: usize, W: Wanderer<HEIGHT, WORDS>>(
    wanderer: &W,
    goal: Point,
) -> Result<W::Command, Halt<W::Reason>> {
    peace(wanderer)?;
    let way = travel(wanderer, goal)?;
    set_out(wanderer, &way).ok_or(Halt::NoWay)
}
