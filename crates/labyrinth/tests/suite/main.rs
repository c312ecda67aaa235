//! The rules from outside, in one program, which is linked once.

mod floors;
mod laws;
