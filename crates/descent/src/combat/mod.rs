//! How hard blows fall, and where.

pub(crate) mod damage;
pub(crate) mod might;
pub(crate) mod shape;
