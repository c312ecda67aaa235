//! What commands do, stage by stage.

pub(super) mod act;
pub(super) mod deeds;
pub(super) mod drafting;
pub(super) mod round;
pub(super) mod skills;
