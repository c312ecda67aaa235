//! Characters from elsewhere, held to what a match can bear.

use serde::{Deserialize, Serialize};

use super::Content;
use crate::Stats;

/// The numbers of a character that a player brings along from a role-playing game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RpgStats {
    /// HP.
    pub hp: u16,
    /// Damage of a plain hit.
    pub attack: u16,
}

/// The least and the most that a hero may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bounds {
    /// HP.
    pub hp: [u8; 2],
    /// Attack.
    pub attack: [u8; 2],
}

impl Content {
    /// The hero that a character becomes: its HP and attack within the bounds, its steps and
    /// its range those of every hero.
    pub fn normalise(&self, character: RpgStats) -> Stats {
        Stats {
            hp: held(character.hp, self.bounds.hp),
            attack: held(character.attack, self.bounds.attack),
            ..self.hero
        }
    }
}

fn held(number: u16, [least, most]: [u8; 2]) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX).min(most).max(least)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_held_to_the_bounds() {
        let giant = RpgStats { hp: 900, attack: 70 };
        let child = RpgStats { hp: 0, attack: 0 };
        let hero = |content: Content, character| {
            let Stats { hp, attack, moves, range } = content.normalise(character);
            [hp, attack, moves, range]
        };
        assert_eq!(hero(Content::WRITTEN, giant), [5, 1, 1, 1]);
        assert_eq!(hero(Content::WRITTEN, child), [1, 1, 1, 1]);
        assert_eq!(hero(Content::HEROIC, giant), [30, 5, 1, 1]);
        assert_eq!(hero(Content::HEROIC, child), [1, 3, 1, 1]);
        assert_eq!(hero(Content::HEROIC, RpgStats { hp: 17, attack: 4 }), [17, 4, 1, 1]);
    }
}
