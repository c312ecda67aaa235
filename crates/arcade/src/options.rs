//! What is chosen before the first command, as words.

use std::fmt;

use engine::{listed, shortened};
use serde::Deserialize;
use serde::de::{MapAccess, Visitor};

use crate::OptionNote;

/// Choices by name, in the order they were made. A name chosen twice keeps the last choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options(Vec<(String, String)>);

impl Options {
    /// No choice: the game as the house plays it.
    pub const HOUSE: Self = Self(Vec::new());

    /// These choices and one more.
    #[must_use]
    pub fn with(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        let name = name.into();
        self.0.retain(|(known, _)| *known != name);
        self.0.push((name, value.into()));
        self
    }

    /// What was chosen under a name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The names under which something was chosen.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }

    /// A sentence for each name that is none of these.
    pub(crate) fn strangers(&self, known: &[OptionNote]) -> Vec<String> {
        let names: Vec<&str> = known.iter().map(|note| note.name).collect();
        let choices = names.join(", ");
        let strangers = self.0.iter().filter(|(name, _)| !names.contains(&name.as_str()));
        strangers
            .map(|(name, _)| format!("there is no option '{}': choose from {choices}", shortened(name)))
            .collect()
    }
}

impl<'de> Deserialize<'de> for Options {
    /// Reads an object whose values are texts. Whether it gives a name once is for the reader to check:
    /// looking each of them up among all would take the square of their number.
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Options;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of texts")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Options, A::Error> {
        let mut options = Vec::new();
        while let Some(option) = fields.next_entry()? {
            options.push(option);
        }
        Ok(Options(options))
    }
}

/// All that is wrong with the options, a sentence each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionsError(pub Vec<String>);

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&listed(&self.0))
    }
}

impl std::error::Error for OptionsError {}
