//! What can have come over attackers and buildings, for a while.

use crate::words::worded;

worded! {
    /// What can have come over an attacker. Each is a number that runs out: ticks, or for a ward what it still
    /// takes.
    Status {
        /// It loses a little health as long as it burns.
        Burning = "burning",
        /// It is slower.
        Freezing = "freezing",
        /// The next so much damage is taken by this instead.
        Warded = "warded",
        /// No tower aims at it.
        Veiled = "veiled",
        /// It takes more of every hit, and leaves something behind when it falls.
        Marked = "marked",
        /// It is faster.
        Hurried = "hurried",
        /// It does not move.
        Rooted = "rooted",
        /// What it resists, and its armour, count for nothing.
        Bared = "bared",
        /// Whoever can aim at it does, whatever they were told.
        Luring = "luring",
    }
}

worded! {
    /// What can have come over a building.
    Condition {
        /// It shoots faster, for so many waves.
        Overclocked = "overclocked",
        /// It does nothing, for so many ticks.
        Paralysed = "paralysed",
        /// Its next so many shots do energy damage as well.
        Electrified = "electrified",
    }
}
