//! What is to be seen and heard of a command.

pub(super) mod beat;
pub(super) mod caption;
pub(super) mod cues;
pub(super) mod film;
pub(super) mod letters;
pub(super) mod path;
pub(super) mod scene;
pub(super) mod tones;
