//! What is read before and after.

pub(super) mod ending;
pub(super) mod history;
pub(super) mod miniature;
