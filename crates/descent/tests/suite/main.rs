//! The rules from outside, in one program, which is linked once.

mod bots;
mod fairness;
mod flaws;
mod floors;
mod laws;
