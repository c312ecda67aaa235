//! A dungeon in the browser, whatever its rules: the field and its maps, what is looked at, what is in
//! sight, and how all of that follows a run.

// Boards are handfuls of signals, a few bytes each; only builds for debugging, where each signal
// knows the line it was made in, find them large.
#![allow(clippy::large_types_passed_by_value)]

mod board;
mod detail;
mod drawing;
pub(crate) mod field;
mod footage;
mod held;
mod hints;
mod last_turns;
mod layout;
mod map;
mod miniature;
mod paged;
mod pictured;
mod pointed;
mod pulse;
mod rising;
mod screen;
mod seat;
mod sights;
mod strip;
mod ticker;
mod vital;
pub(crate) mod window;

pub(crate) use board::{Board, Tap, TapOf, is_in_list};
use detail::detail;
pub(crate) use drawing::{Look, Passing, camera, lives, moving, outside, pointed_at, standing};
use footage::Footage;
pub(crate) use held::Held;
pub(crate) use hints::Hints;
pub(crate) use last_turns::last_turns;
pub(crate) use layout::{board, panel, toggles};
pub(crate) use map::small_map;
#[cfg(test)]
pub(crate) use miniature::check_still;
pub(crate) use miniature::miniature;
pub(crate) use paged::{Button, Paged};
pub(crate) use pictured::{Pictured, tiles};
pub(crate) use pointed::Pointed;
pub(crate) use rising::Rising;
use screen::screen;
pub(crate) use seat::{Moment, Play, Played, Player, PlayerWords, Screened, seats};
pub(crate) use sights::{Sighted, seen};
use strip::strip;
use ticker::ticker;
pub(crate) use vital::Vital;
