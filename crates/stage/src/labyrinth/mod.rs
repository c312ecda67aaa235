//! Endless Tower on the stage.

mod beat;
mod cues;
mod film;
mod frame;
mod mood;
mod noise;
mod scene;
#[cfg(test)]
mod testing;

pub use beat::{Beat, Missile, Moment, Move, Way};
pub use cues::{Cue, POPUP_STAYS, Role};
pub use film::{Film, Motion};
pub use frame::{Bar, Frame, Glow, Offset, Shine, TILE};
pub use mood::{Mood, Tension, mood};
pub use noise::Noise;
pub use scene::{Figure, Scene};
