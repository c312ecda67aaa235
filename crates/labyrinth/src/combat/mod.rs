//! Hits: whom they reach, how hard they are, and what is foretold of them.

pub(super) mod aim;
pub(super) mod blow;
pub(super) mod fight;
pub mod odds;
pub(super) mod rhythm;
