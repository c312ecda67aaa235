//! The stage between rules and screens: events become beats with a length and cues with a
//! moment, and a run becomes a log, a story and a page of statistics.
//!
//! Nothing here draws, and nothing here decides: whatever is shown has already happened. All
//! durations of the house live in this crate, so that every client tells a run in the same time.

mod chronicle;
mod cue;
pub mod descent;
mod description;
pub mod dungeon;
mod film;
pub mod forward;
mod group;
mod heed;
pub mod keys;
pub mod labyrinth;
mod meaning;
mod passage;
mod question;
mod reel;
mod repeats;
mod solo;
mod staged;
mod statistics;
pub mod tactics;
mod tone;
mod tutorial;

pub use chronicle::{Chronicle, Entry};
pub use cue::{Cue, Sound};
pub use description::{Description, Kept, RunState};
pub use film::Film;
pub use group::{Group, Numbers};
pub use heed::{Heed, Meant};
pub use meaning::Meaning;
pub use passage::{Passage, Rulebook};
pub use question::{Answer, Question};
pub use reel::{Beat, Millis, Motion, Reel, Shot};
pub use repeats::{Repeats, counted};
pub use solo::{Progress, SoloRun};
pub use staged::{Ranked, Staged, rulebook, summarise};
pub use statistics::Statistics;
pub use tone::Tone;
pub use tutorial::{Learnable, Tutorial};
