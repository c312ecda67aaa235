//! What a press means, and what would come of it.

pub(super) mod burning;
pub(super) mod danger;
pub(super) mod errand;
pub(super) mod examine;
pub(super) mod hand;
pub(super) mod keys;
pub(super) mod lists;
pub(super) mod offers;
pub(super) mod press;
pub(super) mod preview;
