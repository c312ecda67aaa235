//! Forward: a solo game of cards and dice. Nine locations, eighteen cards in each, three
//! face down before the traveller, and a little light to spend.
//!
//! The rules are written down in `RULES.md` beside this crate; comments cite its sections.

#![deny(clippy::float_arithmetic)]

mod about;
pub mod bot;
mod card;
mod catalogue;
mod check;
mod command;
mod content;
mod deck;
mod event;
mod game;
pub mod odds;
mod outcome;
mod play;
mod refusal;
mod road;
mod rules;
#[cfg(test)]
mod scenario;
mod setup;
mod slots;
mod state;
mod stayed;
mod text;
mod units;
mod verbs;
mod view;

pub use card::{Card, CardCounts};
pub use catalogue::catalogue;
pub use command::{Command, Die, Find, NotACommand, Price};
pub use content::{Arms, Blow, BlowTable, Content, PerTier, Points, RoadPoints};
pub use deck::{MOST_CARDS, RowCard};
pub use engine::tuning::Unsound as SetupError;
pub use event::{Event, Healing, LuxUse, Strike};
pub use outcome::{Outcome, ScoreSheet};
pub use refusal::Refusal;
pub use road::{
    BLOOD, Bend, Family, Held, Intent, Intents, Moves, PIT_WIDTH, REST_HEAL, Stance, Strikers, shelter,
    strikes,
};
pub use rules::{DieRule, FightRule, PeekRule, PitRule, Rules, UnknownRules, WeaponRule};
pub use setup::Setup;
pub use slots::{Slot, Slots};
pub use state::{Climb, Foe, Forward, Hero, Phase, Snare, Throw};
pub use stayed::{Share, Stayed};
pub use text::{bare_hands, foe_name};
pub use units::{Hp, Location, Lux, Tier, Weapon};
pub use view::{RoadView, View};
