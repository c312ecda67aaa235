//! A run on this device, as its rules see it.

use std::sync::Arc;

use engine::Scoring;
use stage::{Description, Kept, RunState};

use crate::fault::Fault;
use crate::games::{self, Gist};
use crate::storage::{RunId, Saved};

/// A run, and what its rules say about it.
pub struct Run {
    /// Its name on this device.
    pub id: RunId,
    /// What is kept of it.
    pub saved: Saved,
    /// What it came to, for its own game.
    pub gist: Gist,
    /// What a list says about it.
    pub described: Description,
    /// Its score, in games that have one.
    pub points: Option<i64>,
    /// The bots that play it, if it is only watched.
    pub bots: Option<String>,
}

impl Run {
    /// Plays a run of a game quickly, to see where it stands.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub(crate) fn read(game: &str, id: RunId, saved: Saved) -> Result<Arc<Self>, Fault> {
        let cabinet = games::cabinet(game)?;
        let gist = (cabinet.summarise)(&saved.record)?;
        let described = (cabinet.describe)(&gist, saved.table.as_deref(), saved.kept)?;
        let points = (cabinet.about.scoring == Scoring::Points).then_some(described.score);
        let bots = cabinet.bots(saved.table.as_deref());
        Ok(Arc::new(Self { id, saved, gist, described, points, bots }))
    }

    /// Whether it can be gone on with.
    pub(crate) fn is_under_way(&self) -> bool {
        self.described.state == RunState::UnderWay && self.saved.kept == Kept::Kept
    }
}
