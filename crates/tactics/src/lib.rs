//! 5×5 Tactics: a duel on twenty-five tiles. Each player brings a hero with one skill and two
//! minions; whoever's hero falls loses, and nothing on the board is hidden.
//!
//! The rules are written down in `RULES.md` beside this crate; comments cite its sections.

#![deny(clippy::float_arithmetic)]

mod about;
mod act;
mod aims;
mod bits;
mod board;
pub mod bot;
mod catalogue;
mod check;
mod command;
mod content;
mod deeds;
mod draft;
mod drafting;
mod effect;
mod effects;
mod event;
mod game;
mod kind;
mod legal;
mod notation;
mod object;
mod omen;
mod outcome;
mod packed;
mod perft;
mod position;
mod refusal;
mod roster;
mod round;
#[cfg(test)]
mod scenario;
mod setup;
mod side;
mod skill;
mod skills;
mod state;
mod text;
mod tile;
mod tiles;
mod unit;
mod verbs;
mod view;
mod word;

pub use aims::Aims;
pub use catalogue::Catalogue;
pub use command::{Aim, Command, Deed, Spawn};
pub use content::{Allowance, Bounds, Clock, Content, EffectNumbers, NotACharacter, RpgStats, SkillNumbers};
pub use draft::{Draft, Team};
pub use effect::{Bane, Effect};
pub use effects::Effects;
pub use engine::tuning::Unsound as SetupError;
pub use event::{Cause, Event, Way, Who};
pub use kind::{Class, Kind, Minion};
pub use notation::{NotACommand, NotAPosition};
pub use object::{Object, Objects};
pub use omen::Omen;
pub use outcome::{Ending, Outcome};
pub use perft::perft;
pub use position::{Plans, Position, Stage};
pub use refusal::Refusal;
pub use roster::{UnitId, UnitSet};
pub use setup::{RuleSet, Setup, UnknownRules};
pub use side::{Member, REFEREE, Side};
pub use skill::{Aiming, Skill};
pub use state::Tactics;
pub use tile::{NotATile, Tile};
pub use tiles::Tiles;
pub use unit::{Plan, Shield, Stats, Unit};
pub use view::View;
pub use word::Word;
