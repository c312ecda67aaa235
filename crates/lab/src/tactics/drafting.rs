//! Where teams come from.

use std::fmt;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// Who picks the teams.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
pub enum Drafting {
    /// Chance, from the seed: the referee ends the draft before it has begun. Every class,
    /// skill and pair of minions gets its matches, and both bots get both teams.
    #[default]
    Chance,
    /// The bots.
    Bots,
}

impl fmt::Display for Drafting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Chance => "chance",
            Self::Bots => "bots",
        })
    }
}
