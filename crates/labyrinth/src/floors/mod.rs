//! Floors: how they are made, what they promise, and what becomes of them.

pub(super) mod catalogue;
pub(super) mod drawing;
pub(super) mod floor;
pub(super) mod r#gen;
pub(super) mod ground;
pub(super) mod metrics;
pub(super) mod pad;
pub(super) mod proof;
pub(super) mod unrest;
