//! Why not.

use std::fmt;

use crate::{BLOOD, Outcome, Phase, Refusal};

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat => f.write_str("Forward is played alone: there is only the first seat."),
            Self::RunIsOver => f.write_str("The run is over."),
            Self::NotNow(phase) => write!(f, "Not now: {}", awaited(*phase)),
            Self::EmptySlot(slot) => write!(f, "Card {} is not there any more.", slot.index() + 1),
            Self::Unhurt => f.write_str("You are unhurt; the Lux would be wasted."),
            Self::NoLux => f.write_str("The prism is empty."),
            Self::Snared => f.write_str("A Snare holds the prism until the next Blessing."),
            Self::NoPeeking => f.write_str("This rule set has no peeking."),
            Self::NothingToPeekAt => f.write_str("No card of the row lies face down."),
            Self::PeekAtFaceDown(count) => {
                let cards = if *count == 1 { "the one card that lies" } else { "two cards that lie" };
                write!(f, "A peek turns up {cards} face down: name exactly that.")
            }
            Self::ReturnAtMostTwo => f.write_str("At most two cards can go back."),
            Self::NothingInDeck => f.write_str("The deck is empty: nothing would come instead."),
            Self::HighestCounts(die) => {
                write!(f, "This rule set keeps the highest die, which is die {}.", die.index() + 1)
            }
            Self::NoReroll => f.write_str("This rule set has no rerolls in a fight."),
            Self::OneDieInPit => f.write_str("A pit is climbed with one die: write reroll 1."),
            Self::NotLowEnough(hp) => {
                write!(f, "This rule set lets a pit die be rolled again only at {hp} HP or fewer.")
            }
            Self::CardsLeft => f.write_str("Cards still lie here: the way on is not free."),
            Self::ForkBegun => {
                f.write_str("Lux heals and looks before the first card of a fork is turned, not on the way.")
            }
            Self::PeekAtAll => f.write_str("A peek turns up every card that lies face down: name them all."),
            Self::TooFewHp => write!(f, "Another roll costs {BLOOD} HP here, and you have no more."),
            Self::NoRerollHere => f.write_str("It is too dark here to roll a die again."),
            Self::NoDicePrice => f.write_str("This rule set lets nobody pay with dice."),
            Self::DiceAreDark => f.write_str("Your dice are all at 1: the Terror wants none of them."),
            Self::InHandAlready(weapon) => write!(f, "You carry the {weapon} already."),
            Self::NothingToKeep => f.write_str("Your hands are bare: take one."),
        }
    }
}

impl std::error::Error for Refusal {}

/// What the game waits for instead.
fn awaited(phase: Phase) -> &'static str {
    match phase {
        Phase::Path => "turn a card, heal or peek; go forward when the row is empty.",
        Phase::Peek => "return up to two cards, or leave the row as it is.",
        Phase::Clash { .. } => "a round is on the table; keep a die or reroll one.",
        Phase::Brink { .. } => "this round kills you; ward it off or endure it.",
        Phase::Terror => "the Terror waits to be paid, in HP or in Lux.",
        Phase::Pit { .. } => "the die failed; reroll it or endure the fall.",
        Phase::Over(_) => "the run is over.",
        Phase::Fight { .. } => "the foe waits; say which dice strike, or reroll one.",
        Phase::Gap => "the Pit waits; lay a die across or reroll one.",
        Phase::Find => "two weapons lie here; take the blade, the shield or neither.",
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won => f.write_str("won: all nine locations lie behind you"),
            Self::Died { cause, location } => {
                write!(f, "died in location {location}, {}, to a {cause}", location.name())
            }
        }
    }
}
