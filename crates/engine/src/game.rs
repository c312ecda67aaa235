//! The one interface that every game of the arcade has.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::record::{ReadError, Reading, Verdict};
use crate::{About, Audience, Digest, Seat, Seed, Sink};

/// A game: a state that only [`Game::play`] can change.
///
/// Cloning a game is a snapshot of it, and two games that serialise to the same bytes
/// continue alike under the same commands.
pub trait Game: Clone + Serialize + DeserializeOwned {
    /// What the game says of itself. No other place names it or its rule sets.
    const ABOUT: About;
    /// The name on the command line and in records: that of [`Game::ABOUT`].
    const NAME: &'static str = Self::ABOUT.name;
    /// Raised whenever an old record would play differently.
    const RULES_VERSION: u32;
    /// How many seats the table has: at least one and at most [`Seats::MOST`], or records of
    /// the game do not compile.
    const SEATS: u8;

    /// Everything chosen before the first command, except the seed.
    type Setup: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned;
    /// All that is wrong with a setup, at once.
    type SetupError: Display + Debug;
    /// A small value with one text notation, used by logs, replays, tests, shells and network.
    type Command: Copy + Debug + Ord + Display + FromStr<Err: Display> + Serialize + DeserializeOwned;
    /// A fact in the past tense.
    type Event: Clone + Debug + PartialEq + Serialize + Disclosure;
    /// What one seat may know.
    type View: Clone + Debug + PartialEq + Serialize;
    /// Why a command is not legal, in words.
    type Refusal: Clone + Debug + PartialEq + Display;
    /// How a finished game ended.
    type Outcome: Copy + Debug + PartialEq + Display + Serialize;

    /// Starts a game.
    ///
    /// # Errors
    /// When the setup is impossible; the error lists everything that is wrong with it.
    fn new(setup: &Self::Setup, seed: Seed) -> Result<Self, Self::SetupError>;

    /// Digest of every number the setup plays with, so that a record made under other
    /// numbers is noticed before it is played.
    fn content_digest(setup: &Self::Setup) -> Digest;

    /// Whom the game waits for, or how it ended.
    fn status(&self) -> Status<Self::Outcome>;

    /// Replaces `commands` by the legal commands of a seat: sorted, unique, and a function
    /// of the seat's view alone.
    fn legal(&self, seat: Seat, commands: &mut Vec<Self::Command>);

    /// Whether a seat may give a command now.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, seat: Seat, command: Self::Command) -> Result<(), Self::Refusal>;

    /// Plays a command, telling `sink` all that happened, in order. It is the one door into a
    /// game, and the same for every game: no game writes its own.
    ///
    /// # Errors
    /// Exactly those of [`Game::check`]; the game is then untouched.
    #[expect(clippy::inline_always, reason = "measured: a bot's choice leads straight to what it does")]
    #[inline(always)]
    fn play(
        &mut self,
        seat: Seat,
        command: Self::Command,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.check(seat, command)?;
        self.carry_out(&Checked { seat, command }, sink);
        Ok(())
    }

    /// What a command that may be given does, told to `sink`. Nobody can call this but
    /// [`Game::play`], because nothing else makes a [`Checked`] command.
    fn carry_out(&mut self, order: &Checked<Self::Command>, sink: &mut impl Sink<Self::Event>);

    /// The game's [`Digest::of`] itself. After every command of a record that is checked it is asked for, so each
    /// game has it compiled with its rules, as fast as they are, and not wherever somebody asks.
    fn digest(&self) -> Digest;

    /// The game's own [`read_and_verify`](crate::record::read_and_verify), compiled with its rules for the same reason.
    ///
    /// # Errors
    /// When not even the header of the record can be used.
    fn read_and_verify(bytes: &[u8]) -> Result<(Reading<Self>, Verdict<Self::Outcome>), ReadError>;

    /// What an observer may know. It never holds a seed or dice.
    fn view(&self, observer: Audience) -> Self::View;

    /// The score so far.
    fn score(&self) -> i64;
}

/// A command that the game's check let pass, and the seat that gave it.
///
/// Only [`Game::play`] makes one and it only lends it, for as long as the command is carried out:
/// so nobody can copy one, keep it for later, or change a game without a check before.
#[derive(Debug)]
pub struct Checked<Command> {
    seat: Seat,
    command: Command,
}

impl<Command: Copy> Checked<Command> {
    /// Who gave the command.
    #[inline]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What was commanded.
    #[inline]
    pub const fn command(&self) -> Command {
        self.command
    }
}

/// Whom a game waits for, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status<Outcome> {
    /// These seats may give a command.
    Awaiting(Seats),
    /// Nothing can happen any more.
    Over(Outcome),
}

impl<Outcome> Status<Outcome> {
    /// Whether the game has ended.
    pub const fn is_over(&self) -> bool {
        matches!(self, Self::Over(_))
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats(u8);

impl Seats {
    /// How many seats a table can have.
    pub const MOST: u8 = 8;

    /// The set of one seat.
    ///
    /// # Panics
    /// When no table has such a seat: its index is [`Seats::MOST`] or more.
    pub const fn only(seat: Seat) -> Self {
        assert!(seat.index() < Self::MOST, "no table has so many seats");
        Self(1 << seat.index())
    }

    /// This set and one more seat.
    ///
    /// # Panics
    /// As [`Seats::only`].
    #[must_use]
    pub const fn and(self, seat: Seat) -> Self {
        Self(self.0 | Self::only(seat).0)
    }

    /// Whether a seat is in the set. A seat that no table has is in none.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.index() < Self::MOST && self.0 & Self::only(seat).0 != 0
    }

    /// The lowest seat of the set, unless it is empty.
    pub const fn first(self) -> Option<Seat> {
        match self.0 {
            0 => None,
            #[expect(clippy::cast_possible_truncation, reason = "a byte has eight bits")]
            seats => Some(Seat::new(seats.trailing_zeros() as u8)),
        }
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Self::MOST).map(Seat::new).filter(move |&seat| self.contains(seat))
    }
}

/// Whether an event told somebody something that was hidden until then.
///
/// A command may be taken back only when none of its events did.
pub trait Disclosure {
    /// True when dice, a card, or anything else unknown came to light.
    fn discloses(&self) -> bool;
}

/// A game as one seat sees it: all that a bot gets to decide on.
pub struct Perspective<'a, G> {
    game: &'a G,
    seat: Seat,
}

// Derived, these would ask the game itself to be `Copy`.
impl<G> Clone for Perspective<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Perspective<'_, G> {}

impl<'a, G: Game> Perspective<'a, G> {
    /// Looks at a game from a seat.
    pub const fn new(game: &'a G, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// The seat that looks.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(Audience::Seat(self.seat))
    }

    /// The seat's legal commands, into a buffer that can be used again.
    pub fn legal(&self, commands: &mut Vec<G::Command>) {
        self.game.legal(self.seat, commands);
    }
}

/// A player that is a program.
pub trait Bot<G: Game> {
    /// Decides for a seat that the game waits for. The answer must be legal.
    fn choose(&mut self, perspective: Perspective<'_, G>) -> G::Command;

    /// Begins again as if new, with lots of its own from this seed. A bot that draws none and
    /// remembers nothing has nothing to do.
    fn restart(&mut self, _seed: Seed) {}

    /// Whether it has to be asked about every decision of its seat, from the first of the run on, because it goes
    /// astray without what it remembers. Others can be asked about any position.
    fn recalls(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_into_it_and_no_seat_beyond() {
        let set = Seats::only(Seat::SECOND).and(Seat::new(7)).and(Seat::SECOND);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::SECOND, Seat::new(7)]);
        assert_eq!(set.first(), Some(Seat::SECOND));
        for index in 0..=u8::MAX {
            assert_eq!(set.contains(Seat::new(index)), [1, 7].contains(&index), "seat {index}");
        }
    }

    #[test]
    #[should_panic(expected = "no table has so many seats")]
    fn a_seat_that_no_table_has_is_in_no_set() {
        let _ = Seats::only(Seat::new(Seats::MOST));
    }
}
