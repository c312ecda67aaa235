//! Characters from elsewhere, held to what a match can bear.

use std::fmt;
use std::str::FromStr;

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

/// HP and attack, as in `17/4`.
impl fmt::Display for RpgStats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.hp, self.attack)
    }
}

/// A text that is no character.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotACharacter(String);

impl fmt::Display for NotACharacter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no character: write its HP and its attack, up to {}, as 17/4", self.0, u16::MAX)
    }
}

impl std::error::Error for NotACharacter {}

impl FromStr for RpgStats {
    type Err = NotACharacter;

    fn from_str(text: &str) -> Result<Self, NotACharacter> {
        let numbers = text.split_once('/').and_then(|(hp, attack)| Some((number(hp)?, number(attack)?)));
        let (hp, attack) = numbers.ok_or_else(|| NotACharacter(engine::shortened(text)))?;
        Ok(Self { hp, attack })
    }
}

/// A number as it is written, without a sign or a zero in front, so that it has one notation.
fn number(digits: &str) -> Option<u16> {
    digits.parse().ok().filter(|number: &u16| number.to_string() == digits)
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
    use engine::{Game, Seed, Silence};

    use super::*;
    use crate::{Command, REFEREE, RuleSet, Setup, Side, Tactics};

    #[test]
    fn a_match_is_fought_with_the_characters_that_are_brought_along() {
        let [weak, strong] = [RpgStats { hp: 3, attack: 1 }, RpgStats { hp: 40, attack: 9 }];
        for (rules, characters, wanted) in [
            (RuleSet::Written, [Some(weak), Some(strong)], [[3, 1], [5, 1]]),
            (RuleSet::Heroic, [Some(weak), Some(strong)], [[3, 3], [30, 5]]),
            (RuleSet::Heroic, [None, Some(weak)], [[30, 4], [3, 3]]),
            (RuleSet::Balanced, [None, Some(strong)], [[12, 3], [12, 3]]),
        ] {
            let setup = Setup { characters, ..Setup::with_rules(rules) };
            let mut game = Tactics::new(&setup, Seed::from_bits(1)).unwrap();
            game.play(REFEREE, Command::Timeout, &mut Silence).unwrap();
            let heroes = Side::ALL.map(|side| game.position().unit(side.hero()));
            assert_eq!(heroes.map(|hero| [hero.hp, hero.stats.attack]), wanted, "{rules}");
            let usual = rules.content().hero;
            assert_eq!(
                heroes.map(|hero| [hero.stats.moves, hero.stats.range]),
                [[usual.moves, usual.range]; 2]
            );
        }
    }

    #[test]
    fn a_character_has_one_notation() {
        for text in ["0/0", "17/4", "65535/65535"] {
            assert_eq!(text.parse::<RpgStats>().unwrap().to_string(), text);
        }
        for text in ["", "17", "17/", "17/4/2", "-1/4", "+1/4", "017/4", "17 / 4", "65536/1", "strong"] {
            let error = text.parse::<RpgStats>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("'{text}' is no character: ")), "{error}");
        }
    }

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
