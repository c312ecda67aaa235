//! What the lab asks of every game that it simulates.

use arcade::{Hosted, RANDOM};
use clap::Args;

use crate::args::CommonArgs;
use crate::error::Error;
use crate::study::Study;
use crate::terms::Terms;

/// A game that the lab can simulate. What is measured in it lives in one folder of this crate.
pub trait Subject: Hosted<Setup: Send + Sync> {
    /// How it is to be simulated, as the command line says.
    type Args: Args + AsRef<CommonArgs> + 'static;
    /// A simulation of it.
    type Study: Study;

    /// The bot that is meant when none is named.
    const USUAL_BOT: &'static str;
    /// What is told of its runs, in a few words.
    const TOLD: &'static str;
    /// What the help says behind the names of the bots.
    const HELP: &'static str = "";

    /// The simulation that was asked for.
    ///
    /// # Errors
    /// When the rules, the numbers, a bot or a value of the sweep cannot be played.
    fn study(args: &Self::Args) -> Result<Self::Study, Error>;

    /// Rules and numbers with whatever else the arguments say of what is played.
    ///
    /// # Errors
    /// When nothing can be played so.
    fn arranged(args: &Self::Args, terms: Terms<Self>) -> Result<Terms<Self>, Error> {
        let _ = args;
        Ok(terms)
    }

    /// The names of all bots, the usual one first and random play last.
    fn bots() -> Vec<&'static str> {
        let others = Self::ABOUT.bots.iter().map(|bot| bot.name).filter(|name| *name != Self::USUAL_BOT);
        [Self::USUAL_BOT].into_iter().chain(others).chain([RANDOM.name]).collect()
    }
}
