//! The runs on this device, as the rules see them.

use std::sync::Arc;

use arcade::Day;
use leptos::prelude::*;
use stage::{Description, Kept, RunState};

use crate::desk::Desk;
use crate::fault::Fault;
use crate::games::{self, Ready, Score};
use crate::storage::{BrowserShelf, Listed, Origin, RunId, Saved, Shelf, VAULT, Vault};
use crate::words::Words;

/// A run, and what its rules say about it.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) id: RunId,
    pub(super) saved: Saved,
    pub(super) described: Description,
    /// Its score, in games that have one.
    pub(super) points: Option<i64>,
    /// The bots that play it, if it is only watched.
    pub(super) bots: Option<String>,
}

/// An entry that cannot be read or played, at least not to its end. It is left as it is.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Damaged {
    /// What the player knows it by.
    pub(super) name: String,
    /// What it is kept under.
    pub(super) key: String,
    pub(super) fault: Fault,
}

/// The runs of a game, the newest first.
#[derive(PartialEq, Eq)]
pub(super) struct Ledger {
    pub(super) runs: Vec<Run>,
    pub(super) damaged: Vec<Damaged>,
}

/// How far a day's run has come.
pub(super) enum OfDay {
    /// Not begun.
    Open,
    /// Begun.
    UnderWay(Run),
    /// Finished or given up.
    Done(Run),
}

impl Ledger {
    /// The runs of a game. Entries that do not say which game they are of are listed with every game.
    pub(super) fn of(game: &str) -> Self {
        let mut ledger = Self { runs: Vec::new(), damaged: Vec::new() };
        for Listed { id, saved } in VAULT.list() {
            match saved.and_then(|saved| read(game, &id, saved)) {
                Ok(Some(run)) => ledger.runs.push(run),
                Ok(None) => {}
                Err(fault) => {
                    let key = Vault::<BrowserShelf>::key(&id);
                    ledger.damaged.push(Damaged { name: id.to_string(), key, fault });
                }
            }
        }
        ledger
    }

    /// The runs of a game, read once for a whole page and again whenever another tab has stored
    /// something.
    pub(super) fn followed(game: &'static str) -> Memo<Arc<Self>> {
        let stored = Desk::get().stored;
        Memo::new(move |_| {
            stored.track();
            Arc::new(Self::of(game))
        })
    }

    /// Those that can be gone on with, the last played first.
    pub(super) fn under_way(&self) -> Vec<&Run> {
        let mut runs: Vec<&Run> = Vec::new();
        // They are few; sorting them would cost whoever loads the page more than this.
        for run in self.runs.iter().filter(|run| run.is_under_way()) {
            let place = runs.partition_point(|other| other.saved.played >= run.saved.played);
            runs.insert(place, run);
        }
        runs
    }

    /// The best run under some rules of those that count, where there is a score to go by.
    pub(super) fn best(&self, rules: &str) -> Option<&Run> {
        let counts = |run: &&Run| {
            let is_own = run.saved.origin.counts() && run.bots.is_none() && run.points.is_some();
            is_own && !run.is_under_way() && run.described.rules == rules
        };
        self.runs.iter().filter(counts).max_by_key(|run| run.points)
    }

    /// What was made of a day's seed on that day.
    pub(super) fn of_day(&self, day: Day) -> OfDay {
        self.first(Origin::Daily(day))
    }

    /// What was made of a day's seed, on that day or later. A run under way comes first.
    pub(super) fn with_practice(&self, day: Day) -> OfDay {
        match (self.first(Origin::Daily(day)), self.first(Origin::Practice(day))) {
            (OfDay::UnderWay(run), _) | (_, OfDay::UnderWay(run)) => OfDay::UnderWay(run),
            (OfDay::Open, practice) => practice,
            (done, _) => done,
        }
    }

    fn first(&self, origin: Origin) -> OfDay {
        let of_origin = || self.runs.iter().filter(|run| run.saved.origin == origin);
        match of_origin().find(|run| run.is_under_way()) {
            Some(run) => OfDay::UnderWay(run.clone()),
            None => of_origin().next_back().map_or(OfDay::Open, |run| OfDay::Done(run.clone())),
        }
    }
}

impl OfDay {
    /// What was made of the day, and what the button for it says.
    pub(super) fn in_words(self, words: &Words) -> (String, &'static str) {
        match self {
            Self::Open => (words.pages.not_played.to_owned(), words.pages.play_it),
            Self::UnderWay(run) => (run.described.headline, words.go_on),
            Self::Done(run) => {
                let points = run.points.map(|points| format!("{points} · ")).unwrap_or_default();
                (points + &run.described.headline, words.pages.result)
            }
        }
    }
}

/// What was set aside of a game because a part of it could not be read. As with runs, entries
/// that do not say which game they are of are listed with every game.
pub(super) fn set_aside(game: &str) -> Vec<Damaged> {
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
    let (_, ready) = games::ready(game)?;
    let verdict = (ready.verify)(&saved.record).map_err(|failure| failure.to_string())?;
    let damage = verdict.damage.map(|damage| damage.to_string()).unwrap_or_default();
    Ok(Some(Fault::Told(damage)))
}

fn read(game: &str, id: &RunId, saved: Saved) -> Result<Option<Run>, Fault> {
    if saved.game()? != game {
        return Ok(None);
    }
    let (_, ready) = games::ready(game)?;
    let described = (ready.describe)(&saved.record, saved.table.as_deref(), saved.kept)?;
    Ok(Some(Run::new(id.clone(), saved, described, ready)))
}

impl Run {
    pub(super) fn new(id: RunId, saved: Saved, described: Description, ready: &Ready) -> Self {
        let points = (ready.score == Score::Points).then_some(described.score);
        let bots = ready.bots(saved.table.as_deref());
        Self { id, saved, described, points, bots }
    }

    /// Whether it can be gone on with.
    pub(super) fn is_under_way(&self) -> bool {
        self.described.state == RunState::UnderWay && self.saved.kept == Kept::Kept
    }
}
