//! Errands: what nobody wants to walk step by step. All of them ask the view alone, so a client, a
//! bot and a test send the hero on the same ways.
//!
//! An errand gives one command at a time, or says why it stops. What has become different since it
//! began (an arrival, a wound, the stairs in sight) is told by a [`Watch`].

mod chart;
mod explore;
mod halt;
#[cfg(test)]
mod lively_tests;
mod rest;
#[cfg(test)]
mod tests;
mod travel;
mod watch;

pub(crate) use chart::Chart;
pub use explore::explore;
pub(crate) use explore::wander;
pub use halt::Halt;
pub use rest::rest;
pub use travel::{travel, walk};
pub use watch::Watch;

use grid::Point;

use crate::{Command, View};

/// The step to a tile beside the hero.
pub(crate) fn step_to(view: &View, to: Point) -> Option<Command> {
    view.hero.at.straight(to).filter(|(_, far)| *far == 1).map(|(way, _)| Command::Step(way))
}

/// Nobody is in sight, and the run goes on.
fn peace(view: &View) -> Result<(), Halt> {
    if view.over.is_some() {
        return Err(Halt::Over);
    }
    let nearest = view.foes.iter().min_by_key(|foe| (foe.at.distance(view.hero.at), foe.id));
    nearest.map_or(Ok(()), |foe| Err(Halt::Foe { kind: foe.kind, at: foe.at }))
}
