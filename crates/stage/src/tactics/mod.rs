//! 5×5 Tactics on the stage.

mod pressed;
mod seats;
mod shown;
mod staged;
mod told;

use ::tactics::Command;

pub use pressed::advice::advice;
pub use pressed::choices::Choices;
pub use pressed::drafting::{DraftHand, DraftRow};
pub use pressed::fate::Fate;
pub use pressed::forecast::{Forecast, forecast};
pub use pressed::hand::{Hand, Mode};
pub use pressed::omens::{omen_readers, omens};
pub use pressed::press::Press;
pub use pressed::preview::{Aimed, Asked, Laid, Preview};
pub use pressed::take_back::{Stands, TakenBack, take_back};
pub use seats::bots::{BREATH, BotSeat, UNMOVED, bots, picks_in_haste, rematch_seed};
pub use seats::curtain::{Curtain, Showing};
pub use seats::seating::{NotASeating, Pace, Player, Seating};
pub use seats::timer::Timer;
pub use shown::beat::{Beat, Change, Ended, Happening};
pub use shown::caption::{Caption, caption};
pub use shown::film::{Film, Frame};
pub use shown::letters::{kind_letter, letter};
pub use shown::scene::{Figure, Scene};
pub use shown::tones::{effect_tone, side_tone};
pub use told::about::{about_tile, about_unit, answer_words, lasting, why_not};
pub use told::chronicle::Chronicle;
pub use told::codex::chapters;
pub use told::epitaph::Epitaph;
pub use told::guide::{Hint, Topic, Tutorial};
pub use told::lesson::{Goal, LESSONS, Lesson, LessonState};
pub use told::statistics::{FinishedMatch, Record, Statistics};
pub use told::story::{Deeds, Fall, Story};
pub use told::summary::Summary;
pub use told::wear::{wear_about, wear_words};
pub use told::words::{advice_words, before_surrender, command_words, goal_words, prompt, watched_words};

/// What a press leads to.
pub type Meaning<Hand> = crate::Meaning<Command, Hand>;
