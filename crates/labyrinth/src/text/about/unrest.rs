//! What is said of a floor that one stays on.

use std::fmt;

use crate::text::numbers::counted;
use crate::{Content, Unrest};

impl fmt::Display for Unrest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.calm.0, self.seekers) {
            (0, 0) => f.write_str("it stirs"),
            (0, seekers) => write!(f, "it stirs, {seekers} came"),
            (calm, _) => write!(f, "stirs in {calm}"),
        }
    }
}

impl Unrest {
    /// What comes of it, in a few sentences.
    pub fn about(self, content: &Content) -> String {
        let begins = match self.calm.0 {
            0 => "This floor stirs".to_owned(),
            _ => format!("In {} this floor stirs", counted(self.calm.0, "turn")),
        };
        format!("{begins}: {}", content.stirring())
    }
}

impl Content {
    /// What happens on a floor that stirs, and what ends it.
    pub fn stirring(&self) -> String {
        format!(
            "every {} somebody comes looking for you, each {}% stronger than the one before. They do not \
             give up, doors do not stop them, and they bring neither points nor spoils. The stairs lead \
             away from them.",
            counted(self.unrest.every, "turn"),
            self.unrest.growth
        )
    }
}
