//! What can be found, worn, learned and bought, and what it does.

pub(super) mod boon;
pub(super) mod drops;
pub(super) mod flask;
pub(super) mod item;
pub(crate) mod keys;
pub(super) mod make;
pub(super) mod relic;
pub(super) mod shop;
pub(super) mod slot;
pub(super) mod spell;
