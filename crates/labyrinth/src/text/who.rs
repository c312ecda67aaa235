//! Somebody in a sentence.

use std::fmt;

use crate::{Kind, Who};

impl Kind {
    /// The name with its article, as one more of many: a Goblin, an Imp.
    pub fn with_article(self) -> String {
        let name = self.to_string();
        let article = if name.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
        format!("{article} {name}")
    }
}

/// Somebody at the beginning of a sentence: You, The Goblin.
pub(super) struct Opening(pub(super) Who);

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Who::Hero => f.write_str("You"),
            Who::Foe(_, kind) => write!(f, "The {kind}"),
        }
    }
}

/// Somebody within a sentence: you, the Goblin.
pub(super) struct Within(pub(super) Who);

impl fmt::Display for Within {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Who::Hero => f.write_str("you"),
            Who::Foe(_, kind) => write!(f, "the {kind}"),
        }
    }
}

/// Something that is somebody's, at the beginning of a sentence: Your, The Goblin's.
pub(super) struct Whose(pub(super) Who);

impl fmt::Display for Whose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Who::Hero => f.write_str("Your"),
            Who::Foe(_, kind) => write!(f, "The {kind}'s"),
        }
    }
}
