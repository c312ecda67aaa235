//! The stage between rules and screens: events become beats with a length and cues with a
//! moment, and a run becomes a log, a story and a page of statistics.
//!
//! Nothing here draws, and nothing here decides: whatever is shown has already happened. All
//! durations of the house live in this crate, so that every client tells a run in the same time.

mod cue;
mod description;
pub mod dungeon;
mod entry;
pub mod forward;
mod group;
pub mod labyrinth;
mod millis;
mod passage;
mod question;
mod reel;
mod rule_set;
mod rulebook;
pub mod tactics;
mod tone;

pub use cue::{Cue, Sound};
pub use description::{Description, Kept, RunState};
pub use entry::Entry;
pub use group::{Group, Numbers};
pub use millis::Millis;
pub use passage::Passage;
pub use question::Question;
pub use reel::{Beat, Reel, Shot};
pub use rule_set::RuleSet;
pub use rulebook::Rulebook;
pub use tone::Tone;
