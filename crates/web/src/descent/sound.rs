//! What Descent sounds like.

use stage::descent::{Mood, Noise};

use crate::sound::{self, Patch};

/// Plays a noise.
pub(super) fn hear(_noise: Noise) {
    sound::play(&Patch::BUTTON);
}

/// Tells the band what to play.
pub(super) fn set_music(_mood: Mood) {
    sound::set_music(None);
}
