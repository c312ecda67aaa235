//! Rule sets.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Content, about};

/// The numbers a run is played by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rules {
    /// The design document with the rulings that make it hold together.
    #[default]
    Descent,
    /// The design document, to the letter.
    Guide,
}

impl Rules {
    /// The rule sets by name.
    pub const NAMED: [(&str, Self); 2] =
        [(about::DESCENT.name, Self::Descent), (about::GUIDE.name, Self::Guide)];

    /// The numbers of the rule set.
    pub const fn content(self) -> &'static Content {
        match self {
            Self::Descent => &Content::RULED,
            Self::Guide => &Content::LITERAL,
        }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, _) =
            Self::NAMED.into_iter().find(|(_, rules)| rules == self).expect("every rule set has a name");
        f.write_str(name)
    }
}

/// A name that no rule set has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRules(String);

impl fmt::Display for UnknownRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no rule set '{}': write 'descent' or 'guide'", self.0)
    }
}

impl std::error::Error for UnknownRules {}

impl FromStr for Rules {
    type Err = UnknownRules;

    fn from_str(text: &str) -> Result<Self, UnknownRules> {
        let named = Self::NAMED.into_iter().find(|(name, _)| *name == text);
        named.map(|(_, rules)| rules).ok_or_else(|| UnknownRules(engine::shortened(text)))
    }
}
