//! What lies on the table.

pub(super) mod deed;
pub(super) mod gear;
pub(super) mod hints;
pub(super) mod prize;
pub(super) mod side;
pub(super) mod top;
pub(super) mod trade;
