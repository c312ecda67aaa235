//! 5×5 Tactics at the board: its screens, its pictures, its history.

mod draw;
mod duellists;
mod guide;
mod history;
mod installed;
mod lessons;
mod new_match;
mod replay;
mod turns;

use std::path::Path;

use stage::tactics::Seating;

use draw::picture;
pub(crate) use duellists::{Duel, Duellists};
pub(crate) use history::History;
pub(crate) use lessons::Lessons;
use new_match::{MatchForm, NewMatch};

/// Who sat at the board of a match, as the name of its file tells it.
fn table_of(path: &Path) -> Option<Seating> {
    path.file_stem().and_then(|name| name.to_str()).and_then(Seating::in_name)
}
