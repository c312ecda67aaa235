//! What was made of the seed of a day.

use std::sync::Arc;

use arcade::Day;

use super::{Ledger, Run};
use crate::storage::{Origin, VAULT};
use crate::words::Words;

/// How far a day's run has come.
pub(crate) enum OfDay {
    /// Not begun.
    Open,
    /// Begun.
    UnderWay(Arc<Run>),
    /// Finished or given up.
    Done(Arc<Run>),
}

impl Ledger {
    /// The runs of a game with the seed of one day. They are few, and played while the page waits.
    pub(crate) fn of_one_day(game: &str, day: Day) -> Self {
        let is_of_day = |origin| origin == Origin::Daily(day) || origin == Origin::Practice(day);
        let of_day = VAULT.list().into_iter().filter_map(|listed| Some((listed.id, listed.saved.ok()?)));
        let of_day =
            of_day.filter(|(_, saved)| is_of_day(saved.origin) && saved.game().as_deref() == Ok(game));
        // Whatever cannot be played is told where all runs are listed.
        let runs = of_day.filter_map(|(id, saved)| Run::read(game, id, saved).ok()).collect();
        Self { runs, ..Self::default() }
    }

    /// What was made of a day's seed on that day.
    pub(crate) fn of_day(&self, day: Day) -> OfDay {
        self.first(Origin::Daily(day))
    }

    /// What was made of a day's seed, on that day or later. A run under way comes first.
    pub(crate) fn with_practice(&self, day: Day) -> OfDay {
        match (self.first(Origin::Daily(day)), self.first(Origin::Practice(day))) {
            (OfDay::UnderWay(run), _) | (_, OfDay::UnderWay(run)) => OfDay::UnderWay(run),
            (OfDay::Open, practice) => practice,
            (done, _) => done,
        }
    }

    fn first(&self, origin: Origin) -> OfDay {
        let of_origin = || self.runs.iter().filter(|run| run.saved.origin == origin);
        match of_origin().find(|run| run.is_under_way()) {
            Some(run) => OfDay::UnderWay(Arc::clone(run)),
            None => of_origin().next_back().map_or(OfDay::Open, |run| OfDay::Done(Arc::clone(run))),
        }
    }
}

impl OfDay {
    /// What was made of the day, and what the button for it says.
    pub(crate) fn in_words(self, words: &Words) -> (String, &'static str) {
        match self {
            Self::Open => (words.pages.not_played.to_owned(), words.pages.play_it),
            Self::UnderWay(run) => (run.described.headline.clone(), words.go_on),
            Self::Done(run) => {
                let points = run.points.map(|points| format!("{points} · ")).unwrap_or_default();
                (points + &run.described.headline, words.pages.result)
            }
        }
    }
}
