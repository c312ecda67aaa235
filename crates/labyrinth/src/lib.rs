//! Endless Tower: floor after floor of a labyrinth, fought through by bumping into things.
//!
//! The rules are written down in `RULES.md` beside this crate; comments cite its sections.

#![deny(clippy::float_arithmetic)]

#[cfg(test)]
mod acceptance;
mod act;
mod ailment;
mod aim;
mod blow;
mod boon;
pub mod bot;
mod catalogue;
mod check;
mod command;
mod content;
mod drawing;
mod drops;
pub mod errand;
mod event;
mod fight;
mod floor;
mod foe;
mod game;
mod gear;
mod r#gen;
mod ground;
mod hero;
mod intent;
mod kind;
mod metrics;
mod minds;
pub mod odds;
mod outcome;
mod pad;
mod proof;
mod refusal;
mod relic;
mod rhythm;
mod rules;
#[cfg(test)]
mod scenario;
mod setup;
mod shop;
mod spell;
mod state;
mod stats;
mod text;
mod title;
mod units;
mod verbs;
mod view;

pub use ailment::{Ailment, Ailments};
pub use blow::{Blow, Clash, Stance};
pub use catalogue::{FloorNote, catalogue};
pub use command::{Command, NotACommand};
pub use content::*;
pub use engine::tuning::Unsound as SetupError;
pub use event::{Blessing, Event, Healing, Manner, Who};
pub use fight::Fight;
pub use floor::{Cells, Corridor, Floor, Lair, Landmark, Lock, Rank, Room, Thing};
pub(crate) use foe::FoeIndex;
pub use foe::{Foe, FoeId, Mind};
pub use gear::{Bow, Flask, Item, Loot, Make, Perk, Rarity, Slot};
pub(crate) use gear::{Draught, Family};
pub use hero::{Charges, Hero};
pub use intent::Intent;
pub use kind::{Archetype, Doors, Kind, Missile, Nature, Signature, Trait, Traits};
pub use metrics::Metrics;
pub use outcome::{Cause, Outcome};
pub use pad::{Arrival, Pad};
pub use proof::{Flaw, Proof, Route, prove};
pub use refusal::Refusal;
pub use relic::{Relic, Relics};
pub use rules::{Rules, UnknownRules};
pub use setup::Setup;
pub use shop::{Offer, Shop};
pub use spell::{Shape, Spell};
pub use state::Labyrinth;
pub use stats::{Scale, Stat, Stats};
pub use text::{Compared, Comparison, capital, toward};
pub use title::{TITLES, next_title, title};
pub use units::{FloorNumber, Gold, Hp, Hundredths, PerMille, Percent, Power, Shared, Turns, Xp};
pub use view::View;
