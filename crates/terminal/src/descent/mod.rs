//! Descent in a terminal: its screens, its pictures, its history.

mod draft;
mod draw;
mod guide;
mod history;
mod installed;
mod new_run;
mod past;
mod played;
mod race;

use ::descent::Descent;

use crate::dungeon;

use draw::picture;
use history::History;
use new_run::{NewRun, RunForm};
use past::{Past, own_career};

/// Whoever goes down.
pub(crate) type Delver = dungeon::Delver<Descent>;

/// A run that is being played.
type Delve = dungeon::Delve<Descent>;
