//! The table while it is played at: the run, what is pressed, what is shown of it.

pub(super) mod board;
pub(super) mod footage;
pub(super) mod guide;
pub(super) mod hear;
pub(super) mod leave;
pub(super) mod moment;
pub(super) mod play;
pub(super) mod press;
pub(super) mod run;
pub(super) mod screening;
pub(super) mod table;
pub(super) mod turns;
