//! What is chosen before a run begins.

use serde::{Deserialize, Serialize};

use crate::{Content, Rules};

/// The choices before the first command.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The rule set.
    pub rules: Rules,
    /// Numbers other than those of the rule set.
    pub content: Option<Box<Content>>,
}

impl Setup {
    /// A rule set with its own numbers.
    pub const fn with_rules(rules: Rules) -> Self {
        Self { rules, content: None }
    }

    /// The numbers the run is played with.
    pub fn content(&self) -> Content {
        self.content.as_deref().copied().unwrap_or(*self.rules.content())
    }
}
