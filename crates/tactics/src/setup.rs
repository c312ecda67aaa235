//! What is chosen before a match begins.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Content, Position, RpgStats, about};

/// The choices before the first command.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The rule set.
    pub rules: RuleSet,
    /// Numbers other than those of the rule set.
    pub content: Option<Content>,
    /// Characters that the players bring along.
    pub characters: [Option<RpgStats>; 2],
    /// A position to begin from instead of the draft.
    #[serde(with = "crate::notation::as_text")]
    pub position: Option<Position>,
}

/// A named set of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RuleSet {
    /// Every number that the design document names as a rule, and small ones where it names none: heroes of
    /// 5 HP who strike for 1.
    Written,
    /// The same with the heroes of the document's example: up to 30 HP, and 3 to 5 damage.
    Heroic,
    /// Numbers by which every class, skill and pair of minions wins about as often as any other.
    #[default]
    Balanced,
}

impl RuleSet {
    /// Every set with its name, the usual one first.
    pub const NAMED: [(&str, Self); 3] = [
        (about::BALANCED.name, Self::Balanced),
        (about::WRITTEN.name, Self::Written),
        (about::HEROIC.name, Self::Heroic),
    ];

    /// The numbers of the set.
    pub const fn content(self) -> &'static Content {
        match self {
            Self::Written => &Content::WRITTEN,
            Self::Heroic => &Content::HEROIC,
            Self::Balanced => &Content::BALANCED,
        }
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, _) =
            Self::NAMED.into_iter().find(|(_, set)| set == self).expect("every rule set has a name");
        f.write_str(name)
    }
}

/// A name that no rule set has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRules(String);

impl fmt::Display for UnknownRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [names @ .., last] = RuleSet::NAMED.map(|(name, _)| name);
        write!(f, "there is no rule set '{}': write {} or {last}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownRules {}

impl FromStr for RuleSet {
    type Err = UnknownRules;

    fn from_str(text: &str) -> Result<Self, UnknownRules> {
        let known = Self::NAMED.into_iter().find(|(name, _)| *name == text);
        known.map(|(_, set)| set).ok_or_else(|| UnknownRules(engine::shortened(text)))
    }
}

impl Setup {
    /// A rule set with its own numbers.
    pub fn with_rules(rules: RuleSet) -> Self {
        Self { rules, ..Self::default() }
    }

    /// A match by a rule set that begins in the middle.
    pub fn with_position(rules: RuleSet, position: Position) -> Self {
        Self { position: Some(position), ..Self::with_rules(rules) }
    }

    /// The numbers the match is played with.
    pub fn content(&self) -> Content {
        self.content.unwrap_or(*self.rules.content())
    }
}
