//! Seeds, their human codes, and the tree of branches that grows from each.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::generator::{SplitMix64, mix};
use crate::{Dice, Digest};

/// Consonants alone, so that no code spells a word.
const LETTERS: &[u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";
const CODE_LETTERS: u32 = 9;
const GROUP: usize = 3;

/// What a run grows from. Each seed has a code of the form `XXX-XXX-XXX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub struct Seed(u64);

impl Seed {
    /// How many seeds there are: one for each code.
    pub const COUNT: u64 = (LETTERS.len() as u64).pow(CODE_LETTERS);

    /// The seed with this number, or nothing when there is none.
    pub const fn new(number: u64) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Some seed for these bits; used where the bits come from a clock, a date or a generator.
    pub const fn from_bits(bits: u64) -> Self {
        Self(mix(bits) % Self::COUNT)
    }

    /// The seed that a name leads to, for instance the date of a daily run.
    pub fn from_name(name: &str) -> Self {
        Self::from_bits(Digest::of_bytes(name.as_bytes()).0)
    }

    /// The number of the seed.
    pub const fn number(self) -> u64 {
        self.0
    }

    /// The root branch under a name.
    pub fn branch(self, label: impl Label) -> Branch {
        Branch(mix(self.0 ^ 0x5eed)).branch(label)
    }
}

/// A place in the tree of a seed. Branches under different labels share nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch(u64);

impl Branch {
    /// The branch under a label.
    #[must_use]
    pub fn branch(self, label: impl Label) -> Self {
        Self(mix(self.0.rotate_left(23) ^ label.bits()))
    }

    /// The stream of dice of this branch.
    pub fn dice(self) -> Dice {
        Dice::seeded(self.stream())
    }

    /// The bare stream of this branch, for a game whose state is copied all the time and
    /// whose luck is seen ahead, so that tests need no script.
    pub const fn stream(self) -> SplitMix64 {
        SplitMix64::new(self.0)
    }
}

/// What a branch can be called: a name or a number.
pub trait Label {
    /// The label as bits; names and numbers never meet.
    fn bits(self) -> u64;
}

impl Label for &str {
    fn bits(self) -> u64 {
        Digest::of_bytes(self.as_bytes()).0
    }
}

impl Label for u32 {
    fn bits(self) -> u64 {
        mix(u64::from(self) + 1)
    }
}

/// Why a text is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SeedError {
    /// A letter that no code has.
    #[error("letter {place} is '{letter}', but seed codes use only the letters BCDFGHJKLMNPQRSTVWXZ")]
    Letter {
        /// Counted from one, dashes left out.
        place: usize,
        /// The letter as it was written.
        letter: char,
    },
    /// Too few or too many letters.
    #[error("a seed code has 9 letters, as in BCD-FGH-JKL; this one has {0}")]
    Length(usize),
    /// A number past the last seed.
    #[error("seed numbers go from 0 to {last}; {0} is larger", last = Seed::COUNT - 1)]
    Number(u64),
}

impl TryFrom<u64> for Seed {
    type Error = SeedError;

    fn try_from(number: u64) -> Result<Self, SeedError> {
        Self::new(number).ok_or(SeedError::Number(number))
    }
}

impl From<Seed> for u64 {
    fn from(seed: Seed) -> Self {
        seed.0
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let base = LETTERS.len() as u64;
        let mut rest = self.0;
        let mut code = [0; CODE_LETTERS as usize];
        for letter in code.iter_mut().rev() {
            *letter = LETTERS[usize::try_from(rest % base).expect("a letter's index is small")];
            rest /= base;
        }
        for (place, &letter) in code.iter().enumerate() {
            if place > 0 && place % GROUP == 0 {
                f.write_str("-")?;
            }
            write!(f, "{}", char::from(letter))?;
        }
        Ok(())
    }
}

/// Reads a code, in capitals or not, with or without its dashes; or a plain number.
impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Self::try_from(text.parse().unwrap_or(u64::MAX));
        }
        let mut number: u64 = 0;
        let mut count = 0;
        for letter in text.chars().filter(|&letter| letter != '-') {
            count += 1;
            let value = LETTERS
                .iter()
                .position(|&known| char::from(known) == letter.to_ascii_uppercase())
                .ok_or(SeedError::Letter { place: count, letter })?;
            // Too long a code is reported by its length, so the overflow does not matter.
            number = number.wrapping_mul(LETTERS.len() as u64).wrapping_add(value as u64);
        }
        if count == CODE_LETTERS as usize { Ok(Self(number)) } else { Err(SeedError::Length(count)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_numbers_round_trip() {
        for number in [0, 1, 19, 20, 8_000, 123_456_789_012, Seed::COUNT - 1] {
            let seed = Seed::new(number).unwrap();
            assert_eq!(seed.number(), number);
            assert_eq!(seed.to_string().parse(), Ok(seed));
            assert_eq!(seed.to_string().to_lowercase().replace('-', "").parse(), Ok(seed));
            assert_eq!(number.to_string().parse(), Ok(seed));
        }
        assert_eq!(Seed::new(0).unwrap().to_string(), "BBB-BBB-BBB");
        assert_eq!(Seed::new(Seed::COUNT - 1).unwrap().to_string(), "ZZZ-ZZZ-ZZZ");
    }

    #[test]
    fn errors_say_which_letter_is_wrong() {
        let error = |text: &str| text.parse::<Seed>().unwrap_err();
        assert_eq!(error("BCD-FAH-JKL"), SeedError::Letter { place: 5, letter: 'A' });
        assert_eq!(error("BCDé"), SeedError::Letter { place: 4, letter: 'é' });
        assert_eq!(error("BCD-FGH-JK"), SeedError::Length(8));
        assert_eq!(error("BCD-FGH-JKL-M"), SeedError::Length(10));
        assert_eq!(error(""), SeedError::Length(0));
        assert_eq!(error("512000000000"), SeedError::Number(512_000_000_000));
        assert_eq!(error("99999999999999999999999"), SeedError::Number(u64::MAX));
        assert!(error("BCD-FAH-JKL").to_string().starts_with("letter 5 is 'A'"));
    }

    #[test]
    fn branches_differ_by_name_by_number_and_by_order() {
        let seed = Seed::new(1).unwrap();
        let branches = [
            seed.branch("floor"),
            seed.branch("fight"),
            seed.branch(1),
            seed.branch("floor").branch(1),
            seed.branch("floor").branch(2),
            seed.branch(1).branch("floor"),
            Seed::new(2).unwrap().branch("floor"),
        ];
        for (index, branch) in branches.iter().enumerate() {
            assert!(!branches[..index].contains(branch), "branch {index} is not its own");
        }
    }

    #[test]
    fn the_seeds_of_bits_and_names_are_frozen() {
        let bits = [0, 1, u64::MAX].map(|bits| Seed::from_bits(bits).to_string());
        assert_eq!(bits, ["BBB-BBB-BBB", "VSJ-PLQ-JZM", "TLM-XWN-KRK"]);
        assert_eq!(Seed::from_name("2024-02-29").to_string(), "NCR-HCP-JVW");
    }

    #[test]
    fn branches_are_frozen() {
        let seed = Seed::new(1).unwrap();
        let mut dice = seed.branch("floor").branch(7).dice();
        let drawn: Vec<u32> = (0..8).map(|_| dice.below(1_000)).collect();
        assert_eq!(drawn, [852, 894, 263, 466, 281, 425, 122, 550]);
    }
}
