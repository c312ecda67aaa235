//! Descent: seven floors down, where everything reacts with everything.
//!
//! The rules are written down in `RULES.md` beside this crate; comments cite its sections.

#![deny(clippy::float_arithmetic)]

mod about;
mod act;
mod beings;
pub mod bot;
mod career;
mod check;
mod combat;
mod command;
mod content;
mod draft;
pub mod errand;
mod event;
mod floors;
mod foresight;
mod game;
mod ground;
mod items;
mod minds;
mod modifier;
mod odds;
mod offer;
mod outcome;
mod prospect;
mod refusal;
mod rules;
#[cfg(test)]
mod scenario;
mod setup;
mod sketch;
mod state;
mod supposition;
mod tally;
mod text;
mod units;
mod verbs;
mod view;
mod written;

pub use beings::ailment::{Ailment, Ailments};
pub use beings::blow::{Blow, BlowNature, Force, Shape};
pub use beings::character::{Character, Start};
pub use beings::foe::{Foe, FoeId, Intent, Mind, Origin};
pub use beings::hero::Hero;
pub use beings::kind::{Habit, Kind, Nature, Phase, Size, Tier, Trait, Traits, Weather};
pub use career::{Career, Feat, Feats, Lock, Unlocked};
pub use combat::damage::{SPREAD, damage};
pub use command::{Command, NotACommand};
pub use content::Content;
pub use draft::{Draft, Hand, NotTaken};
pub use engine::tuning::Unsound as SetupError;
pub use event::{Event, Source, Who};
pub use floors::catalogue::{FloorNote, catalogue};
pub use floors::floor::{Encounter, Floor};
pub use floors::metrics::Metrics;
pub use floors::place::{Architect, Biome, Branch, Place, Terrain};
pub use floors::proof::{Flaw, Proof, prove};
pub use floors::room::Room;
pub use floors::thing::{Loot, Thing};
pub use ground::{Burst, Contact, Ground, Matter, Matters, REACTIONS, Reaction, TOUCHES, Timed, Touch};
pub use items::change::Change;
pub use items::effect::{Deed, Effect, Missile, Pact, Stat, Tool, Trigger, Ward};
pub use items::flask::{Draught, Flask};
pub use items::item::{Gear, Item, Make, Rarity, Sort};
pub use items::pack::Pack;
pub use items::pair::{PAIRS, Pair};
pub use items::stats::Stats;
pub use items::tag::{Tag, Tags};
pub use modifier::{Modifier, Modifiers};
pub use odds::{Blaze, Chance, Danger, Hit, Odds, Threat};
pub use offer::{Blessing, Offer, Ware};
pub use outcome::Outcome;
pub use prospect::Prospect;
pub use refusal::Refusal;
pub use rules::{Rules, UnknownRules};
pub use setup::{FriendlyFire, Setup};
pub use state::Descent;
pub use supposition::Supposition;
pub use tally::{Means, Tally};
pub use text::words::{NotAHand, UnknownWord};
pub use units::{Energy, FloorNumber, Gold, Hp, Percent, Turns, Xp};
pub use view::View;

/// A set of tiles of a floor: up to 80 columns and 60 rows.
pub type Cells = grid::Cells<60, 2>;
