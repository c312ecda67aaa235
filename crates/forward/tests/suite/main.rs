//! The rules from outside, in one program, which is linked once.

mod bots;
mod fidget;
mod known;
mod laws;
mod odds;
mod redeal;
mod road;
mod score;
mod words;
