//! Forward at the table: its screens, its pictures, its history.

mod codex;
mod counsel;
mod draw;
mod guide;
mod history;
mod journey;
mod opening;
mod press;
mod projector;
mod replay;

pub(crate) use codex::Codex;
pub(crate) use draw::picture;
pub(crate) use history::History;
pub(crate) use journey::Journey;
pub(crate) use opening::{begin, resume};
pub(crate) use replay::Replay;
