//! What a player presses in the tower, whatever the device.

use grid::Direction;
use labyrinth::{Flask, Spell};

/// A key, a button or a tap, by what it is for. What it does depends on the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A way to go, or to move the cursor.
    Go(Direction),
    /// Do what lies at hand, or what was aimed.
    Confirm,
    /// Away from whatever one is in the middle of.
    Back,
    /// The next target or row.
    Next,
    /// The one before.
    Previous,
    /// A row by its number, counted from one.
    Number(u8),
    /// Let a turn pass.
    Wait,
    /// Guard until the next command.
    Guard,
    /// Dash; a way to go follows.
    Dash,
    /// Close a door; a way to go follows where there are several.
    Close,
    /// Aim the bow, or shoot.
    Shoot,
    /// Aim a spell, or cast it.
    Spell(Spell),
    /// Drink.
    Drink(Flask),
    /// What is carried.
    Bag,
    /// Lay down what the cursor is on.
    Drop,
    /// What the shop and the heal station have.
    Trade,
    /// Call somebody to a pad.
    Scout,
    /// Take the stairs, or go there.
    Stairs,
    /// Look around.
    Look,
    /// Choose where to go.
    Travel,
    /// Explore until something happens.
    Explore,
    /// Rest until something happens.
    Rest,
}
