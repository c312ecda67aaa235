//! Players that are programs and know this game.

mod advice;
mod careful;
mod drafting;
mod glance;
mod greedy;
mod level;
mod matchups;
mod naive;
mod name;
mod search;
mod worth;

pub use advice::{Advice, Reason, advise};
pub use careful::Careful;
pub use greedy::Greedy;
pub use level::Level;
pub use matchups::{BALANCED, MatchUps, WRITTEN};
pub use naive::Naive;
pub use name::{BotName, UnknownBot};
pub use search::{Line, Search};

use crate::{Position, Side, Stage};

impl Position {
    /// The side that decides next in a battle; none in a draft, or when the match is over.
    #[inline]
    pub const fn decider(&self) -> Option<Side> {
        match self.stage {
            Stage::Action => Some(self.mover),
            Stage::Choice(chooser) => Some(chooser),
            Stage::Draft | Stage::Over(_) => None,
        }
    }
}
