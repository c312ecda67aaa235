//! What can be simulated at all: runs that do not depend on each other, counted in integers.

use engine::{Digest, Seed};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::Error;
use crate::findings::Findings;

/// A whole simulation, described before it is made: equal plans count equal numbers, on any
/// number of threads and in any parts.
///
/// Threads, parts, progress and files are the same for every study; what a run is and how
/// the result looks is its own.
pub trait Study: Clone + Serialize + DeserializeOwned + Sync {
    /// What is counted in one stage: all integers, so that merging is exact.
    type Stage: Send + Serialize + DeserializeOwned;
    /// What a worker plays the runs of one stage with.
    type Players;

    /// The game's name in the files of parts.
    const GAME: &'static str;
    /// The version of the game's rules.
    const RULES_VERSION: u32;
    /// Runs that a worker takes at a time: few enough that slow bots share the work evenly.
    const CHUNK: u64;

    /// Runs of each stage.
    fn runs(&self) -> u64;

    /// What the seeds of all runs are made from.
    fn seed(&self) -> Seed;

    /// Every stage with nothing counted.
    fn blank(&self) -> Vec<Self::Stage>;

    /// What the runs of a stage are played with.
    ///
    /// # Errors
    /// When the stage cannot be played.
    fn players(&self, stage: usize) -> Result<Self::Players, Error>;

    /// Plays the run of a seed and counts it.
    ///
    /// # Errors
    /// When a bot gives a command that is not legal.
    fn play(players: &mut Self::Players, seed: Seed, stage: &mut Self::Stage) -> Result<(), Error>;

    /// Takes in all that another worker or part has counted in the same stage.
    fn merge(stage: &mut Self::Stage, more: &Self::Stage);

    /// How many runs were counted in a stage, over all its settings.
    fn played(stage: &Self::Stage) -> u64;

    /// Whether a stage can be what so many runs of this plan come to.
    fn fits(&self, stage: &Self::Stage, runs: u64) -> bool;

    /// What sets another plan apart from this one, in words; nothing when they are equal.
    fn difference(&self, other: &Self) -> Option<String>;

    /// All that was counted, for a terminal.
    fn text(findings: &Findings<Self>) -> String;

    /// All that was counted, as one object with rates from 0 to 1.
    fn json(findings: &Findings<Self>) -> Value;

    /// All that was counted, as one table.
    fn csv(findings: &Findings<Self>) -> String;

    /// All that was counted, as a page with plots.
    fn page(findings: &Findings<Self>) -> String;

    /// A digest of all that decides what is counted.
    fn digest(&self) -> Digest {
        Digest::of(&(Self::GAME, Self::RULES_VERSION, self))
    }
}
