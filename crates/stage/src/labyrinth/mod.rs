//! Endless Tower on the stage.

mod pressed;
mod shown;
mod staged;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod told;

use labyrinth::Labyrinth;

use crate::dungeon;

pub use pressed::danger::question;
pub use pressed::press::{Act, List, Way, Weapon};
pub use pressed::trades::{Trade, trades};
pub use shown::film::Missile;
pub use shown::known::{HERO, Look, Prop};
pub use shown::mood::{Mood, Tension, mood};
pub use shown::noise::Noise;
pub use shown::tones::{rank_tone, rarity_tone};
pub use told::chronicle::Chronicle;
pub use told::codex::chapters;
pub use told::epitaph::Epitaph;
pub use told::figures::{blows, damage, damage_and_crit};
pub use told::statistics::Statistics;
pub use told::story::Story;
pub use told::summary::{Progress, Summary};
pub use told::tutorial::{Topic, Tutorial};
pub use told::words::{at_hand, command_words, prompt};

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
pub type Meaning = dungeon::Meaning<Labyrinth>;
/// What is pressed in the tower.
pub type Press = dungeon::Press<Act>;
/// An errand in the tower that is on.
pub type Runner = dungeon::Runner<Labyrinth>;
/// Everybody in the tower who can be seen.
pub type Scene = dungeon::Scene<Labyrinth>;
/// What is known of a tile of the tower.
pub type Tile = dungeon::TileOf<Labyrinth>;
