//! The games as the command line of the lab sees them.

use std::io::Write;

use clap::{ArgMatches, Args as _, Command, FromArgMatches as _};

use crate::args::MergeArgs;
use crate::choices::Judged;
use crate::command::{run_game, show_merged};
use crate::error::Error;

/// A game with its types put away.
pub(crate) struct Cabinet {
    /// The name on the command line and in the files of parts.
    pub(crate) name: &'static str,
    /// How its simulation is asked for.
    pub(crate) command: fn() -> Command,
    /// The simulation that was asked for, or why it cannot be understood.
    pub(crate) asked: fn(&ArgMatches) -> Result<Box<dyn Asked>, clap::Error>,
    /// Shows what some parts of its simulation come to.
    pub(crate) merge: fn(&MergeArgs, &mut dyn Write) -> Result<(), Error>,
}

/// Every game, in the order of the signs.
pub(crate) static CABINETS: &[Cabinet] = &arcade::every_game!(G => Cabinet::of::<G>());

impl Cabinet {
    const fn of<S: Judged>() -> Self {
        Self {
            name: S::NAME,
            command: command::<S>,
            asked: |matches| Ok(Box::new(ArgsOf::<S>(S::Args::from_arg_matches(matches)?))),
            merge: show_merged::<S::Study>,
        }
    }

    /// The game with a name.
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        CABINETS.iter().find(|cabinet| cabinet.name == name)
    }
}

/// A simulation that was asked for.
pub trait Asked {
    /// Makes it and prints what it found.
    ///
    /// # Errors
    /// When something in the arguments cannot be done; the error says what to write instead.
    fn run(self: Box<Self>, out: &mut dyn Write) -> Result<(), Error>;
}

/// What was asked of a game.
struct ArgsOf<S: Judged>(S::Args);

impl<S: Judged> Asked for ArgsOf<S> {
    fn run(self: Box<Self>, out: &mut dyn Write) -> Result<(), Error> {
        run_game::<S>(&self.0, out)
    }
}

fn command<S: Judged>() -> Command {
    let rules = S::ABOUT.rule_sets.iter().map(|set| format!("{} ('{}')", set.name, set.title));
    let (rules, bots) = (rules.collect::<Vec<_>>().join(", "), S::bots().join(", "));
    S::Args::augment_args(Command::new(S::NAME))
        .about(format!("Simulate {}: {}", S::ABOUT.title, S::TOLD))
        .long_about(None)
        .after_help(format!("Rule sets: {rules}\nBots: {bots}{}", S::HELP))
}
