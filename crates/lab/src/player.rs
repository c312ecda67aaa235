//! A bot that plays whole runs and has them counted.

use std::fmt::Display;

use arcade::{BotTaker, RANDOM};
use bots::Random;
use engine::{Bot, Perspective, Seed, Status};
use thiserror::Error;

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
        Box::new(BotPlayer(bot))
    }
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

/// A bot as a player.
struct BotPlayer<B>(B);

impl<S: Solo, B: Bot<S>> Player<S> for BotPlayer<B> {
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
                    let seat = seats.first().expect("a game that waits, waits for somebody");
                    let command = self.0.choose(Perspective::new(&game, seat));
                    commands += 1;
                    meter.command(command);
                    if let Err(refusal) = game.play(seat, command, &mut meter) {
                        return Err(Misplay::new(seed, command, refusal));
                    }
                }
            }
        };
        let goal = S::goal(outcome, &meter);
        tally.runs += 1;
        tally.wins += u64::from(goal == Goal::Reached);
        tally.scores.add(game.score());
        tally.counts.add(&meter, outcome);
        Ok(goal)
    }
}
