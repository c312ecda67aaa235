//! The runs on this device, as the rules see them.

mod day;
mod followed;
mod reading;
mod run;

use std::sync::Arc;

use crate::fault::Fault;
use crate::games;
use crate::storage::{BrowserShelf, Saved, Shelf, VAULT};

pub(crate) use day::OfDay;
pub(crate) use followed::Followed;
pub(crate) use run::Run;

/// The runs of a game, the newest first.
#[derive(Clone, Default)]
pub(crate) struct Ledger {
    pub(crate) runs: Vec<Arc<Run>>,
    /// Entries that do not say which game they are of are listed with every game.
    pub(crate) damaged: Vec<Damaged>,
    /// How many entries have not been read yet.
    pub(crate) unread: usize,
}

/// An entry that cannot be read or played, at least not to its end. It is left as it is.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Damaged {
    /// What the player knows it by.
    pub(crate) name: String,
    /// What it is kept under.
    pub(crate) key: String,
    pub(crate) fault: Fault,
}

impl Ledger {
    /// The runs of a game for a page that follows them.
    pub(crate) fn followed(game: &'static str) -> Followed {
        Followed::new(game)
    }

    /// All runs of a game, once they are read.
    pub(crate) async fn whole(game: &'static str) -> Self {
        followed::whole(game).await
    }

    /// Those that can be gone on with, the last played first.
    pub(crate) fn under_way(&self) -> Vec<&Arc<Run>> {
        let mut runs: Vec<&Arc<Run>> = Vec::new();
        // They are few; sorting them would cost whoever loads the page more than this.
        for run in self.runs.iter().filter(|run| run.is_under_way()) {
            let place = runs.partition_point(|other| other.saved.played >= run.saved.played);
            runs.insert(place, run);
        }
        runs
    }

    /// The run of the player's own that was played last, of those that can be gone on with. What bots play is
    /// nobody's.
    pub(crate) fn last_own(&self) -> Option<&Arc<Run>> {
        self.under_way().into_iter().find(|run| run.bots.is_none())
    }
}

/// What was set aside of a game because a part of it could not be read. As with runs, entries
/// that do not say which game they are of are listed with every game.
pub(crate) fn set_aside(game: &str) -> Vec<Damaged> {
    let damaged = |(name, key): (String, String)| {
        let fault = match Saved::parse(&BrowserShelf.read(&key)?).and_then(|saved| damage(game, &saved)) {
            Ok(None) => return None,
            Ok(Some(fault)) | Err(fault) => fault,
        };
        Some(Damaged { name, key, fault })
    };
    VAULT.aside().into_iter().filter_map(damaged).collect()
}

/// What is wrong with a record that was set aside; nothing if it is of another game.
fn damage(game: &str, saved: &Saved) -> Result<Option<Fault>, Fault> {
    if saved.game()? != game {
        return Ok(None);
    }
    let cabinet = games::cabinet(game)?;
    let verdict = (cabinet.verify)(&saved.record).map_err(|failure| failure.to_string())?;
    let damage = verdict.damage.map(|damage| damage.to_string()).unwrap_or_default();
    Ok(Some(Fault::Told(damage)))
}
