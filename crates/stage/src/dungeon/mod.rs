//! What every game in a dungeon of tiles tells alike, whatever its rules: tiles and bodies, films of
//! what happened, a log by weight, errands, and the hand that looks, aims and travels.
//!
//! A game says what is its own by five traits, each on top of those before: [`Dungeon`] for what is
//! known, [`Filmed`] for what happened, [`Errands`] for what is walked by itself, [`Handled`] for what
//! can be pressed, [`Delved`] for what is asked and told of a run that somebody plays.

mod beat;
mod body;
mod cue;
mod cutter;
mod delved;
mod errand;
mod film;
mod filmed;
mod frame;
mod hand;
mod handled;
mod keys;
mod known;
mod log;
mod press;
mod scene;
mod targets;
#[cfg(test)]
mod tests;
mod threat;
mod tile;
mod weight;

pub use beat::{Beat, Gait, Move};
pub use body::{Body, BodyId, Glance};
pub use cue::{Cue, POPUP_STAYS, Role};
pub use delved::{Delved, Logged, acting, advice};
pub use errand::{Errand, Errands, HaltOf, Runner};
pub use film::{Film, Take};
pub use filmed::{Change, Filmed};
pub use frame::{Bar, Frame, Glow, Offset, Shine, TILE};
pub(crate) use hand::walked;
pub use hand::{Hand, HandOf, Meaning};
pub use handled::Handled;
pub use keys::press;
pub(crate) use keys::rows;
pub use known::{Dungeon, Examined, Extent};
pub use log::{Line, Log, Remark, Source, When};
pub use press::Press;
pub use scene::Scene;
pub use targets::{sights, targets, why_not};
pub use threat::Threat;
pub use tile::{Door, Sight, Terrain, Tile, TileOf};
pub use weight::Weight;

pub use crate::Motion;
