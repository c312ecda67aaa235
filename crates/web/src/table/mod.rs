//! What stands around the table of every game: the tools, the log, dialogs, and how somebody
//! sits down at a run that is kept.

// What stands around a table is a handful of signals; only builds for debugging, where each
// signal knows the line it was made in, find it large.
#![allow(clippy::large_types_passed_by_value)]

mod banners;
mod dialogs;
mod ending;
mod focus;
mod heading;
mod leave;
mod lines;
mod log;
mod onward;
mod opening;
mod projector;
mod rolling;
mod run;
mod screening;
mod seat;
mod showing;
mod surroundings;
mod tools;
mod watching;

use dialogs::dialogs;
pub(crate) use ending::{Cost, Ended, LastPage, costs};
pub(crate) use focus::{Scroll, is_touched, let_go, move_focus, once_shown};
pub(crate) use heading::{below_heading, heading};
pub(crate) use leave::{Start, begin, branch};
pub(crate) use lines::{Archived, Lines};
use log::is_reading;
pub(crate) use log::log;
use onward::export;
pub(crate) use opening::open;
pub(crate) use projector::{Footage, Projector, hear};
pub(crate) use rolling::keep_drawn;
pub(crate) use run::{Consequence, Run};
pub(crate) use screening::{Opened, Watched, watch};
pub(crate) use seat::{Parts, Seated, taps};
pub(crate) use showing::Showing;
pub(crate) use surroundings::{Panel, Surroundings, TIMES, table_words};
pub(crate) use tools::{Does, Tool, release, tools};
pub(crate) use watching::{Watching, watching};
