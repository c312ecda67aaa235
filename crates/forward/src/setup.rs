//! What is chosen before a run begins.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Content, Rules};

/// The choices before the first command.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The rule set.
    pub rules: Rules,
    /// Numbers other than those of the house.
    pub content: Option<Content>,
}

impl Setup {
    /// A rule set with the numbers of the house.
    pub const fn with_rules(rules: Rules) -> Self {
        Self { rules, content: None }
    }

    /// The numbers the run is played with.
    pub fn content(&self) -> Content {
        self.content.unwrap_or(Content::HOUSE)
    }

    /// # Errors
    /// All numbers that no run can be played with.
    pub(crate) fn checked(&self) -> Result<Content, SetupError> {
        // The numbers of the house are known to be sound: a test says so.
        let Some(content) = self.content else { return Ok(Content::HOUSE) };
        let problems = engine::tuning::faults(&content);
        if problems.is_empty() { Ok(content) } else { Err(SetupError(problems)) }
    }
}

/// All that is wrong with a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError(pub Vec<String>);

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl std::error::Error for SetupError {}
