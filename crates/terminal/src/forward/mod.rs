//! Forward at the table: its screens, its pictures, its history.

mod counsel;
mod draw;
mod guide;
mod history;
mod journey;
mod opening;
mod press;
mod replay;

pub(crate) use draw::picture;
pub(crate) use history::History;
pub(crate) use journey::Journey;
pub(crate) use opening::{begin, codex, resume};
pub(crate) use replay::replay;
