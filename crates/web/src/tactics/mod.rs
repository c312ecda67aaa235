//! 5×5 Tactics in the browser.

// Board and table are handfuls of signals, a few bytes each; only builds for debugging, where
// each signal knows the line it was made in, find them large.
#![allow(clippy::large_types_passed_by_value)]

mod board;
mod field;
mod history;
mod ink;
mod moment;
mod projector;
mod screening;
mod seats;
mod sparks;
