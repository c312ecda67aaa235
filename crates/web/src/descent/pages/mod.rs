//! What is read and chosen before and after.

mod career;
mod draft;
pub(super) mod ending;
pub(super) mod history;
pub(super) mod miniature;
pub(super) mod outfit;
mod race;
mod rivals;
pub(super) mod rules;
