//! The ways from a table that are the same for every game.

use engine::{Game, Seed, Session};
use leptos::prelude::*;

use super::Surroundings;
use crate::browser::clock;
use crate::games::{self, Taken};
use crate::keys::{self, Action, Heard, Place};
use crate::shell::desk::Desk;
use crate::shell::route::Route;
use crate::storage::{KeepError, Origin, RunId, Saved, keep_new};

impl Surroundings {
    /// Opens the run so far in the viewer. Of a lesson nothing is kept that could be watched.
    pub(crate) fn go_watch(self) {
        if let Some(route) = self.watch() {
            self.desk.go(&route);
        }
    }

    /// The run was given up, if that could be kept.
    pub(crate) fn gave_up(self, kept: Result<(), KeepError>) {
        match kept {
            // The page of this address is another one from now on.
            Ok(()) => self.desk.route.notify(),
            error => self.note(error),
        }
    }
}

/// What a run begins from, beside its rules.
#[derive(Clone, Copy)]
pub(crate) struct Start {
    pub(crate) seed: Seed,
    /// The score that it is to beat.
    pub(crate) to_beat: Option<i64>,
}

impl Start {
    /// A seed that nobody knows.
    pub(crate) fn anew() -> Self {
        Self { seed: clock::fresh_seed(), to_beat: None }
    }
}

/// Begins a new run with the same numbers and opens it, with those at the table who sat there;
/// after bots that were watched it is the player's turn. The run, if there was room to keep it.
pub(crate) fn begin<G: Game>(
    desk: Desk,
    setup: G::Setup,
    start: Start,
    table: Option<String>,
) -> Option<RunId> {
    let seats = games::cabinet(G::NAME).ok().and_then(|cabinet| cabinet.seats);
    let table = seats.map(|seats| seats.to_play(table));
    let begun = Session::<G>::begin(setup, start.seed);
    let (_, bytes) = begun.expect("the numbers of a run that was played make a game");
    let saved = Saved::begun(Origin::Own, bytes, clock::unix_seconds());
    let saved = saved.with_table(table).against(start.to_beat);
    match keep_new(&saved) {
        Ok(run) => {
            desk.go(&Route::Play { game: G::NAME.to_owned(), run: run.clone() });
            Some(run)
        }
        Err(fault) => {
            desk.warn(&fault);
            None
        }
    }
}

/// A run of one's own from a point of another, which stays as it is.
pub(crate) fn branch(desk: Desk, game: &str, Taken { record, table }: Taken) {
    let begun = Saved::begun(Origin::Branch, record, clock::unix_seconds()).with_table(table);
    match keep_new(&begun) {
        Ok(run) => {
            desk.notices.say((untrack(|| desk.words()).noun)(games::noun(game)).taken_over);
            desk.go(&Route::Play { game: game.to_owned(), run });
        }
        Err(fault) => desk.warn(&fault),
    }
}

/// Hears the keys of a run that was given up: it can be begun anew, watched and left.
pub(crate) fn listen_shelved<G: Game>(desk: Desk, id: &RunId, setup: &G::Setup, table: Option<String>)
where
    G::Setup: 'static,
{
    let film = Route::Watch { game: G::NAME.to_owned(), run: id.clone() };
    let lobby = Route::Game(G::NAME.to_owned());
    let setup = setup.clone();
    keys::listen(Place::Game(G::NAME), move |action| {
        match action {
            Action::AGAIN => {
                begin::<G>(desk, setup.clone(), Start::anew(), table.clone());
            }
            Action::WATCH => desk.go(&film),
            Action::BACK => desk.go(&lobby),
            _ => return Heard::No,
        }
        Heard::Yes
    });
}
