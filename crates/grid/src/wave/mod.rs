//! Wave function collapse: a board is filled with modules so that each fits what lies beside it.
//!
//! Every slot of a board begins with all modules that may lie there. One slot after the other is
//! decided, the surest first or as chance has it, and whatever no longer fits is struck out all around.
//! A slot with nothing left is a contradiction: the last decisions are taken back, and where that does
//! not help, everything is begun again, in bounds that are given beforehand.
//!
//! What a module is, is up to whoever uses it: a kind of tile, a piece of a map ([`Sample`]), or a piece
//! of terrain at a height.

mod board;
mod entropy;
mod modules;
mod rules;
mod sample;
mod solver;
#[cfg(test)]
mod tests;

pub use board::{Board, Contradiction};
pub use modules::Modules;
pub use rules::Rules;
pub use sample::{Mosaic, Sample, SampleError};
pub use solver::{Order, Solver};
