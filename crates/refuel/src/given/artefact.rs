//! What the crew has found on its way, and keeps.

use crate::words::worded;

worded! {
    /// An artefact: it helps in every battle.
    #[expect(missing_docs, reason = "they are called what they are")]
    Artefact {
        SpareCrate = "spare-crate",
        ChargedCell = "charged-cell",
        DentedKettle = "dented-kettle",
        SiphonHose = "siphon-hose",
        HummingCoil = "humming-coil",
        NightCharts = "night-charts",
        RationTins = "ration-tins",
        LongLens = "long-lens",
        GreaseTin = "grease-tin",
        BlastPutty = "blast-putty",
        QuickFuse = "quick-fuse",
        SpareFuses = "spare-fuses",
        BrassCompass = "brass-compass",
        TradeScales = "trade-scales",
        FurnaceDoor = "furnace-door",
        LeakyStill = "leaky-still",
        RustSpores = "rust-spores",
        TripWire = "trip-wire",
        WeighedScrap = "weighed-scrap",
        ShipsBell = "ships-bell",
    }
}
