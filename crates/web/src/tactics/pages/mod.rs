//! What is read before and after.

pub(super) mod ending;
pub(super) mod history;
pub(super) mod lesson_over;
pub(super) mod lessons;
pub(super) mod miniature;
pub(super) mod seats;
