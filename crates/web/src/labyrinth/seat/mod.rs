//! The table while it is played at: the run, what is pressed, what is shown of it.

pub(super) mod board;
pub(super) mod climber;
pub(super) mod errands;
pub(super) mod hear;
pub(super) mod lines;
pub(super) mod moment;
pub(super) mod paged;
pub(super) mod pictured;
pub(super) mod play;
pub(super) mod press;
pub(super) mod run;
pub(super) mod screening;
pub(super) mod table;
