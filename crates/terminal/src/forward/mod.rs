//! Forward at the table: its screens, its pictures, its history.

mod counsel;
mod draw;
mod guide;
mod history;
mod replay;
mod traveller;

pub(crate) use draw::picture;
pub(crate) use history::History;
pub(crate) use traveller::{Journey, Traveller};
