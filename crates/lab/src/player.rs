//! A bot that plays whole runs and has them counted.

use std::fmt::Display;

use arcade::{BotTaker, RANDOM};
use bots::Random;
use engine::{Bot, Perspective, Seat, Seats, Seed, Status};
use thiserror::Error;

use crate::choices::{BoxedBot, boxed};
use crate::solo::{Counts, Meter, Solo};
use crate::tally::Tally;

/// Whether a run reached what the game is about: to win, or to get far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// It did.
    Reached,
    /// Anything else.
    Missed,
}

/// Plays runs one after the other.
///
/// The choice of the bot is made once for each run and not for each command, so that the
/// inner loop is compiled for that bot alone.
pub trait Player<S: Solo> {
    /// Plays the run of a seed to its end, or until it is cut off, and counts it.
    ///
    /// # Errors
    /// When the bot gives a command that is not legal; the run is then not counted.
    ///
    /// # Panics
    /// When the setup is impossible.
    fn play(&mut self, setup: &S::Setup, seed: Seed, tally: &mut Tally<S>) -> Result<Goal, Misplay>;
}

/// The player of this name for this setup, or nothing when the game has no such bot.
pub(crate) fn player<S: Solo>(bot: &str, setup: &S::Setup) -> Option<Box<dyn Player<S>>> {
    if S::PLAYERS > 1 {
        let party = (0..S::PLAYERS).map(|_| boxed(bot, setup)).collect::<Option<Vec<_>>>();
        return Some(Box::new(BotPlayer(party?)));
    }
    if bot == RANDOM.name {
        return Some(AsPlayer.take(Random::new(Seed::from_bits(0))));
    }
    S::bot(bot, setup, AsPlayer)
}

/// Makes players of bots.
struct AsPlayer;

impl<S: Solo> BotTaker<S> for AsPlayer {
    type Made = Box<dyn Player<S>>;

    fn take(self, bot: impl Bot<S> + Send + 'static) -> Self::Made {
        Box::new(BotPlayer(Alone(bot)))
    }
}

/// Who gives the commands of a run.
trait Crew<S: Solo> {
    /// All begin a run as if new.
    fn restart(&mut self, seed: Seed);

    /// What the one at a seat does.
    fn choose(&mut self, perspective: Perspective<'_, S>, seat: Seat) -> S::Command;
}

/// One bot for all seats that there are, which is one.
struct Alone<B>(B);

impl<S: Solo, B: Bot<S>> Crew<S> for Alone<B> {
    fn restart(&mut self, seed: Seed) {
        self.0.restart(seed);
    }

    fn choose(&mut self, perspective: Perspective<'_, S>, _seat: Seat) -> S::Command {
        self.0.choose(perspective)
    }
}

/// A bot for each seat: what one remembers is its own.
impl<S: Solo> Crew<S> for Vec<BoxedBot<S>> {
    fn restart(&mut self, seed: Seed) {
        for bot in self {
            bot.restart(seed);
        }
    }

    fn choose(&mut self, perspective: Perspective<'_, S>, seat: Seat) -> S::Command {
        self[usize::from(seat.index())].choose(perspective)
    }
}

/// Whose turn it is of those who are waited for: where all of them could act, one after the other does.
fn in_turn(seats: Seats, commands: u64) -> Seat {
    let count = seats.iter().count().max(1) as u64;
    let place = usize::try_from(commands % count).expect("a table is small");
    seats.iter().nth(place).expect("a game that waits, waits for somebody")
}

/// A command that was not legal: a mistake in a bot, most often with unusual numbers.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("on seed {seed} it gave the command '{command}', which was refused: {refusal}")]
pub struct Misplay {
    /// The seed of the run.
    pub seed: Seed,
    /// The command.
    pub command: String,
    /// Why it was not legal.
    pub refusal: String,
}

impl Misplay {
    #[cold]
    pub(crate) fn new(seed: Seed, command: impl Display, refusal: impl Display) -> Self {
        Self { seed, command: command.to_string(), refusal: refusal.to_string() }
    }
}

/// Bots as a player.
struct BotPlayer<B>(B);

impl<S: Solo, B: Crew<S>> Player<S> for BotPlayer<B> {
    fn play(&mut self, setup: &S::Setup, seed: Seed, tally: &mut Tally<S>) -> Result<Goal, Misplay> {
        let mut game = S::new(setup, seed).expect("a setup is checked before its first run");
        let mut meter = S::Meter::begin(&game);
        // No run depends on the one before it.
        self.0.restart(seed);
        let mut commands = 0;
        let outcome = loop {
            match game.status() {
                Status::Over(outcome) => break Some(outcome),
                Status::Awaiting(_) if commands == S::MOST_COMMANDS => break None,
                Status::Awaiting(seats) => {
                    let seat = if S::PLAYERS > 1 { in_turn(seats, commands) } else { Seat::FIRST };
                    let command = self.0.choose(Perspective::new(&game, seat), seat);
                    commands += 1;
                    meter.command(&game, command);
                    if let Err(refusal) = game.play(seat, command, &mut meter) {
                        return Err(Misplay::new(seed, command, refusal));
                    }
                }
            }
        };
        meter.end(&game);
        let goal = S::goal(outcome, &meter);
        tally.runs += 1;
        tally.wins += u64::from(goal == Goal::Reached);
        tally.scores.add(game.score());
        tally.counts.add(&meter, outcome);
        Ok(goal)
    }
}
