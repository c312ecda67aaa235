//! Who lives in the tower.

pub(super) mod ailment;
pub(super) mod foe;
pub(super) mod hero;
pub(super) mod intent;
pub(super) mod kind;
pub(super) mod stats;
