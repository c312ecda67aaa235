//! What Descent sounds like.

use stage::descent::{Mood, Noise};

use crate::sound::{self, Patch, Tune};

/// Plays a noise.
pub(super) fn hear(noise: Noise) {
    sound::play(&Patch::of_descent(noise));
}

/// Tells the band what to play.
pub(super) fn set_music(mood: Mood) {
    sound::set_music(Some(Tune::Depths(mood)));
}
