//! What it is like where a battle is fought.

use crate::words::worded;

worded! {
    /// What it is like somewhere: as good for the one side as for the other.
    #[expect(missing_docs, reason = "they are called what they are")]
    Environment {
        StaticSeason = "static-season",
        FatGround = "fat-ground",
        ThinAir = "thin-air",
        LongNight = "long-night",
        TailWind = "tail-wind",
        ColdSnap = "cold-snap",
        Migration = "migration",
        Lull = "lull",
    }
}
