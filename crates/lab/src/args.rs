//! The command line of `roguery sim`.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;

use clap::{Args, Subcommand};
use engine::Seed;

use crate::setting::Names;
use crate::shard::Shard;
use crate::sweep::Sweep;

/// Plays thousands of runs with bots and shows what came of them.
#[derive(Clone, Debug, Args)]
pub struct SimArgs {
    /// What to simulate.
    #[command(subcommand)]
    pub what: What,
}

/// What to simulate.
#[derive(Clone, Debug, Subcommand)]
pub enum What {
    /// Simulate Forward: win rate, clear rates, damage and healing by location
    #[command(after_help = FORWARD_NAMES)]
    Forward(Box<GameArgs>),
    /// Make one result of the parts that --shard and --out wrote
    Merge(MergeArgs),
}

/// The first of each is meant when none is named.
const FORWARD_NAMES: &str = "Rule sets: written, published\nBots: document, thinker, random";

/// How to simulate a game.
#[derive(Clone, Debug, Args)]
pub struct GameArgs {
    /// Rule set
    #[arg(long, value_name = "NAME")]
    pub rules: Option<String>,

    /// Bot that plays
    #[arg(long, value_name = "NAME")]
    pub bot: Option<String>,

    /// Runs to play, for each setting and each value of a sweep
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub runs: u64,

    /// Seed of the simulation, a number or a code; the same seed gives the same result
    #[arg(long, default_value = "1")]
    pub seed: Seed,

    /// Threads to play on; they change nothing but the time [default: one for each processor]
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,

    /// File with other numbers than those of the house
    #[arg(long, value_name = "FILE")]
    pub content: Option<PathBuf>,

    /// Second setting to play on the same seeds, as in rules=written,bot=random,content=FILE
    #[arg(long, value_name = "SETTING")]
    pub versus: Option<Names>,

    /// Number to walk through its values, as in `hollow_hp=6..12`, `hollow_hp[3]=6..12` or `max_hp=10..30/5`
    #[arg(long, value_name = "NAME=A..B[/STEP]")]
    pub sweep: Option<Sweep>,

    /// Part of the runs to play, as in 3/16
    #[arg(long, value_name = "PART/PARTS", requires = "out", conflicts_with_all = ["json", "csv", "report"])]
    pub shard: Option<Shard>,

    /// File to write exact counts to, for `merge`
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,

    /// List every number that --content and --sweep can change, and stop
    #[arg(long)]
    pub knobs: bool,

    /// How to show the result.
    #[command(flatten)]
    pub output: OutputArgs,
}

impl GameArgs {
    /// The names of the first setting.
    pub(crate) fn names(&self) -> Names {
        Names { rules: self.rules.clone(), bot: self.bot.clone(), content: self.content.clone() }
    }

    /// The threads that were asked for, or one for each processor.
    pub(crate) fn threads(&self) -> NonZeroUsize {
        self.threads.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
    }
}

/// Which parts to merge.
#[derive(Clone, Debug, Args)]
pub struct MergeArgs {
    /// Files that --out wrote, in any order
    #[arg(required = true, value_name = "FILES")]
    pub files: Vec<PathBuf>,

    /// How to show the result.
    #[command(flatten)]
    pub output: OutputArgs,
}

/// How to show a result.
#[derive(Clone, Debug, Default, Args)]
pub struct OutputArgs {
    /// Print one JSON object instead of a table; rates are fractions from 0 to 1
    #[arg(long)]
    pub json: bool,

    /// Also write the table to a CSV file
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,

    /// Also write a page with plots to this folder, as index.html
    #[arg(long, value_name = "DIR")]
    pub report: Option<PathBuf>,
}

#[cfg(test)]
mod tests {
    use forward::Forward;

    use super::*;
    use crate::subject::Subject;

    #[test]
    fn the_help_lists_the_names_there_are() {
        let (rules, bots) = (Forward::RULES.join(", "), Forward::BOTS.join(", "));
        assert_eq!(FORWARD_NAMES, format!("Rule sets: {rules}\nBots: {bots}"));
    }
}
