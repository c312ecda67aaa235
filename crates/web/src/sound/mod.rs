//! The sound of the arcade, from our own synthesiser.
//!
//! A [`Patch`] is data: a few notes and their envelopes. The player turns it into sound where the
//! browser lets it, and stays silent without complaint where it does not.

mod note;
mod patches;
mod player;

pub use note::{Note, Shape};
pub use patches::Patch;
pub use player::{play, set_volume, wake};
