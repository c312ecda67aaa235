//! What a foe announces, and in which order.

use serde::{Deserialize, Serialize};

use crate::{Card, Tier};

/// What a foe is about to do with its die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Intent {
    /// It hits.
    Strike,
    /// It hits hard.
    Rush,
    /// It hits lightly and takes one less.
    Brace,
}

/// What a foe does in this round, and in the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Intents {
    /// In this round.
    pub now: Intent,
    /// In the next.
    pub next: Intent,
}

/// A foe's moves, over and over, perhaps with another one before them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moves {
    opening: Option<Intent>,
    over_and_over: &'static [Intent],
}

/// A foe's fury grows with each round up to this.
const MOST_FURY: u8 = 6;

impl Intent {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Strike, Self::Rush, Self::Brace];

    /// How hard the foe's number hits in a round of the fight, counted from zero: each round its fury adds one.
    pub const fn blow(self, number: u8, round: u8) -> u8 {
        let fury = if round < MOST_FURY { round } else { MOST_FURY };
        let twice = 2 * number;
        let blow = match self {
            Self::Strike => twice.saturating_sub(2),
            Self::Rush => twice + 1,
            Self::Brace => twice.saturating_sub(4),
        };
        blow + fury
    }

    /// HP by which the traveller's blow is lessened.
    pub const fn parry(self) -> u8 {
        match self {
            Self::Brace => 1,
            Self::Strike | Self::Rush => 0,
        }
    }
}

impl Moves {
    /// The moves of a foe of a tier.
    ///
    /// # Panics
    /// When the card is no foe.
    pub const fn of(foe: Card, tier: Tier) -> Self {
        use Intent::{Brace, Rush, Strike};
        let over_and_over: &'static [Intent] = match (foe, tier) {
            (Card::LesserBeast, _) => &[Strike, Rush],
            (Card::GreaterBeast, Tier::One) => &[Rush, Strike],
            (Card::GreaterBeast, _) => &[Rush, Strike, Brace],
            (Card::Hollow, _) => &[Rush, Brace, Strike],
            _ => panic!("only a foe has moves"),
        };
        Self { opening: None, over_and_over }
    }

    /// What the foe does again and again.
    pub const fn over_and_over(self) -> &'static [Intent] {
        self.over_and_over
    }

    /// The same moves with another one before them.
    #[must_use]
    pub(crate) const fn opened_by(self, opening: Intent) -> Self {
        Self { opening: Some(opening), ..self }
    }

    /// What the foe does in a round, counted from zero.
    pub const fn at(self, round: u8) -> Intent {
        let (first, round) = match (self.opening, round) {
            (Some(opening), 0) => return opening,
            (Some(_), round) => (1, round),
            (None, round) => (0, round),
        };
        self.over_and_over[(round - first) as usize % self.over_and_over.len()]
    }

    /// What is announced before a round.
    pub const fn announced(self, round: u8) -> Intents {
        Intents { now: self.at(round), next: self.at(round.saturating_add(1)) }
    }

    /// Rounds after which nothing new comes: from then on the last of them stands for all.
    pub(crate) const SETTLED: u8 = MOST_FURY;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_made_over_and_over_and_an_opening_once() {
        let moves = Moves::of(Card::GreaterBeast, Tier::One);
        let walk = |moves: Moves| (0..5).map(|round| moves.at(round)).collect::<Vec<_>>();
        let plain = walk(moves);
        assert_eq!(plain[..2], plain[2..4]);
        let opened = walk(moves.opened_by(Intent::Brace));
        assert_eq!((opened[0], &opened[1..]), (Intent::Brace, &plain[..4]));
        assert!(!plain.contains(&Intent::Brace));
    }
}
