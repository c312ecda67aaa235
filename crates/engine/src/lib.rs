//! The ground floor of every game in the house: what a game is, where chance comes from,
//! and how a run is written down so that it can be trusted.
//!
//! A run is a [`Seed`], a setup and a list of commands. Everything else, from saves to
//! leaderboards, is made from that.

mod about;
mod dice;
mod digest;
mod game;
mod generator;
mod keyframes;
mod line;
pub mod record;
mod rows;
mod seat;
mod seed;
mod session;
mod shortened;
mod sink;
mod timeline;
pub mod tuning;
mod unit;

pub use about::{About, BotNote, Noun, RuleSetNote, Scoring};
pub use dice::Dice;
pub use digest::Digest;
pub use game::{Bot, Checked, Disclosure, Game, Perspective, Seats, Status};
pub use generator::SplitMix64;
pub use rows::{RowsBy, Worded};
pub use seat::{Audience, Seat};
pub use seed::{Branch, Label, Seed, SeedError};
pub use session::{ResumeError, Resumed, Session, TakeOverError, UndoRefusal};
pub use shortened::{listed, shortened};
pub use sink::{Silence, Sink};
pub use timeline::Timeline;
