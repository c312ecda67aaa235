//! What a press means, and what would come of it.

pub(super) mod danger;
pub(super) mod hand;
pub(super) mod keys;
pub(super) mod outlook;
pub(super) mod press;
mod stance;
