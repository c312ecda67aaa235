//! How a run ended.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Hull, Ticks};

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunOutcome {
    /// In which act, counted from one.
    pub act: u8,
    /// The hardships it was played with.
    pub hardships: u8,
    /// What is left of the hull; nothing when the run was lost.
    pub hull: Hull,
    /// Battles that were won.
    pub battles: u16,
    /// Ticks of all waves.
    pub ticks: Ticks,
    /// About so many minutes, for a person.
    pub minutes: u32,
    /// The score.
    pub score: i64,
}

impl RunOutcome {
    /// Whether the last boss was held out.
    pub const fn is_won(&self) -> bool {
        self.hull.0 > 0
    }
}

impl fmt::Display for RunOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { act, hardships, hull, battles, score, .. } = self;
        if self.is_won() {
            write!(f, "Came through after {battles} battles with {hull} hull left")?;
        } else {
            write!(f, "Lost in act {act} after {battles} battles")?;
        }
        match hardships {
            0 => {}
            1 => f.write_str(", with one hardship")?,
            more => write!(f, ", with {more} hardships")?,
        }
        write!(f, "; score {score}")
    }
}
