//! The command line of `roguery sim`.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;

use clap::{Args, Subcommand};
use engine::Seed;
use tactics::bot::BotName;

use crate::setting::Names;
use crate::shard::Shard;
use crate::sweep::Sweep;
use crate::tactics::{Drafting, LADDER, Ladder};

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
    Forward(Box<SoloArgs>),
    /// Simulate 5×5 Tactics: two bots against each other, every seed with the sides swapped
    #[command(after_help = TACTICS_NAMES)]
    Tactics(Box<DuelArgs>),
    /// Simulate Endless Tower: floors reached, fights, progress and damage floor by floor
    #[command(after_help = LABYRINTH_NAMES)]
    Labyrinth(Box<SoloArgs>),
    /// Make one result of the parts that --shard and --out wrote
    Merge(MergeArgs),
}

/// The first of each is meant when none is named.
const FORWARD_NAMES: &str = "Rule sets: written, published\nBots: document, thinker, random";
const LABYRINTH_NAMES: &str = "\
Rule sets: tower, gdd
Bots: tactician, brawler, random

The tower has no top: a run that takes 40000 commands is cut off, and counted as such.";
const TACTICS_NAMES: &str = "\
Rule sets: written, balanced, heroic
Bots: search, greedy, random; search looks at 2000 positions for a command, search:500 at 500

A run is a seed that is played twice: the same two teams stay in their seats, and the bots
change places. So luck that comes with the seed meets both bots alike.";

/// How to simulate a game for one player.
#[derive(Clone, Debug, Args)]
pub struct SoloArgs {
    /// Bot that plays
    #[arg(long, value_name = "NAME")]
    pub bot: Option<String>,

    /// Second setting to play on the same seeds, as in rules=written,bot=random,content=FILE
    #[arg(long, value_name = "SETTING")]
    pub versus: Option<Names>,

    /// Runs to play, for each setting and each value of a sweep
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub runs: u64,

    /// What every simulation is asked for.
    #[command(flatten)]
    pub common: CommonArgs,
}

impl SoloArgs {
    /// The names of the first setting.
    pub(crate) fn names(&self) -> Names {
        let CommonArgs { rules, content, .. } = &self.common;
        Names { rules: rules.clone(), bot: self.bot.clone(), content: content.clone() }
    }
}

/// How to simulate a game for two.
#[derive(Clone, Debug, Args)]
pub struct DuelArgs {
    /// Bot that plays
    #[arg(long, value_name = "NAME", default_value_t = BotName::default())]
    pub bot: BotName,

    /// Bot that it plays against [default: the same]
    #[arg(long, value_name = "NAME")]
    pub versus: Option<BotName>,

    /// Who picks the teams: chance, for both alike, or the bots
    #[arg(long, value_enum, default_value_t)]
    pub draft: Drafting,

    /// Play each of these bots against the next and tell their Elo, weakest first
    #[arg(
        long, value_name = "NAMES", num_args = 0..=1, default_missing_value = LADDER,
        conflicts_with_all = ["bot", "versus", "sweep"]
    )]
    pub ladder: Option<Ladder>,

    /// Seeds to play, each with the sides swapped, for each pair of bots and each value of a sweep
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub runs: u64,

    /// What every simulation is asked for.
    #[command(flatten)]
    pub common: CommonArgs,
}

/// What every simulation is asked for.
#[derive(Clone, Debug, Args)]
pub struct CommonArgs {
    /// Rule set
    #[arg(long, value_name = "NAME")]
    pub rules: Option<String>,

    /// File with other numbers than those of the rule set
    #[arg(long, value_name = "FILE")]
    pub content: Option<PathBuf>,

    /// Number of --knobs to walk through its values, as in `NAME=6..12`, `NAME[3]=6..12` or `NAME=10..30/5`
    #[arg(long, value_name = "NAME=A..B[/STEP]")]
    pub sweep: Option<Sweep>,

    /// List every number that --content and --sweep can change, and stop
    #[arg(long)]
    pub knobs: bool,

    /// Seed of the simulation, a number or a code; the same seed gives the same result
    #[arg(long, default_value = "1")]
    pub seed: Seed,

    /// Threads to play on; they change nothing but the time [default: one for each processor]
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,

    /// Part of the runs to play, as in 3/16
    #[arg(long, value_name = "PART/PARTS", requires = "out", conflicts_with_all = ["json", "csv", "report"])]
    pub shard: Option<Shard>,

    /// File to write exact counts to, for `merge`
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,

    /// How to show the result.
    #[command(flatten)]
    pub output: OutputArgs,
}

impl CommonArgs {
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
    use labyrinth::Labyrinth;
    use tactics::Tactics;

    use super::*;
    use crate::solo::Solo;
    use crate::subject::Subject;

    #[test]
    fn the_help_lists_the_names_there_are() {
        let (rules, bots) = (Forward::RULES.join(", "), Forward::BOTS.join(", "));
        assert_eq!(FORWARD_NAMES, format!("Rule sets: {rules}\nBots: {bots}"));
        let (rules, bots) = (Labyrinth::RULES.join(", "), Labyrinth::BOTS.join(", "));
        assert!(LABYRINTH_NAMES.starts_with(&format!("Rule sets: {rules}\nBots: {bots}\n")));
        assert!(LABYRINTH_NAMES.contains(&format!("takes {} commands", Labyrinth::MOST_COMMANDS)));
        let (rules, bots) = (Tactics::RULES.join(", "), BotName::WORDS.join(", "));
        let budget = BotName::default().nodes().unwrap();
        let names =
            format!("Rule sets: {rules}\nBots: {bots}; search looks at {budget} positions for a command, ");
        assert!(TACTICS_NAMES.starts_with(&names), "{names}");
    }
}
