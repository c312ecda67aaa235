//! Endless Tower in a terminal: its screens, its pictures, its history.

mod by_bot;
mod climber;
mod draw;
mod errands;
mod guide;
mod history;
mod installed;
mod pages;
mod replay;

use by_bot::by_bot;
pub(crate) use climber::{Climb, Climber};
use draw::picture;
use history::History;
