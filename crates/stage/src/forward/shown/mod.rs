//! What is to be seen and heard of a command.

pub(super) mod beat;
pub(super) mod cues;
pub(super) mod film;
pub(super) mod light;
pub(super) mod seen;
pub(super) mod sixths;
pub(super) mod tones;
