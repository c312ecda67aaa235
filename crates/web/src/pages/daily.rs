//! The seed of a day: today's is played once for the day, past ones for practice.

use arcade::{Day, Options};
use leptos::prelude::*;
use stage::RunState;

use super::trouble;
use crate::desk::Desk;
use crate::games::Ready;
use crate::route::Route;
use crate::storage::{Kept, Origin, RunId, Saved, VAULT};
use crate::{clock, games};

/// Goes on with the day's run, or begins it.
pub(super) fn page(game: &str, day: Option<Day>) -> AnyView {
    let today = clock::today();
    let day = day.unwrap_or(today);
    if day > today {
        return trouble::page("Not yet", &format!("The seed of {day} can be played when that day has come."));
    }
    let opened = games::ready(game).and_then(|(_, ready)| open(game, ready, day, today));
    match opened {
        Ok(run) => {
            Desk::get().replace(&Route::Play { game: game.to_owned(), run });
            ().into_any()
        }
        Err(reason) => trouble::page("The day's run does not begin", &reason),
    }
}

fn open(game: &str, ready: &Ready, day: Day, today: Day) -> Result<RunId, String> {
    let origin = if day == today { Origin::Daily(day) } else { Origin::Practice(day) };
    if let Some(run) = under_way(ready, origin) {
        return Ok(run);
    }
    let table =
        (ready.cabinet)().begin(&Options::default(), day.seed(game)).map_err(|error| error.to_string())?;
    keep(Saved::begun(origin, table.record(), clock::unix_seconds()))
}

/// The run of that day that is not finished yet.
fn under_way(ready: &Ready, origin: Origin) -> Option<RunId> {
    VAULT.list().into_iter().find_map(|listed| {
        let saved = listed.saved.ok().filter(|saved| saved.origin == origin && saved.kept == Kept::Kept)?;
        let described = (ready.describe)(&saved.record).ok()?;
        (described.state == RunState::UnderWay).then_some(listed.id)
    })
}

/// Keeps a new run under a name of its own. Where the browser keeps nothing that lasts, the
/// run is played all the same, and the table says so.
///
/// # Errors
/// When there is no room for it, in words.
pub(super) fn keep(saved: Saved) -> Result<RunId, String> {
    let run = RunId::new(clock::unix_seconds(), clock::chance());
    match VAULT.save(&run, &saved) {
        Ok(()) | Err(crate::storage::ShelfError::Forbidden) => Ok(run),
        Err(error) => Err(error.to_string()),
    }
}
