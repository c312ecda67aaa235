//! Bots that can sit down at any table of their game.

use std::any::Any;

use bots::Random;
use engine::{Bot, Digest, Perspective, Seat, Seed, Session};
use thiserror::Error;

use crate::running::Running;
use crate::{BotNote, Exhibit, NoSuchSeat, Table};

/// A bot. What it chooses is a function of the table it looks at, so a bot that was asked
/// before chooses like one that was not.
pub trait Player: Send {
    /// A legal command for a seat that the table waits for.
    ///
    /// # Errors
    /// When the table is of another game or does not wait for the seat.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Result<String, ChooseError>;
}

/// The bot that every game has.
pub(crate) const RANDOM: BotNote =
    BotNote { name: "random", about: "Any legal command is as good as another." };

/// Why a bot chose nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ChooseError {
    /// It knows one game only.
    #[error("this bot plays {plays}, not {found}")]
    OtherGame {
        /// The bot's game.
        plays: &'static str,
        /// The table's game.
        found: &'static str,
    },
    /// The table has no such seat.
    #[error(transparent)]
    Seat(#[from] NoSuchSeat),
    /// There is nothing to choose for.
    #[error("the game does not wait for seat {0}")]
    NotAwaited(u8),
}

/// A name that no bot of the game has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot '{name}' for {game}: choose from {known}")]
pub struct UnknownBot {
    /// The name asked for.
    pub name: String,
    /// The game.
    pub game: &'static str,
    /// The bots there are.
    pub known: String,
}

/// A bot of one game.
pub(crate) enum Seated<G: Exhibit> {
    /// Draws a lot of its own at each point of a run.
    Random(Random<G::Command>),
    /// Knows the game.
    Versed(Box<dyn Bot<G> + Send>),
}

impl<G: Exhibit> Seated<G> {
    pub(crate) fn new(name: &str, setup: &G::Setup) -> Result<Self, UnknownBot> {
        if name == RANDOM.name {
            return Ok(Self::Random(Random::new(Seed::from_bits(0))));
        }
        G::bot(name, setup).map(Self::Versed).ok_or_else(|| {
            let known: Vec<&str> =
                std::iter::once(RANDOM.name).chain(G::BOTS.iter().map(|note| note.name)).collect();
            UnknownBot { name: name.to_owned(), game: G::NAME, known: known.join(", ") }
        })
    }

    fn command(&mut self, session: &Session<G>, seat: Seat) -> G::Command {
        let perspective = Perspective::new(session.game(), seat);
        match self {
            Self::Random(bot) => {
                bot.restart(lot(session, seat));
                bot.choose(perspective)
            }
            Self::Versed(bot) => bot.choose(perspective),
        }
    }
}

/// A seed that belongs to this point of this run and no other, so that asking twice, or
/// after a restored snapshot, gives the same choice.
fn lot<G: Exhibit>(session: &Session<G>, seat: Seat) -> Seed {
    let played = u64::try_from(session.commands().len()).expect("a count fits into 64 bits");
    Seed::from_bits(Digest::of(&(session.seed(), seat, played)).0)
}

impl<G: Exhibit> Player for Seated<G> {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Result<String, ChooseError> {
        let found = table.cabinet().name();
        let table: &dyn Any = table;
        let Some(running) = table.downcast_ref::<Running<G>>() else {
            return Err(ChooseError::OtherGame { plays: G::NAME, found });
        };
        Running::<G>::check_seat(seat)?;
        if !running.awaited().contains(&seat) {
            return Err(ChooseError::NotAwaited(seat.index()));
        }
        Ok(self.command(running.session(), seat).to_string())
    }
}
