//! The runs on this device, as the rules see them.

use arcade::Day;
use leptos::prelude::*;
use stage::{Description, RunState};

use crate::desk::Desk;
use crate::games::{self, Build};
use crate::storage::{Kept, Listed, Origin, RunId, Saved, VAULT};

/// A run, and what its rules say about it.
#[derive(Clone)]
pub(super) struct Run {
    pub(super) id: RunId,
    pub(super) saved: Saved,
    pub(super) described: Description,
}

/// An entry that cannot be read or played. It is left as it is.
#[derive(Clone)]
pub(super) struct Damaged {
    pub(super) id: RunId,
    pub(super) reason: String,
}

/// The runs of a game, the newest first.
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
                Err(reason) => ledger.damaged.push(Damaged { id, reason }),
            }
        }
        ledger
    }

    /// The same, and once more whenever something stored may have changed.
    pub(super) fn follow(game: &str, changes: RwSignal<u32>) -> Self {
        Desk::get().stored.track();
        changes.track();
        Self::of(game)
    }

    /// Those that can be gone on with, the last played first.
    pub(super) fn under_way(&self) -> Vec<&Run> {
        let mut runs: Vec<&Run> = self.runs.iter().filter(|run| run.is_under_way()).collect();
        runs.sort_by_key(|run| std::cmp::Reverse(run.saved.played));
        runs
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

/// The run that was played last of all that can be gone on with, whatever its game.
pub(super) fn last_played() -> Option<(&'static games::Booth, Run)> {
    let ready = games::BOOTHS.iter().filter(|booth| matches!(booth.build, Build::Ready(_)));
    let last = ready.filter_map(|booth| {
        let run = Ledger::of(booth.name).under_way().first().copied().cloned()?;
        Some((booth, run))
    });
    last.max_by_key(|(_, run)| run.saved.played)
}

fn read(game: &str, id: &RunId, saved: Saved) -> Result<Option<Run>, String> {
    if saved.game()? != game {
        return Ok(None);
    }
    let (_, ready) = games::ready(game)?;
    let described = (ready.describe)(&saved.record)?;
    Ok(Some(Run { id: id.clone(), saved, described }))
}

impl Run {
    /// Whether it can be gone on with.
    pub(super) fn is_under_way(&self) -> bool {
        self.described.state == RunState::UnderWay && self.saved.kept == Kept::Kept
    }
}
