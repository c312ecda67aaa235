//! What a foe announces, and in which order.

use serde::{Deserialize, Serialize};

use crate::{Blow, BlowTable, Card, Tier};

/// What a foe is about to do with its die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Intent {
    /// Its die counts by the table of every fight.
    Strike,
    /// It hits hard and never blocks.
    Rush,
    /// It mostly blocks.
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

const MISS: Blow = Blow { damage: 0, blocks: false };
const BLOCK: Blow = Blow { damage: 0, blocks: true };
const COUNTER: Blow = Blow { damage: 1, blocks: true };
const fn hit(damage: u8) -> Blow {
    Blow { damage, blocks: false }
}

//                                     1       2      3       4       5       6
const RUSH: BlowTable = BlowTable([MISS, MISS, MISS, hit(2), hit(4), hit(6)]);
const BRACE: BlowTable = BlowTable([MISS, BLOCK, BLOCK, BLOCK, hit(1), COUNTER]);

impl Intent {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Strike, Self::Rush, Self::Brace];

    /// What each number of the foe's die does, beside the table of every fight.
    pub const fn blows(self, strike: &BlowTable) -> &BlowTable {
        match self {
            Self::Strike => strike,
            Self::Rush => &RUSH,
            Self::Brace => &BRACE,
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
            (Card::LesserBeast, _) | (Card::GreaterBeast, Tier::Two) => &[Rush, Rush, Strike],
            (Card::GreaterBeast, Tier::One | Tier::Three) => &[Rush, Strike],
            (Card::Hollow, _) => &[Rush, Rush, Brace],
            _ => panic!("only a foe has moves"),
        };
        Self { opening: None, over_and_over }
    }

    /// The same moves with another one before them.
    #[must_use]
    pub(crate) const fn opened_by(self, opening: Intent) -> Self {
        Self { opening: Some(opening), ..self }
    }

    /// How many beats there are: places in the moves.
    pub const fn beats(self) -> u8 {
        let opening = if self.opening.is_some() { 1 } else { 0 };
        #[expect(clippy::cast_possible_truncation, reason = "moves are few")]
        let repeated = self.over_and_over.len() as u8;
        opening + repeated
    }

    /// What the foe does on a beat.
    pub const fn at(self, beat: u8) -> Intent {
        match (self.opening, beat) {
            (Some(opening), 0) => opening,
            (Some(_), beat) => self.over_and_over[beat as usize - 1],
            (None, beat) => self.over_and_over[beat as usize],
        }
    }

    /// The beat after one.
    pub const fn after(self, beat: u8) -> u8 {
        let first = if self.opening.is_some() { 1 } else { 0 };
        if beat + 1 < self.beats() { beat + 1 } else { first }
    }

    /// What is announced on a beat.
    pub const fn announced(self, beat: u8) -> Intents {
        Intents { now: self.at(beat), next: self.at(self.after(beat)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_made_over_and_over_and_an_opening_once() {
        let moves = Moves::of(Card::GreaterBeast, Tier::One);
        let walk = |moves: Moves| {
            let beats = std::iter::successors(Some(0), move |&beat| Some(moves.after(beat)));
            beats.take(5).map(|beat| moves.at(beat)).collect::<Vec<_>>()
        };
        let plain = walk(moves);
        assert_eq!(plain[..2], plain[2..4]);
        let opened = walk(moves.opened_by(Intent::Brace));
        assert_eq!((opened[0], &opened[1..]), (Intent::Brace, &plain[..4]));
        assert!(!plain.contains(&Intent::Brace));
    }
}
