//! 5×5 Tactics in the browser.

// Board and table are handfuls of signals, a few bytes each; only builds for debugging, where
// each signal knows the line it was made in, find them large.
#![allow(clippy::large_types_passed_by_value)]

mod advice;
mod asked;
mod board;
mod cover;
mod detail;
mod draft;
mod ending;
mod field;
mod given_up;
mod hear;
mod history;
mod ink;
mod leave;
mod lessons;
mod luck;
mod miniature;
mod modes;
mod moment;
mod play;
mod press;
mod projector;
mod roster;
mod run;
mod screening;
mod seats;
mod sparks;
mod status;
mod table;
mod tools;
mod turns;
mod verdict;
