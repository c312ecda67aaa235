//! Who sits at the board, what they may see, and how long they have.

pub(super) mod bots;
pub(super) mod curtain;
pub(super) mod seating;
pub(super) mod timer;
