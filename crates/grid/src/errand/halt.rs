//! Why an errand stops.

use std::fmt;

/// Why an errand stops, in any game; what only one game knows is its own reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt<Reason> {
    /// Something of this game: somebody in sight, something found.
    Own(Reason),
    /// All that can be reached was seen and taken.
    Explored,
    /// All but what lies behind locks.
    LocksLeft,
    /// All but what lies beyond traps.
    TrapsLeft,
    /// The only way leads over a trap.
    TrapAhead,
    /// They are there.
    Arrived,
    /// Nobody knows what is there.
    Unknown,
    /// No way leads there.
    NoWay,
    /// There is nothing to wait for.
    Rested,
    /// It has gone on for very long.
    Tired,
    /// The game has ended.
    Over,
}

impl<Reason: fmt::Display> fmt::Display for Halt<Reason> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Own(reason) => return reason.fmt(f),
            Self::Explored => "everything is explored",
            Self::LocksLeft => "only locked rooms are left",
            Self::TrapsLeft => "what is left lies beyond a trap",
            Self::TrapAhead => "the way leads over a trap",
            Self::Arrived => "you are there",
            Self::Unknown => "nobody knows what is there",
            Self::NoWay => "no way leads there",
            Self::Rested => "there is nothing to wait for",
            Self::Tired => "it has gone on long enough",
            Self::Over => "the run is over",
        })
    }
}
