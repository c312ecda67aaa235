//! 5×5 Tactics at the board: its screens, its pictures, its history.

mod draw;
mod duel;
mod guide;
mod history;
mod lessons;
mod new_match;
mod opening;
mod press;
mod replay;
mod turns;
mod ways_out;

pub(crate) use draw::picture;
pub(crate) use duel::Duel;
pub(crate) use history::History;
pub(crate) use lessons::Lessons;
pub(crate) use new_match::NewMatch;
pub(crate) use opening::{begin, codex, resume, table_of};
pub(crate) use replay::replay;
