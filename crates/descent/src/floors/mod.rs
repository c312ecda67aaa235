//! Floors: which places there are, how they are made, and the proof of what they promise.

pub(crate) mod catalogue;
pub(crate) mod floor;
pub(crate) mod level;
mod making;
pub(crate) mod metrics;
pub(crate) mod place;
pub(crate) mod proof;
pub(crate) mod room;
mod slides;
pub(crate) mod thing;
