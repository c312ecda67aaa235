//! Bots that can sit down at any run of their game.

use std::any::Any;

use bots::Random;
use engine::{Audience, Bot, BotNote, Digest, Perspective, Seat, Seed, Session, shortened};
use thiserror::Error;

use crate::known::known_commands;
use crate::recollection::Recollection;
use crate::running::Running;
use crate::{BotTaker, Hosted, NoSuchSeat, RunningGame};

/// A bot. What it chooses is a function of the run it looks at, so a bot that was asked
/// before chooses like one that was not.
pub trait Player: Send {
    /// The name of the bot.
    fn name(&self) -> &str;

    /// A legal command for a seat that the run waits for.
    ///
    /// # Errors
    /// When the run is of another game or does not wait for the seat, or when the bot has
    /// a mistake and chooses what is not legal.
    fn choose(&mut self, run: &dyn RunningGame, seat: Seat) -> Result<String, ChooseError>;
}

/// The bot that every game has.
pub const RANDOM: BotNote = BotNote { name: "random", about: "Any legal command is as good as another." };

/// Why a bot chose nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ChooseError {
    /// It knows one game only.
    #[error("this bot plays {plays}, not {found}")]
    OtherGame {
        /// The bot's game.
        plays: &'static str,
        /// The run's game.
        found: &'static str,
    },
    /// The run has no such seat.
    #[error(transparent)]
    Seat(#[from] NoSuchSeat),
    /// There is nothing to choose for.
    #[error("the game does not wait for seat {0}")]
    NotAwaited(u8),
    /// The seat is no player's.
    #[error("no bot sits in seat {seat} of {game}: its commands come from outside the game")]
    NotAPlayer {
        /// The seat asked for.
        seat: u8,
        /// The game.
        game: &'static str,
    },
    /// The bot has a mistake: it breaks the contract of [`engine::Bot`].
    #[error("the bot {bot} has a mistake: it chose '{command}', which is not legal: {refusal}")]
    Illegal {
        /// The bot's name.
        bot: String,
        /// What it chose.
        command: String,
        /// Why that is not legal.
        refusal: String,
    },
}

/// A name that no bot of the game has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnknownBot {
    /// Nobody is called so.
    #[error("there is no bot '{name}' for {game}: choose from {known}")]
    Name {
        /// The name asked for, or its beginning.
        name: String,
        /// The game.
        game: &'static str,
        /// The bots there are.
        known: String,
    },
    /// There is such a bot, but not with what stands behind its name.
    #[error("{0}")]
    Behind(String),
}

/// A bot of one game.
pub(crate) struct BotPlayer<G: Hosted> {
    name: String,
    mind: Mind<G>,
}

/// What a bot knows of the runs it is asked about.
enum Mind<G: Hosted> {
    /// What it sees.
    Present(Box<dyn Bot<G> + Send>),
    /// What each seat that it was asked for has seen; and how such a bot begins.
    Past(Vec<(Seat, Recollection<G>)>, G::Setup),
}

/// Forgets what a bot is but for its game.
#[derive(Clone, Copy, Debug)]
pub struct Boxed;

impl<G: Hosted> BotTaker<G> for Boxed {
    type Made = Box<dyn Bot<G> + Send>;

    fn take(self, bot: impl Bot<G> + Send + 'static) -> Self::Made {
        Box::new(bot)
    }
}

impl<G: Hosted> BotPlayer<G> {
    pub(crate) fn new(name: &str, setup: &G::Setup) -> Result<Self, UnknownBot> {
        let bot: Option<Box<dyn Bot<G> + Send>> = if name == RANDOM.name {
            Some(Box::new(Random::new(Seed::from_bits(0))))
        } else {
            G::bot(name, setup, Boxed)
        };
        let bot = bot.ok_or_else(|| {
            if let Some(problem) = G::misnamed_bot(name) {
                return UnknownBot::Behind(problem);
            }
            let known: Vec<&str> =
                std::iter::once(RANDOM.name).chain(G::ABOUT.bots.iter().map(|note| note.name)).collect();
            UnknownBot::Name { name: shortened(name), game: G::NAME, known: known.join(", ") }
        })?;
        let mind = if bot.recalls() { Mind::Past(Vec::new(), setup.clone()) } else { Mind::Present(bot) };
        Ok(Self { name: name.to_owned(), mind })
    }

    fn command(&mut self, session: &Session<G>, seat: Seat) -> G::Command {
        match &mut self.mind {
            Mind::Present(bot) => {
                bot.restart(lot(session, seat));
                bot.choose(Perspective::new(session.game(), seat))
            }
            Mind::Past(seats, setup) => {
                let place = seats.iter().position(|(known, _)| *known == seat).unwrap_or_else(|| {
                    let bot = G::bot(&self.name, setup, Boxed).expect("there was one of this name");
                    seats.push((seat, Recollection::new(bot, seat)));
                    seats.len() - 1
                });
                seats[place].1.choose(session)
            }
        }
    }
}

/// A seed that belongs to this point of this run and no other, so that asking twice, or
/// after a restored snapshot, gives the same choice. What the seat may not know does not
/// enter it.
fn lot<G: Hosted>(session: &Session<G>, seat: Seat) -> Seed {
    let played = known_commands(session, Audience::Seat(seat));
    let played = u64::try_from(played).expect("a count fits into 64 bits");
    Seed::from_bits(Digest::of(&(session.seed(), seat, played)).0)
}

impl<G: Hosted> Player for BotPlayer<G> {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&mut self, run: &dyn RunningGame, seat: Seat) -> Result<String, ChooseError> {
        let found = run.cabinet().name();
        let run: &dyn Any = run;
        let Some(running) = run.downcast_ref::<Running<G>>() else {
            return Err(ChooseError::OtherGame { plays: G::NAME, found });
        };
        Running::<G>::check_seat(seat)?;
        if seat.index() >= G::PLAYERS {
            return Err(ChooseError::NotAPlayer { seat: seat.index(), game: G::NAME });
        }
        if !running.awaited().contains(&seat) {
            return Err(ChooseError::NotAwaited(seat.index()));
        }
        let command = self.command(running.session(), seat);
        match running.session().game().check(seat, command) {
            Ok(()) => Ok(command.to_string()),
            Err(refusal) => Err(ChooseError::Illegal {
                bot: self.name.clone(),
                command: command.to_string(),
                refusal: refusal.to_string(),
            }),
        }
    }
}
