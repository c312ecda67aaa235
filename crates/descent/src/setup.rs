//! What is chosen before a run begins.

use serde::{Deserialize, Serialize};

use crate::{Character, Content, Hand, Modifiers, Rules};

/// The choices before the first command.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The rule set.
    pub rules: Rules,
    /// Who goes down.
    pub character: Character,
    /// Who goes along, if somebody does.
    pub companion: Option<Character>,
    /// Whether blows and throws of one hurt the other.
    pub fire: FriendlyFire,
    /// What makes it harder.
    pub modifiers: Modifiers,
    /// What the first seat drafted, if there was a draft.
    pub hand: Option<Hand>,
    /// Numbers other than those of the rule set.
    pub content: Option<Box<Content>>,
}

/// Whether blows and throws of one seat hurt the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FriendlyFire {
    /// They do not.
    #[default]
    Off,
    /// They do.
    On,
}

impl FriendlyFire {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Off, Self::On];
}

impl Setup {
    /// A rule set with its own numbers.
    pub fn with_rules(rules: Rules) -> Self {
        Self { rules, ..Self::default() }
    }

    /// The numbers the run is played with.
    pub fn content(&self) -> Content {
        self.content.as_deref().copied().unwrap_or(*self.rules.content())
    }
}
