//! Somebody in a sentence.

use std::fmt;

use crate::Who;

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
