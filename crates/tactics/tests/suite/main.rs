//! The rules from outside, in one program, which is linked once.

mod bots;
mod endings;
mod hostile;
mod laws;
mod luck;
mod perft;
mod previews;
mod secrecy;
mod words;
