//! Forward on the stage.

mod beat;
mod chronicle;
mod codex;
mod cues;
mod danger;
mod epitaph;
mod film;
mod hand;
mod light;
mod outlook;
mod press;
mod seen;
mod sign;
mod staged;
mod statistics;
mod story;
mod summary;
mod tones;

pub use crate::Entry;
pub use beat::{Beat, Rolling};
pub use chronicle::Chronicle;
pub use codex::{BLOCKS, chapters};
pub use cues::Spot;
pub use danger::question;
pub use epitaph::Epitaph;
pub use film::{Film, Frame};
pub use hand::{Hand, Meaning, Mode, answers, intent, probe, ready};
pub use light::{Use, advice_words, answer_words, prompt, uses};
pub use outlook::{Oracle, Outlook};
pub use press::Press;
pub use sign::{LINE, RULE_SETS};
pub use statistics::{Statistics, share};
pub use story::Story;
pub use summary::Summary;
pub use tones::card_tone;
