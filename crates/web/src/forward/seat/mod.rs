//! The table while it is played at: the run, what is pressed, what is shown of it.

pub(super) mod board;
pub(super) mod bout;
pub(super) mod focus;
pub(super) mod footage;
pub(super) mod moment;
pub(super) mod play;
pub(super) mod prompt;
pub(super) mod run;
pub(super) mod screening;
pub(super) mod table;
