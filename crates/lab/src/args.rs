//! The command line of `roguery sim`.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;

use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, FromArgMatches, Subcommand};
use engine::Seed;
use tactics::bot::BotName;

use crate::cabinet::{Asked, CABINETS, Cabinet};
use crate::setting::Names;
use crate::shard::Shard;
use crate::sweep::Sweep;
use crate::tactics::{Drafting, LADDER, Ladder};

/// Plays thousands of runs with bots and shows what came of them.
#[derive(Args)]
pub struct SimArgs {
    /// What to simulate.
    #[command(subcommand)]
    pub what: What,
}

/// What to simulate: one of the games, each with arguments of its own.
pub enum What {
    /// A game.
    Game(Box<dyn Asked>),
    /// One result of the parts that --shard and --out wrote.
    Merge(MergeArgs),
}

const MERGE: &str = "merge";

impl FromArgMatches for What {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let (name, matches) =
            matches.subcommand().ok_or(ErrorKind::MissingSubcommand).map_err(clap::Error::new)?;
        match Cabinet::named(name) {
            Some(cabinet) => (cabinet.asked)(matches).map(Self::Game),
            None => MergeArgs::from_arg_matches(matches).map(Self::Merge),
        }
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Subcommand for What {
    fn augment_subcommands(command: Command) -> Command {
        let merge = MergeArgs::augment_args(Command::new(MERGE))
            .about("Make one result of the parts that --shard and --out wrote")
            .long_about(None);
        command.subcommands(CABINETS.iter().map(|cabinet| (cabinet.command)())).subcommand(merge)
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        Self::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        name == MERGE || Cabinet::named(name).is_some()
    }
}

/// How to simulate a game for one player.
#[derive(Clone, Debug, Args)]
pub struct SoloArgs {
    /// Bot that plays
    #[arg(long, value_name = "NAME")]
    pub bot: Option<String>,

    /// Second setting to play on the same seeds, as in rules=written,bot=random,content=FILE
    #[arg(long, value_name = "SETTING")]
    pub versus: Option<Names>,

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

impl AsRef<CommonArgs> for SoloArgs {
    fn as_ref(&self) -> &CommonArgs {
        &self.common
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
    #[arg(long, value_enum, default_value_t, conflicts_with = "choices")]
    pub draft: Drafting,

    /// Play each of these bots against the next and tell their Elo, weakest first
    #[arg(
        long, value_name = "NAMES", num_args = 0..=1, default_missing_value = LADDER,
        conflicts_with_all = ["bot", "versus", "sweep", "choices"]
    )]
    pub ladder: Option<Ladder>,

    /// Play every skill against every other and every pair of minions too, all else by lot, and tell how often
    /// to bring each
    #[arg(long, conflicts_with_all = ["versus", "draft", "ladder", "sweep", "csv", "report", "choices"])]
    pub matchups: bool,

    /// What every simulation is asked for.
    #[command(flatten)]
    pub common: CommonArgs,
}

impl AsRef<CommonArgs> for DuelArgs {
    fn as_ref(&self) -> &CommonArgs {
        &self.common
    }
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

    /// Runs to play, for each setting and each value of a sweep; of a game for two, seeds that are played from
    /// both sides [default: as many as the game needs]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub runs: Option<u64>,

    /// Judge decisions instead: which kinds there are, what they are worth, and what a player loses who does not
    /// think
    #[arg(long, conflicts_with_all = ["bot", "versus", "sweep", "shard", "out"])]
    pub choices: bool,

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
