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
        Wen = "wen",
        Boil = "boil",
        Sump = "sump",
        Footling = "footling",
        Trudger = "trudger",
        Stalwart = "stalwart",
        Colossus = "colossus",
        Pangol = "pangol",
        Shingle = "shingle",
        Bulwark = "bulwark",
        Scale = "scale",
        Pod = "pod",
        Sack = "sack",
        Hive = "hive",
        Brood = "brood",
        Bladder = "bladder",
        Lantern = "lantern",
        Drape = "drape",
        Cinder = "cinder",
        Husk = "husk",
        Mote = "mote",
        Slinker = "slinker",
        Dart = "dart",
        Bolter = "bolter",
        Mender = "mender",
        Domer = "domer",
        Warder = "warder",
        Drummer = "drummer",
        Shrouder = "shrouder",
        Jammer = "jammer",
        Lodestone = "lodestone",
        Tollkeeper = "tollkeeper",
        Twiceborn = "twiceborn",
    }
}

impl Attacker {
    /// All that is true of it.
    #[inline]
    pub const fn row(self) -> &'static Nature {
        &table::NATURES[self.index()]
    }
}
