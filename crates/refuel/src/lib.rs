//! Refuel: land on a world, build, hold out against waves of attackers until the tanks are full, and fly on.
//!
//! The rules are written down in `RULES.md` beside this crate; comments cite its sections.

#![deny(clippy::float_arithmetic)]

mod about;
mod act;
mod attackers;
mod battle;
mod blueprints;
pub mod bot;
mod check;
mod command;
mod content;
mod event;
mod game;
mod given;
mod harm;
#[cfg(test)]
mod measured;
mod modifier;
mod modify;
mod outcome;
mod query;
mod refusal;
mod run;
#[cfg(test)]
mod scenario;
mod setup;
mod sight;
mod status;
mod terrain;
mod text;
mod units;
mod verbs;
mod view;
mod waves;
mod words;
mod world;

pub use attackers::{Act, Attacker, Family, Habit, Nature, Size, Spacing};
pub use battle::building::{Building, Conditions};
pub use battle::card::Card;
pub use battle::effect::{Dome, Effect, EffectKind};
pub use battle::foe::{Foe, FoeId, Statuses};
pub use battle::priority::Priority;
pub use battle::purse::{Price, Purse};
pub use battle::shot::{Course, Shot};
pub use battle::{Assault, Battle};
pub use blueprints::{
    Around, Blueprint, By, Change, Choice, Deed, Design, Flight, Footing, Good, Gun, Limits, Placing, Quirk,
    Rarity, Sight, Sort, Spread, Stat, Stats, Trade, Turning,
};
pub use command::{Command, NotACommand, Target};
pub use content::Content;
pub use event::{Cause, Event, Source, Who};
pub use given::{Artefact, Augment, Environment, Given};
pub use harm::{Harm, Harms};
pub use modifier::{Fitting, Modifier, Whose};
pub use modify::{Bend, Breakdown, Changes, GainRule, Gains, Origin, Reckoning, Verdict};
pub use outcome::Outcome;
pub use refusal::Refusal;
pub use run::{
    Answer, Captain, Encounter, Fight, FightSort, Fitted, Gift, Hardship, Hold, Kit, Node, NotARunCommand,
    Offer, Offers, Prize, Profile, Run, RunCommand, RunContent, RunEvent, RunOutcome, RunRefusal, RunSetup,
    RunSetupError, RunView, SECTOR_FLAWS, Sector, SectorFlaw, Shelf, Stop, Tale, Tally, Theme, Toll, Trace,
    Upshot, Whence, prove_sector, run_codex, sector_catalogue,
};
pub use setup::{Setup, SetupError};
pub use sight::{Bubble, Patch, Range, Reach, Region, Relief, Shape, Survey, Watch, Watches};
pub use status::{Condition, Status};
pub use terrain::{Colours, Look, Terrain};
pub use text::{Line, Piece, Told, codex};
pub use units::{Energy, Fuel, Hp, Hull, Length, Materials, Money, Speed, Ticks, Waves};
pub use view::BattleView;
pub use waves::{Batch, Forecast, SPACINGS, Threat, Wave, WaveChange, WavePlan, wave_catalogue};
pub use words::UnknownWord;
pub use world::border::Border;
pub use world::catalogue::{WorldNote, world_catalogue};
pub use world::level::{Level, WorldPlan};
pub use world::metrics::Metrics;
pub use world::network::{Network, Place, Segment, SegmentId, Start};
pub use world::proof::{FLAWS, Flaw, prove};
pub use world::scatter::Decoration;
pub use world::shape::Shape as WayShape;
pub use world::sketch::SketchError;
pub use world::spot::Spot;
pub use world::tile::{Holding, Tile};
pub use world::{SIDE, World};

/// What is played: a battle.
pub type Refuel = Battle;
/// What whoever plays may know of it.
pub type View = BattleView;
