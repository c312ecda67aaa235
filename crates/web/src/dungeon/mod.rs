//! A dungeon in the browser, whatever its rules: the field and its maps, what is looked at, what is in
//! sight, and how all of that follows a run.

// Boards are handfuls of signals, a few bytes each; only builds for debugging, where each signal
// knows the line it was made in, find them large.
#![allow(clippy::large_types_passed_by_value)]

mod drawing;
pub(crate) mod field;
mod held;
mod pictured;
mod pointed;
mod rising;
pub(crate) mod window;

pub(crate) use drawing::{Look, camera, moving, standing};
pub(crate) use held::Held;
pub(crate) use pictured::{Pictured, tiles};
pub(crate) use pointed::Pointed;
pub(crate) use rising::Rising;
