//! Errands: what nobody wants to walk step by step. All of them ask what a player knows and nothing
//! else, so a client, a bot and a test send somebody on the same ways.
//!
//! An errand gives one command at a time, or says why it stops.

mod explore;
mod halt;
mod rest;
#[cfg(test)]
mod tests;
mod travel;

pub use explore::{explore, wander};
pub use halt::Halt;
pub use rest::rest;
pub use travel::{Approach, travel, walk};

use crate::{Cells, Chart, Direction, Knowledge, Point};

/// Somebody who can be sent on errands: what a game says of the player's side of it.
pub trait Wanderer<const HEIGHT: usize, const WORDS: usize = 1> {
    /// The numbers that the game is played with.
    type Content;
    /// What is done in a turn.
    type Command;
    /// Why an errand stops in this game and in no other.
    type Reason;

    /// Where they stand.
    fn at(&self) -> Point;

    /// What they know of the floor.
    fn knowledge(&self) -> Knowledge<HEIGHT, WORDS>;

    /// The ways that they know.
    fn chart(&self) -> Chart<HEIGHT, WORDS>;

    /// Whether the game has ended.
    fn is_over(&self) -> bool;

    /// Who or what is in the way of walking about in peace.
    fn disturbance(&self) -> Option<Self::Reason>;

    /// Where something is that they would go out of the way for.
    fn worth_taking(&self, content: &Self::Content) -> Cells<HEIGHT, WORDS>;

    /// Tiles that nobody explores without having made up their mind to, and what is said when
    /// nothing else is left.
    fn shunned(&self, content: &Self::Content) -> (Cells<HEIGHT, WORDS>, Self::Reason);

    /// Doors that stay shut until a key is found.
    fn locked(&self) -> Cells<HEIGHT, WORDS>;

    /// How one comes to something that is on a tile.
    fn approach(&self, goal: Point) -> Approach;

    /// Who or what does not let them rest, even if they wait for somebody.
    fn rouser(&self) -> Option<Self::Reason>;

    /// Whether there is something or somebody to wait for.
    fn awaits(&self, content: &Self::Content) -> bool;

    /// The command for one step, or for a bump.
    fn step(&self, direction: Direction) -> Self::Command;

    /// The command for a turn in which nothing is done.
    fn wait(&self) -> Self::Command;
}

/// The game goes on, and nothing disturbs.
fn peace<const HEIGHT: usize, const WORDS: usize, W: Wanderer<HEIGHT, WORDS>>(
    wanderer: &W,
) -> Result<(), Halt<W::Reason>> {
    if wanderer.is_over() {
        return Err(Halt::Over);
    }
    wanderer.disturbance().map_or(Ok(()), |reason| Err(Halt::Own(reason)))
}

/// The first command of a way; none when it leads nowhere.
fn set_out<const HEIGHT: usize, const WORDS: usize, W: Wanderer<HEIGHT, WORDS>>(
    wanderer: &W,
    way: &[Point],
) -> Option<W::Command> {
    let (direction, _) = wanderer.at().straight(*way.first()?)?;
    Some(wanderer.step(direction))
}
