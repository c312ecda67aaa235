//! What is fitted to a blueprint, and stays with it.

use crate::words::worded;

worded! {
    /// An augment: it makes one blueprint a little better.
    #[expect(missing_docs, reason = "they are called what they are")]
    Augment {
        LongBarrel = "long-barrel",
        HardTips = "hard-tips",
        HeavyLoad = "heavy-load",
        LightFrame = "light-frame",
        QuickLoader = "quick-loader",
        WideCharge = "wide-charge",
        EmberTips = "ember-tips",
        FrostTips = "frost-tips",
        SparkTips = "spark-tips",
        BurstTips = "burst-tips",
        RichVein = "rich-vein",
        DeepWell = "deep-well",
        SpareCells = "spare-cells",
        ShortRest = "short-rest",
        EarlyBird = "early-bird",
        LongTail = "long-tail",
    }
}
