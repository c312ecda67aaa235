//! Where teams come from.

use std::fmt;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// Who picks the teams. Chance does so by a referee who ends the draft before it has begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
pub enum Drafting {
    /// Chance, from the seed, so that every pick gets its matches
    #[default]
    Chance,
    /// The bots
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
