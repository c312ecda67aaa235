//! What a game says about what its player can press.

use std::fmt::Debug;

use grid::{Direction, Point};

use super::{Errands, Examined, Hand, HandOf, Meaning, Press};
use crate::Entry;

/// A dungeon whose player looks, aims and travels.
pub trait Handled: Errands {
    /// What no other game has a press for.
    type Own: Copy + Debug + Eq + Send + Sync + 'static;
    /// What is aimed at a tile.
    type Weapon: Copy + Debug + Eq + Send + Sync + 'static;
    /// What is done towards a neighbour, after asking which one.
    type Way: Copy + Debug + Eq + Send + Sync + 'static;
    /// What can be gone through row by row.
    type List: Copy + Debug + Eq + Send + Sync + 'static;

    /// The command that takes the stairs.
    const STAIRS: Self::Command;
    /// What is said while nobody knows where the stairs are.
    const STAIRS_UNKNOWN: &'static str;

    /// What a press of its own means while the hand is free.
    fn press(&self, view: &Self::View, own: Self::Own) -> Meaning<Self>;

    /// What a step means while the hand is free.
    fn step(&self, view: &Self::View, way: Direction) -> Meaning<Self>;

    /// What taking the stairs means to somebody who stands on them: a command, or a choice of ways.
    fn take_stairs(&self, view: &Self::View) -> Meaning<Self> {
        Meaning::play(self, view, Self::STAIRS)
    }

    /// What lies at hand.
    fn at_hand(&self, view: &Self::View) -> Meaning<Self>;

    /// The press that a number stands for while the hand is free.
    fn numbered(number: u8) -> Option<Self::Own>;

    /// What a press aims, if it aims something.
    fn weapon(own: Self::Own) -> Option<Self::Weapon>;

    /// What a press asks a way for, if it does.
    fn way(own: Self::Own) -> Option<Self::Way>;

    /// The command that uses a weapon on a tile.
    fn aim(weapon: Self::Weapon, at: Point) -> Self::Command;

    /// What a command aims at which tile, if it does.
    fn aimed(command: Self::Command) -> Option<(Self::Weapon, Point)>;

    /// The command that does something towards a neighbour.
    fn toward(way: Self::Way, direction: Direction) -> Self::Command;

    /// The tiles that a command reaches, when whoever sees this view gives it.
    fn reach(&self, view: &Self::View, command: Self::Command) -> Vec<Point>;

    /// What a press means to somebody who is on a row of a list.
    fn in_list(&self, view: &Self::View, at: (Self::List, usize), press: Press<Self::Own>) -> Meaning<Self>;

    /// The hand of somebody on a row of a list after a command.
    fn list_after(&self, at: (Self::List, usize), command: Self::Command) -> HandOf<Self>;

    /// The hand after a command of somebody who was in the middle of nothing that goes on: an offer may
    /// have been opened.
    fn hand_after(&self, _command: Self::Command) -> HandOf<Self> {
        Hand::Free
    }

    /// What is told about a tile, as far as the player knows it.
    fn examine(&self, view: &Self::View, at: Point) -> Examined;

    /// What would be done to everybody who is hit, one line each.
    fn forecast(&self, view: &Self::View, weapon: Self::Weapon, at: Point) -> Vec<Entry>;
}
