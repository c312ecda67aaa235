//! What a player presses in a dungeon, whatever the device.

use grid::Direction;

/// A key, a button or a tap, by what it is for. What it does depends on the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press<Own> {
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
    /// Something that this game alone has.
    Own(Own),
}
