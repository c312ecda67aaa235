//! What is chosen before the first command, as words.

use std::fmt;

use engine::shortened;
use serde::Deserialize;

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

    /// A sentence for each name that is none of these.
    pub(crate) fn strangers(&self, known: &[OptionNote]) -> Vec<String> {
        let names: Vec<&str> = known.iter().map(|note| note.name).collect();
        self.0
            .iter()
            .filter(|(name, _)| !names.contains(&name.as_str()))
            .map(|(name, _)| {
                format!("there is no option '{}': choose from {}", shortened(name), names.join(", "))
            })
            .collect()
    }
}

impl<'de> Deserialize<'de> for Options {
    /// Reads an object whose values are texts.
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let object = serde_json::Map::deserialize(deserializer)?;
        object.into_iter().try_fold(Self::HOUSE, |options, (name, value)| match value {
            serde_json::Value::String(value) => Ok(options.with(name, value)),
            _ => Err(serde::de::Error::custom(format!("the option '{}' must be a text", shortened(&name)))),
        })
    }
}

/// All that is wrong with the options, a sentence each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionsError(pub Vec<String>);

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl std::error::Error for OptionsError {}
