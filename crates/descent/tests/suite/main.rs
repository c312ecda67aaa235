//! The rules from outside, in one program, which is linked once.

mod bots;
mod flaws;
mod floors;
mod laws;
