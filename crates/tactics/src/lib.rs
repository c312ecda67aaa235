//! 5×5 Tactics: a duel on twenty-five tiles. Each player brings a hero with one skill and two
//! minions; whoever's hero falls loses, and nothing on the board is hidden.
//!
//! The rules are written down in `RULES.md` beside this crate; comments cite its sections.

#![deny(clippy::float_arithmetic)]

mod about;
mod aims;
mod bits;
pub mod bot;
mod catalogue;
mod check;
mod command;
mod content;
mod draft;
mod event;
mod field;
mod game;
mod legal;
mod notation;
mod outcome;
mod packed;
mod perft;
mod position;
mod refusal;
#[cfg(test)]
mod scenario;
mod setup;
mod state;
mod text;
mod turn;
mod units;
mod verbs;
mod view;
mod word;

pub use aims::Aims;
pub use catalogue::Catalogue;
pub use command::{Aim, Command, Deed, Spawn};
pub use content::{Allowance, Bounds, Clock, Content, EffectNumbers, NotACharacter, RpgStats, SkillNumbers};
pub use draft::{Draft, Team};
pub use engine::tuning::Unsound as SetupError;
pub use event::{Cause, Event, Way, Who};
pub use field::object::{Object, Objects};
pub use field::omen::Omen;
pub use field::side::{Member, REFEREE, Side};
pub use field::tile::{NotATile, Tile};
pub use field::tiles::Tiles;
pub use notation::{NotACommand, NotAPosition};
pub use outcome::{Ending, Outcome};
pub use perft::perft;
pub use position::{Plans, Position, Stage};
pub use refusal::Refusal;
pub use setup::{RuleSet, Setup, UnknownRules};
pub use state::Tactics;
pub use units::effect::{Bane, Effect};
pub use units::effects::Effects;
pub use units::kind::{Class, Kind, Minion};
pub use units::roster::{UnitId, UnitSet};
pub use units::skill::{Aiming, Skill};
pub use units::unit::{Plan, Shield, Stats, Unit};
pub use view::View;
pub use word::Word;
