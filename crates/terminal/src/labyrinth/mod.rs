//! Endless Tower in a terminal: its screens, its pictures, its history.

mod climb;
mod draw;
mod errands;
mod guide;
mod history;
mod opening;
mod pages;
mod press;
mod replay;

pub(crate) use climb::Climb;
pub(crate) use draw::picture;
pub(crate) use history::History;
pub(crate) use opening::{begin, codex, resume};
pub(crate) use replay::replay;
