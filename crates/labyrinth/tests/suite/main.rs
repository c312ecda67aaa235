//! The rules from outside, in one program, which is linked once.

mod climbs;
mod floors;
mod laws;
mod marathons;
