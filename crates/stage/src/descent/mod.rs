//! Descent on the stage.

mod pressed;
mod shown;
mod staged;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod told;

use crate::dungeon;

pub use descent::Descent;
pub use pressed::burning::blaze;
pub use pressed::danger::question;
pub use pressed::errand::Watch;
pub use pressed::offers::{Offered, Trade, Way, offered, trades, ways, weighed};
pub use pressed::press::{Act, Dash, List, Weapon};
pub use pressed::preview::Preview;
pub use shown::cover::Cover;
pub use shown::film::Missile;
pub use shown::known::{Look, Prop, Sheet, hero_id};
pub use shown::mood::{Mood, Tension, mood};
pub use shown::noise::Noise;
pub use shown::tones::{matter_tone, rarity_tone, tier_tone};
pub use told::bestiary::bestiary;
pub use told::chronicle::Chronicle;
pub use told::codex::chapters;
pub use told::epitaph::{Epitaph, LAST_TURNS};
pub use told::ghost::{Footprint, Ghost};
pub use told::statistics::Statistics;
pub use told::story::Story;
pub use told::summary::{Company, League, Progress, Summary, career};
pub use told::tutorial::{Topic, Tutorial};
pub use told::words::{at_hand, command_words, flask_line, prompt, weapon_words};

pub use crate::Motion;
pub use crate::dungeon::{Errand, Line};

/// A beat of a film of Descent.
pub type Beat = dungeon::Beat<Descent>;
/// Somebody in Descent.
pub type Body = dungeon::Body<Descent>;
/// Something to hear in Descent, or letters that rise.
pub type Cue = dungeon::Cue<Noise>;
/// A film of Descent.
pub type Film = dungeon::Film<Descent>;
/// An instant of a film of Descent.
pub type Frame<'a> = dungeon::Frame<'a, Descent>;
/// What somebody who goes down is in the middle of.
pub type Hand = dungeon::HandOf<Descent>;
/// What a press leads to in Descent.
pub type Meaning = dungeon::Meaning<Descent>;
/// What is pressed in Descent.
pub type Press = dungeon::Press<Act>;
/// An errand in Descent that is on.
pub type Runner = dungeon::Runner<Descent>;
/// Everybody in Descent who can be seen.
pub type Scene = dungeon::Scene<Descent>;
/// What is known of a tile of Descent.
pub type Tile = dungeon::TileOf<Descent>;
