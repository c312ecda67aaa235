//! The rules from outside, in one program, which is linked once.

mod bots;
mod drafts;
mod fairness;
mod flaws;
mod floors;
mod laws;
mod marathons;
