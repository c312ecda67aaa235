//! Forward at the table: its screens, its pictures, its history.

mod counsel;
mod draw;
mod guide;
mod history;
mod installed;
mod replay;
mod traveller;

use draw::picture;
use history::History;
pub(crate) use traveller::{Journey, Traveller};
