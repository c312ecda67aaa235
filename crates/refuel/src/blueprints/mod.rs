//! What is built and used.

mod change;
mod deed;
mod design;
mod gun;
mod stat;
mod table;

pub use change::{By, Change};
pub use deed::{Around, Deed, Good, Trade};
pub use design::{Design, Footing, Placing, Rarity, Sort};
pub use gun::{Choice, Flight, Gun, Limits, Quirk, Sight, Spread, Turning};
pub use stat::{Stat, Stats};

use crate::words::worded;

worded! {
    /// A blueprint. `table` has a row for each.
    #[expect(missing_docs, reason = "they are called what they are")]
    Blueprint {
        Hub = "hub",
        Popgun = "popgun",
        Lobber = "lobber",
        Twinpipe = "twinpipe",
        Fidget = "fidget",
        Rattle = "rattle",
        Broadmouth = "broadmouth",
        Hoarpipe = "hoarpipe",
        Longeye = "longeye",
        Arcer = "arcer",
        Bramble = "bramble",
        Bellows = "bellows",
        Whirler = "whirler",
        Stamper = "stamper",
        Sunlance = "sunlance",
        Coilgun = "coilgun",
        Peeler = "peeler",
        Threefold = "threefold",
        Forkbolt = "forkbolt",
        Hornets = "hornets",
        Kiln = "kiln",
        Tallyman = "tallyman",
        Keepsake = "keepsake",
        Borer = "borer",
        Sifter = "sifter",
        Sunleaf = "sunleaf",
        Weir = "weir",
        Condenser = "condenser",
        Gleaner = "gleaner",
        Dynamo = "dynamo",
        Pumpjack = "pumpjack",
        Seedbed = "seedbed",
        Still = "still",
        Lookout = "lookout",
        Chargepost = "chargepost",
        Commutator = "commutator",
        Whip = "whip",
        Ballast = "ballast",
        Resonator = "resonator",
        Rimespire = "rimespire",
        Squib = "squib",
        Skyfall = "skyfall",
        Thunderhead = "thunderhead",
        Foghorn = "foghorn",
        Hoarfrost = "hoarfrost",
        Tinder = "tinder",
        Needle = "needle",
        Limpet = "limpet",
        Dye = "dye",
        Sweepbeam = "sweepbeam",
        Anchor = "anchor",
        Overwind = "overwind",
        Rewind = "rewind",
        Barter = "barter",
        Distil = "distil",
        Gleam = "gleam",
        Snowball = "snowball",
        Undertow = "undertow",
        Refit = "refit",
        Windfall = "windfall",
    }
}

impl Blueprint {
    /// All that is true of it.
    #[inline]
    pub const fn row(self) -> &'static Design {
        &table::DESIGNS[self.index()]
    }

    /// Whether it is built between waves, rather than used within them.
    pub const fn is_built(self) -> bool {
        self.row().sort.is_built()
    }

    /// Whether whoever uses it says where it looks.
    pub fn is_directed(self) -> bool {
        let row = self.row();
        row.place == Placing::Line || row.gun.is_some_and(|gun| gun.turning == Turning::Fixed)
    }
}
