//! The lab through its command line.

mod balance;
mod choices;
mod command_line;
mod common;
mod descent;
mod duels;
mod exactness;
mod published;
