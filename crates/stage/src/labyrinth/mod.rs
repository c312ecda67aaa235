//! Endless Tower on the stage.

mod beat;
mod chronicle;
mod codex;
mod cues;
mod cutter;
mod danger;
mod epitaph;
mod errand;
mod examine;
mod figures;
mod film;
mod frame;
mod hand;
mod mood;
mod noise;
mod press;
mod scene;
mod sign;
mod statistics;
mod story;
mod summary;
mod targets;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod tones;
mod trades;
mod tutorial;
mod words;

pub use beat::{Beat, Missile, Moment, Move, Way};
pub use chronicle::{Chronicle, Line, Source};
pub use codex::{chapters, rulebook};
pub use cues::{Cue, POPUP_STAYS, Role};
pub use danger::{before_abandoning, question};
pub use epitaph::Epitaph;
pub use errand::{Errand, Runner, route};
pub use examine::{Examined, aimed_lines, examine};
pub use figures::{blows, damage, damage_and_crit};
pub use film::{Film, Motion};
pub use frame::{Bar, Frame, Glow, Offset, Shine, TILE};
pub use hand::{Hand, Intent};
pub use mood::{Mood, Tension, mood};
pub use noise::Noise;
pub use press::Press;
pub use scene::{Figure, Scene};
pub use sign::{LINE, RULE_SETS};
pub use statistics::Statistics;
pub use story::Story;
pub use summary::{Summary, describe, summarise};
pub use targets::{Weapon, sights, targets, why_not};
pub use tones::{rank_tone, rarity_tone};
pub use trades::{Trade, trades};
pub use tutorial::{Topic, Tutorial};
pub use words::{at_hand, command_words, prompt};
