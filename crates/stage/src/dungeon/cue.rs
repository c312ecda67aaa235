//! What is heard in a film, and which letters rise.

use grid::Point;

use crate::Millis;

/// How long letters that rise are to be seen.
pub const POPUP_STAYS: Millis = 900;

/// Something to hear, or letters that rise from a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue<Noise> {
    /// A noise.
    Noise(Noise),
    /// Letters rise, and are to be seen for [`POPUP_STAYS`].
    Popup {
        /// From which tile.
        at: Point,
        /// What they say.
        text: String,
        /// What they are about.
        role: Role,
    },
}

/// What rising letters are about, for clients to colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Damage to somebody else: red.
    Dealt,
    /// Damage to the player's own: white.
    Taken,
    /// Health that came back: green.
    Healed,
    /// A critical hit: gold.
    Crit,
    /// Something was gained: gold, a level, an arrow.
    Gained,
    /// Something else.
    Note,
}
