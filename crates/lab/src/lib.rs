//! The simulator: bots, seeds and rule sets in, tables with confidence intervals out.
//!
//! A [`Plan`] says what to simulate, [`simulate`] plays it on several threads, and
//! [`Findings`] are what came of it: exact counts that merge in any order. `output` and
//! `report` turn them into text, JSON, CSV and a page with plots. A game joins by
//! implementing [`Subject`] in a folder of its own, and [`Solo`] if it is for one player; `cabinet` makes the
//! command line out of the arcade's list of games.
//! Whatever is a [`Study`] is played, cut into parts, merged and shown alike.
//!
//! Rates are fractions from 0 to 1 everywhere except in what people read, where they are
//! percent. Intervals hold the true figure with 95 % confidence.

mod args;
mod cabinet;
mod chart;
mod choices;
mod command;
mod descent;
mod error;
mod findings;
mod forward;
mod labyrinth;
mod levels;
mod merge;
pub mod output;
mod part;
mod plan;
mod player;
mod progress;
mod refuel;
pub mod report;
mod seeds;
mod setting;
mod shard;
mod simulate;
mod solo;
pub mod stats;
mod study;
mod subject;
mod sweep;
pub mod table;
mod tactics;
mod tally;
mod terms;

pub use self::descent::DescentArgs;
pub use self::tactics::{Contest, Drafting, Duels, Ladder};
pub use args::{CommonArgs, DuelArgs, MergeArgs, OutputArgs, SimArgs, SoloArgs, What};
pub use cabinet::Asked;
pub use choices::{Choices, Judge, Judged, Measure, Question, Rung};
pub use command::{run, run_to};
pub use error::{Error, Listed};
pub use findings::{Findings, Stage};
pub use levels::{
    DescentFloors, GenArgs, GenWhat, Generated, LabyrinthFloors, RefuelWorlds, Showing, generate,
};
pub use merge::{MergeError, merge};
pub use plan::Plan;
pub use player::{Goal, Misplay, Player};
pub use progress::Progress;
pub use refuel::RefuelArgs;
pub use seeds::run_seed;
pub use setting::{Names, Setting};
pub use shard::Shard;
pub use simulate::simulate;
pub use solo::{Counts, Meter, Side, Solo};
pub use study::Study;
pub use subject::Subject;
pub use sweep::Sweep;
pub use tally::Tally;
pub use terms::Terms;
