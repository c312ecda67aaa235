//! Whom a tower aims at.

use crate::words::worded;

worded! {
    /// Whom a tower aims at, of those it could hit. RULES.md, 7.1 and 7.2.
    Priority {
        /// Whoever is nearest to the hub.
        First = "first",
        /// Whoever is farthest from the hub.
        Last = "last",
        /// Whoever is nearest to the tower.
        Nearest = "nearest",
        /// Whoever is farthest from the tower.
        Farthest = "farthest",
        /// Whoever has least health.
        Weakest = "weakest",
        /// Whoever has most health.
        Strongest = "strongest",
    }
}
