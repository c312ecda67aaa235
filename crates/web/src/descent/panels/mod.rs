//! What lies on the table.

pub(super) mod card;
pub(super) mod deed;
pub(super) mod hints;
pub(super) mod kit;
pub(super) mod offer;
pub(super) mod side;
pub(super) mod top;
mod trade;
pub(super) mod ways;
