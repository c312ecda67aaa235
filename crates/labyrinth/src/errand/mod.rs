//! Errands: what nobody wants to walk step by step. All of them ask the view alone, so a client, a
//! bot and a test send the hero on the same ways.
//!
//! How one explores, travels and rests is the same in every game and lives in [`grid::errand`]; what
//! the tower says to it is here. What has become different since an errand began (an arrival, a
//! wound, the stairs in sight) is told by a [`Watch`].

#[cfg(test)]
mod lively_tests;
mod reason;
#[cfg(test)]
mod tests;
mod wanderer;
mod watch;

pub(crate) use grid::errand::{Wanderer, wander};
pub use grid::errand::{explore, rest, travel, walk};
pub use reason::Reason;
pub use watch::Watch;

use grid::Point;

use crate::{Command, Floor, View};

/// Why an errand stops.
pub type Halt = grid::errand::Halt<Reason>;

/// The ways of a floor.
pub(crate) type Chart = grid::Chart<{ Floor::TALLEST as usize }>;

/// The step to a tile beside the hero.
pub(crate) fn step_to(view: &View, to: Point) -> Option<Command> {
    view.hero.at.straight(to).filter(|(_, far)| *far == 1).map(|(way, _)| Command::Step(way))
}
