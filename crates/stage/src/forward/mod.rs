//! Forward on the stage.

mod pressed;
mod shown;
mod staged;
mod told;

pub use crate::Entry;
pub use pressed::danger::question;
pub use pressed::hand::{Hand, Meaning, Mode, answers, meaning, ready, refusal};
pub use pressed::outlook::{Oracle, Outlook};
pub use pressed::press::Press;
pub use shown::beat::{Beat, Exchanged, Rolling};
pub use shown::cues::Spot;
pub use shown::exchange::{Falls, blows_between, exchange_words, fury, shield};
pub use shown::film::{Film, Frame};
pub use shown::fork::{Certainty, Idle, Left, brings_nothing, left_behind, points};
pub use shown::light::{Use, Worth, advice_words, answer_words, kept_instead, prompt, uses};
pub use shown::reason::advice_reason;
pub use shown::tones::{card_tone, family_tone};
pub use told::chronicle::Chronicle;
pub use told::codex::{BLOCKS, chapters};
pub use told::epitaph::Epitaph;
pub use told::score::{end_words, kept_hp_points, kept_hp_words, score_parts};
pub use told::statistics::{Statistics, share};
pub use told::story::Story;
pub use told::summary::{Progress, Summary};
pub use told::tutorial::{Topic, Tutorial};
