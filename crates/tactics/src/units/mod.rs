//! Units, what they can do, and what lies on them.

pub(super) mod effect;
pub(super) mod effects;
pub(super) mod kind;
pub(super) mod roster;
pub(super) mod skill;
pub(super) mod unit;
pub(crate) mod written;
