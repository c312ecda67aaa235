//! What only a browser has: its clock, its files, its links, and the breath between two pieces of long work.

pub(super) mod breath;
pub(super) mod clock;
pub(super) mod files;
pub(super) mod idle;
pub(super) mod share;
