//! Who attacks.

mod nature;
mod table;

pub use nature::{Act, Family, Habit, Nature, Size, Spacing};

use crate::words::worded;

worded! {
    /// A kind of attacker. `table` has a row for each.
    #[expect(missing_docs, reason = "they are called what they are")]
    Attacker {
        Bead = "bead",
        Gobbet = "gobbet",
        Clot = "clot",
        Footling = "footling",
        Trudger = "trudger",
        Pangol = "pangol",
        Pod = "pod",
        Hive = "hive",
        Bladder = "bladder",
        Mote = "mote",
        Mender = "mender",
        Domer = "domer",
        Slinker = "slinker",
    }
}

impl Attacker {
    /// All that is true of it.
    #[inline]
    pub const fn row(self) -> &'static Nature {
        &table::NATURES[self.index()]
    }
}
