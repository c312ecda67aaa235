//! Endless Tower on the stage.

mod chronicle;
mod codex;
mod cues;
mod danger;
mod epitaph;
mod errand;
mod examine;
mod figures;
mod film;
mod hand;
mod known;
mod mood;
mod noise;
mod press;
mod retell;
mod seen;
mod sign;
mod staged;
mod statistics;
mod story;
mod summary;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod tones;
mod trades;
mod tutorial;
mod weight;
mod words;

use labyrinth::Labyrinth;

use crate::dungeon;

pub use chronicle::Chronicle;
pub use codex::chapters;
pub use danger::question;
pub use epitaph::Epitaph;
pub use figures::{blows, damage, damage_and_crit};
pub use film::Missile;
pub use known::{HERO, Look, Prop};
pub use mood::{Mood, Tension, mood};
pub use noise::Noise;
pub use press::{Act, List, Way, Weapon};
pub use sign::{LINE, RULE_SETS};
pub use statistics::Statistics;
pub use story::Story;
pub use summary::Summary;
pub use tones::{rank_tone, rarity_tone};
pub use trades::{Trade, trades};
pub use tutorial::{Topic, Tutorial};
pub use words::{at_hand, command_words, prompt};

pub use crate::Motion;
pub use crate::dungeon::{Errand, Line};

/// A beat of a film of the tower.
pub type Beat = dungeon::Beat<Labyrinth>;
/// Somebody in the tower.
pub type Body = dungeon::Body<Labyrinth>;
/// Something to hear in the tower, or letters that rise.
pub type Cue = dungeon::Cue<Noise>;
/// A film of the tower.
pub type Film = dungeon::Film<Labyrinth>;
/// An instant of a film of the tower.
pub type Frame<'a> = dungeon::Frame<'a, Labyrinth>;
/// What somebody who climbs is in the middle of.
pub type Hand = dungeon::HandOf<Labyrinth>;
/// What a press leads to in the tower.
pub type Intent = dungeon::Intent<Labyrinth>;
/// What is pressed in the tower.
pub type Press = dungeon::Press<Act>;
/// An errand in the tower that is on.
pub type Runner = dungeon::Runner<Labyrinth>;
/// Everybody in the tower who can be seen.
pub type Scene = dungeon::Scene<Labyrinth>;
/// What is known of a tile of the tower.
pub type Tile = dungeon::TileOf<Labyrinth>;
