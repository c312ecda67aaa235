//! Endless Tower: floor after floor of a labyrinth, fought through by bumping into things.
//!
//! The rules are written down in `RULES.md` beside this crate; comments cite its sections.

#![deny(clippy::float_arithmetic)]

mod about;
#[cfg(test)]
mod acceptance;
mod act;
mod beings;
pub mod bot;
mod check;
mod combat;
mod command;
mod content;
pub mod errand;
mod event;
mod floors;
mod game;
mod minds;
mod outcome;
mod refusal;
mod rules;
#[cfg(test)]
mod scenario;
mod setup;
mod state;
mod supposed;
mod text;
mod things;
mod title;
mod units;
mod verbs;
mod view;

pub use beings::ailment::{Ailment, Ailments};
pub(crate) use beings::foe::FoeIndex;
pub use beings::foe::{Foe, FoeId, Mind};
pub use beings::hero::{Charges, Hero};
pub use beings::intent::Intent;
pub use beings::kind::{Archetype, Doors, Kind, Missile, Nature, Signature, Trait, Traits};
pub use beings::stats::{Scale, Stat, Stats};
pub use combat::blow::{Blow, Clash, Stance};
pub use combat::fight::Fight;
pub use combat::odds;
pub use command::{Command, NotACommand};
pub use content::*;
pub use engine::tuning::Unsound as SetupError;
pub use event::{Blessing, Event, Healing, Manner, Who};
pub use floors::catalogue::{FloorNote, catalogue};
pub use floors::floor::{Cells, Corridor, Floor, Lair, Landmark, Lock, Rank, Room, Thing};
pub use floors::metrics::Metrics;
pub use floors::pad::{Arrival, Pad};
pub use floors::proof::{Flaw, Proof, Route, prove};
pub use floors::unrest::Unrest;
pub use outcome::{Cause, Outcome};
pub use refusal::Refusal;
pub use rules::{Rules, UnknownRules};
pub use setup::Setup;
pub use state::Labyrinth;
pub use supposed::Supposition;
pub use text::{Compared, Comparison, capital, toward};
pub(crate) use things::flask::Draught;
pub use things::flask::Flask;
pub use things::item::{Item, Loot, Perk, Rarity};
pub(crate) use things::make::Family;
pub use things::make::{Bow, Make};
pub use things::relic::{Relic, Relics};
pub use things::shop::{Offer, Shop};
pub use things::slot::Slot;
pub use things::spell::{Shape, Spell};
pub use title::{TITLES, next_title, title};
pub use units::{FloorNumber, Gold, Hp, Hundredths, PerMille, Percent, Power, Shared, Turns, Xp};
pub use view::View;
