//! The sound of the arcade, from our own synthesiser.
//!
//! A [`Patch`] is data: a few notes and their envelopes. The player turns it into sound where the
//! browser lets it, and stays silent without complaint where it does not.

mod ambience;
mod depths;
mod descent;
mod labyrinth;
mod music;
mod note;
mod patches;
mod player;
mod score;
mod tune;

pub use music::set_music;
pub use note::{Note, Shape};
pub use patches::Patch;
pub use player::{play, set_music_volume, set_volume, wake};
pub use tune::Tune;
