//! Rule sets: five questions, and the answers that can be given to each.
//!
//! A rule set is a row of answers. Each question is asked at one place in the code, so a
//! new answer changes one `match`. RULES.md, section 9, says what every answer means.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The answers a run is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// What happens to the old weapon when a new one is found.
    pub weapon: WeaponRule,
    /// Which of the three dice may be kept.
    pub die: DieRule,
    /// Whether Lux can buy a look at the row.
    pub peek: PeekRule,
    /// What Lux can do in a fight.
    pub fight: FightRule,
    /// When Lux can roll a failed pit die again.
    pub pit: PitRule,
}

/// What happens to the old weapon when a new one is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WeaponRule {
    /// The new one replaces it.
    Replace,
    /// The first one found stays for the whole run.
    KeepFirst,
}

/// Which of the three dice may be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DieRule {
    /// Any of them.
    Choose,
    /// The highest number, whatever it does.
    Highest,
}

/// Whether Lux can buy a look at the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PeekRule {
    /// It can.
    Allowed,
    /// It cannot.
    Never,
}

/// What Lux can do in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FightRule {
    /// Roll one of the traveller's dice again, before the round is applied.
    Reroll,
    /// Undo the damage of a round that would have killed.
    WardDeath,
}

/// When Lux can roll a failed pit die again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PitRule {
    /// After any failure.
    RerollAny,
    /// Only when HP are low.
    RerollWhenLow,
}

impl Rules {
    /// The rules as they are written, and the default.
    pub const WRITTEN: Self = Self {
        weapon: WeaponRule::Replace,
        die: DieRule::Choose,
        peek: PeekRule::Allowed,
        fight: FightRule::Reroll,
        pit: PitRule::RerollAny,
    };

    /// The rules under which the published balance table was made.
    pub const PUBLISHED: Self = Self {
        weapon: WeaponRule::KeepFirst,
        die: DieRule::Highest,
        peek: PeekRule::Never,
        fight: FightRule::WardDeath,
        pit: PitRule::RerollWhenLow,
    };

    /// The rule sets with a name.
    pub const NAMED: [(&str, Self); 2] = [("written", Self::WRITTEN), ("published", Self::PUBLISHED)];
}

impl Default for Rules {
    fn default() -> Self {
        Self::WRITTEN
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Self::NAMED.iter().find(|(_, rules)| rules == self) {
            Some((name, _)) => f.write_str(name),
            None => f.write_str("mixed"),
        }
    }
}

impl FromStr for Rules {
    type Err = UnknownRules;

    fn from_str(text: &str) -> Result<Self, UnknownRules> {
        Self::NAMED
            .iter()
            .find(|(name, _)| *name == text)
            .map(|&(_, rules)| rules)
            .ok_or_else(|| UnknownRules(text.to_owned()))
    }
}

/// A name that no rule set has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRules(String);

impl fmt::Display for UnknownRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no rule set '{}': write 'written' or 'published'", self.0)
    }
}

impl std::error::Error for UnknownRules {}
