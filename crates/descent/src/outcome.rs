//! How a run ended.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::{Character, Feats, FloorNumber, Item, Pack, Place, Source};

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Where.
    pub place: Place,
    /// What ended it; nothing when it was won.
    pub cause: Option<Source>,
    /// Turns taken.
    pub turns: u32,
    /// The score.
    pub score: i64,
    /// Creatures slain.
    pub kills: u16,
    /// The level that was reached.
    pub level: u8,
    /// Who went down, by seat.
    pub characters: [Option<Character>; 2],
    /// What each carried in the end.
    pub packs: [[Option<Item>; Pack::SLOTS]; 2],
    /// What was done that opens something.
    pub feats: Feats,
}

impl Outcome {
    /// Whether the last boss fell.
    pub const fn is_won(&self) -> bool {
        self.cause.is_none()
    }

    /// How it stands against another in a race: who came deeper is ahead, then who has the higher score, then who
    /// took fewer turns. Whoever has won came deeper than anybody who has not.
    pub fn against(&self, other: &Self) -> Ordering {
        let depth = |outcome: &Self| (outcome.is_won(), outcome.place.floor);
        depth(self).cmp(&depth(other)).then(self.score.cmp(&other.score)).then(other.turns.cmp(&self.turns))
    }

    /// The floor on which it ended.
    pub const fn floor(&self) -> FloorNumber {
        self.place.floor
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Branch;

    #[test]
    fn races_are_decided_by_depth_then_score_then_turns() {
        let ended = |floor, score, turns| Outcome {
            place: Place { floor: FloorNumber(floor), branch: Branch::Left },
            cause: Some(Source::Spikes),
            turns,
            score,
            kills: 0,
            level: 1,
            characters: [Some(Character::Sexton), None],
            packs: [[None; Pack::SLOTS]; 2],
            feats: Feats::default(),
        };
        let won = Outcome { cause: None, ..ended(7, 10, 900) };
        assert_eq!(won.against(&ended(7, 99, 100)), Ordering::Greater);
        assert_eq!(ended(4, 10, 900).against(&ended(5, 9, 800)), Ordering::Less);
        assert_eq!(ended(4, 10, 900).against(&ended(4, 9, 800)), Ordering::Greater);
        assert_eq!(ended(4, 10, 900).against(&ended(4, 10, 800)), Ordering::Less);
        assert_eq!(won.against(&won), Ordering::Equal);
    }
}
