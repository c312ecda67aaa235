//! What is to be seen and heard of a command.

pub(super) mod cover;
pub(super) mod cues;
pub(super) mod film;
pub(super) mod known;
pub(super) mod mood;
pub(super) mod noise;
pub(super) mod retell;
pub(super) mod seen;
pub(super) mod tones;
pub(super) mod weight;
