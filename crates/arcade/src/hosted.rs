//! What a game adds to its rules to be hosted in the arcade.

use engine::record::{Reading, Verified};
use engine::tuning::Tunable;
use engine::{Bot, Game, Seed, Session};

use crate::{Failure, OptionNote, Options, OptionsError, Verdict};

/// A game with words for its options, and bots by name.
pub trait Hosted: Game<Setup: Send, Command: Send> + Send + 'static {
    /// The numbers that patches and sweeps change.
    type Content: Tunable;

    /// What can be chosen before the first command.
    const OPTIONS: &'static [OptionNote];

    /// How many seats are players', from the first on. Whoever sits behind them, a referee
    /// perhaps, gives commands that come from outside the game, and is no bot.
    const PLAYERS: u8 = Self::SEATS;

    /// What the seats are called, a name for each, as in the game's notation if that names them.
    const SEAT_NAMES: &'static [&'static str] = &["p1"];

    /// The setup that some options mean. Names other than those of [`Hosted::OPTIONS`] do
    /// not occur.
    ///
    /// # Errors
    /// All that is wrong with the values.
    fn setup(options: &Options) -> Result<Self::Setup, OptionsError>;

    /// How everybody plays the seed of a day: as the house plays, unless the game deals more than its floors.
    fn of_day(seed: Seed) -> Options {
        let _ = seed;
        Options::HOUSE
    }

    /// The numbers of a setup.
    fn content(setup: &Self::Setup) -> Self::Content;

    /// The setup with other numbers.
    fn with_content(setup: Self::Setup, content: Self::Content) -> Self::Setup;

    /// The name of a setup's rule set.
    fn rules(setup: &Self::Setup) -> String;

    /// An event in one sentence.
    fn sentence(event: &Self::Event) -> String;

    /// Whether nobody but the seat that gives a command may know of it, now or later; what it
    /// leads to is told by events.
    fn is_secret(command: Self::Command) -> bool {
        let _ = command;
        false
    }

    /// What a view shows, in one line that options can begin a game from, if the game has a
    /// notation for it.
    fn notation(view: &Self::View) -> Option<String> {
        let _ = view;
        None
    }

    /// Hands over one of the bots that [`Game::ABOUT`] names; nothing when there is none of this name.
    /// Its choices must be a function of what it sees.
    fn bot<T: BotTaker<Self>>(name: &str, setup: &Self::Setup, taker: T) -> Option<T::Made>;

    /// What is wrong with a name that begins as a bot's does and goes on as none does.
    fn misnamed_bot(name: &str) -> Option<String> {
        let _ = name;
        None
    }

    /// What the letters of [`Hosted::catalogue`] mean.
    fn legend() -> String;

    /// All that a seed has in store, as a paragraph of text without its last line break.
    fn catalogue(setup: &Self::Setup, seed: Seed) -> String;

    /// The setup that some options mean, whatever their names.
    ///
    /// # Errors
    /// All that is wrong with the options.
    fn checked_setup(options: &Options) -> Result<Self::Setup, OptionsError> {
        let mut problems = options.strangers(Self::OPTIONS);
        match Self::setup(options) {
            Ok(setup) if problems.is_empty() => Ok(setup),
            Ok(_) => Err(OptionsError(problems)),
            Err(OptionsError(more)) => {
                problems.extend(more);
                Err(OptionsError(problems))
            }
        }
    }

    /// Begins a game.
    ///
    /// # Errors
    /// All that is wrong with the options.
    fn begin(options: &Options, seed: Seed) -> Result<Session<Self>, OptionsError> {
        let begun = Session::<Self>::begin(Self::checked_setup(options)?, seed);
        begun.map(|(session, _)| session).map_err(|error| OptionsError(vec![error.to_string()]))
    }

    /// Plays a record of this game and checks all that it claims.
    ///
    /// # Errors
    /// When it cannot be read, or is not true.
    fn verdict(bytes: &[u8]) -> Result<Verdict, Failure> {
        let (reading, truth) = Self::read_and_verify(bytes)?;
        Ok(Self::judged(&reading, &truth?))
    }

    /// What was found out about a record that was read.
    fn judged(reading: &Reading<Self>, truth: &Verified<Self::Outcome>) -> Verdict {
        let record = &reading.record;
        Verdict {
            game: Self::NAME,
            seed: record.seed(),
            rules: Self::rules(record.setup()),
            commands: truth.commands,
            outcome: truth.outcome.map(|outcome| outcome.to_string()),
            score: truth.score,
            digest: truth.digest,
            good_bytes: reading.good_bytes,
            damage: reading.damage.clone(),
        }
    }
}

/// Whoever wants a bot and makes something of it, whatever type it is of.
pub trait BotTaker<G: Game> {
    /// What it makes of a bot.
    type Made;

    /// Takes the bot.
    fn take(self, bot: impl Bot<G> + Send + 'static) -> Self::Made;
}
