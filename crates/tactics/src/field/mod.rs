//! The twenty-five tiles, what lies on them, and whose they are.

pub(super) mod board;
pub(super) mod object;
pub(super) mod omen;
pub(super) mod side;
pub(super) mod tile;
pub(super) mod tiles;
