//! Why a command is not legal.

use crate::{Die, Hp, Phase, Slot, Weapon};

/// A reason that a person can read; the words are in `text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Forward has one seat.
    NoSuchSeat,
    /// Nothing can be done any more.
    RunIsOver,
    /// The game waits for something else.
    NotNow(Phase),
    /// No card lies there.
    EmptySlot(Slot),
    /// HP are full.
    Unhurt,
    /// The prism is empty.
    NoLux,
    /// A snare holds the Lux.
    Snared,
    /// The rule set has no looks.
    NoPeeking,
    /// Every card lies face up.
    NothingToPeekAt,
    /// A look turns up this many cards that lie face down.
    PeekAtFaceDown(usize),
    /// More than two cards cannot go back.
    ReturnAtMostTwo,
    /// The deck has nothing to replace a card with.
    NothingInDeck,
    /// The rule set keeps the highest die.
    HighestCounts(Die),
    /// The rule set has no rerolls in fights.
    NoReroll,
    /// A pit is climbed with one die.
    OneDieInPit,
    /// The rule set lets a pit die be rolled again only at so many HP or fewer.
    NotLowEnough(Hp),
    /// The location is not cleared.
    CardsLeft,
    /// Lux heals and looks only while all three cards of a fork lie there.
    ForkBegun,
    /// A look turns up all cards that lie face down.
    PeekAtAll,
    /// Another roll costs HP here, and it would be the last.
    TooFewHp,
    /// The place lets no die be rolled again.
    NoRerollHere,
    /// The rule set lets nobody pay with dice.
    NoDicePrice,
    /// All dice are out already.
    DiceAreDark,
    /// It is in the traveller's hand already.
    InHandAlready(Weapon),
    /// There is nothing in the hand to keep.
    NothingToKeep,
}
