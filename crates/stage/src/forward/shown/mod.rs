//! What is to be seen and heard of a command.

pub(super) mod beat;
pub(super) mod cues;
pub(super) mod exchange;
pub(super) mod film;
pub(super) mod fork;
pub(super) mod light;
pub(super) mod reason;
pub(super) mod seen;
pub(super) mod tones;
