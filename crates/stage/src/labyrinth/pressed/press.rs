//! What a player presses in the tower alone.

use labyrinth::{Flask, Spell};

/// What no other game has a press for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
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
}

/// What is aimed at a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weapon {
    /// The bow in hand.
    Bow,
    /// A spell.
    Spell(Spell),
}

/// What is done towards a neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Dashing.
    Dash,
    /// Closing a door.
    Close,
}

/// What can be gone through row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// The bag, place by place.
    Bag,
    /// The rows of [`crate::labyrinth::trades`].
    Shop,
}
