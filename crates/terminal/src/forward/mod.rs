//! Forward at the table: its screens, its pictures, its history.

mod choose;
mod chronicle;
mod codex;
mod counsel;
mod danger;
mod draw;
mod film;
mod guide;
mod history;
mod journey;
mod opening;
mod projector;
mod replay;
mod statistics;
mod summary;

pub(crate) use codex::Codex;
pub(crate) use draw::picture;
pub(crate) use history::History;
pub(crate) use journey::Journey;
pub(crate) use opening::{begin, daily_seed, resume};
pub(crate) use replay::Replay;
pub(crate) use summary::{Kept, Summary, describe, summarise};
