//! The arcade from outside, in one program, which is linked once.

mod catalogue;
mod golden;
mod hostile;
mod running_games;
mod views;
