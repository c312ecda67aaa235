//! How somebody sits down at a run that is kept.

use engine::{Game, Resumed, Session};
use leptos::prelude::*;
use stage::{Chronicle, Kept};

use super::leave::listen_shelved;
use super::surroundings::{Surroundings, table_words};
use super::{Ended, Run, Seated, banners};
use crate::fault::Fault;
use crate::keys;
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::storage::{BrowserShelf, Claim, Claimed, Keeper, RunId, Saved, VAULT};

/// Opens a run for somebody to sit down at, or to look at once it was given up.
///
/// # Errors
/// Why it cannot be gone on with.
pub(crate) fn open<S: Seated>(id: RunId, saved: Saved) -> Result<AnyView, Fault> {
    let desk = Desk::get();
    if saved.kept == Kept::GivenUp {
        return Ok(shelved::<S>(desk, &id, &saved)?);
    }
    let page = Owner::current().expect("a page is made by the arcade");
    let seat = page.child();
    let first: S = seat.with(|| sit_down(desk, &id, saved))?;
    // All claims of this tab on the run are alike; it lets go when the page is left.
    let claim = held(first);
    on_cleanup(move || claim.release(&BrowserShelf));
    // Whoever takes the run back from another tab sits down again, at what is kept by then.
    let seated = RwSignal::new(first);
    let seat = StoredValue::new(seat);
    let again = Callback::new(move |()| {
        let words = first.surroundings().words();
        let reloaded = VAULT.load(&id).unwrap_or_else(|| Err(Fault::Told(words.no_such_run.to_owned())));
        let next = page.child();
        match reloaded.and_then(|saved| next.with(|| sit_down::<S>(desk, &id, saved))) {
            Ok(play) => {
                seated.set(play);
                let left = seat.try_update_value(|seat| std::mem::replace(seat, next));
                // By the next frame nothing on the page is about the seat that was left.
                request_animation_frame(move || left.iter().for_each(Owner::cleanup));
            }
            Err(fault) => desk.warn(&fault),
        }
    });
    let leaving = window_event_listener(leptos::ev::beforeunload, move |event| {
        // The browser asks before a run is closed that it does not keep.
        if seated.get_untracked().surroundings().unsaved.with_untracked(Option::is_some) {
            event.prevent_default();
        }
    });
    on_cleanup(move || leaving.remove());
    let place = first.surroundings().place;
    keys::listen(place, move |action| seated.get_untracked().hear(action));
    Ok(live(move || {
        let seated = seated.get();
        watch_claim(seated.surroundings(), held(seated));
        let elsewhere = seated.surroundings().elsewhere;
        let inside = move || {
            if elsewhere.get() { banners::elsewhere(seated.surroundings(), again) } else { seated.table() }
        };
        live(inside)
    }))
}

/// Sits down at a run that is kept.
fn sit_down<S: Seated>(desk: Desk, id: &RunId, mut saved: Saved) -> Result<S, Fault> {
    let resumed = resume::<S::Game>(desk, id, &mut saved)?;
    let seats = S::seats(saved.table.as_deref())?;
    let keeper = Keeper::take(BrowserShelf, id.clone(), saved, &desk.tab());
    Ok(S::sit_down(desk, Run::resumed(resumed, keeper, |session| S::own(session, seats))))
}

/// The page of a run that was given up: it can be looked at and no more.
fn shelved<S: Seated>(desk: Desk, id: &RunId, saved: &Saved) -> Result<AnyView, String> {
    let seats = S::seats(saved.table.as_deref())?;
    let resumed = Session::<S::Game>::resume(&saved.record).map_err(|error| error.to_string())?;
    let session = &resumed.session;
    listen_shelved::<S::Game>(desk, id, session.setup(), S::seats_kept(&seats));
    let chronicle = &Chronicle::of(session);
    let taken_back = resumed.taken_back;
    let ended = Ended::<S> {
        desk,
        id: id.clone(),
        session,
        chronicle,
        seats,
        taken_back,
        to_beat: saved.to_beat,
        undo: None,
    };
    Ok(view! { <div class=format!("table-room {}", S::CLASS)>{ended.page()}</div> }.into_any())
}

/// The hold of whoever sits there on the run.
fn held(seated: impl Seated) -> Claim {
    let claim = seated.run().with_value(Run::claim);
    claim.expect("whoever sits down at a run that is kept has a hold on it")
}

/// Reads a run from its record. What cannot be read of it is set aside, and the player is told.
///
/// # Errors
/// Why it cannot be gone on with.
fn resume<G: Game>(desk: Desk, id: &RunId, saved: &mut Saved) -> Result<Resumed<G>, Fault> {
    let resumed = Session::<G>::resume(&saved.record).map_err(|error| error.to_string())?;
    if let Some(damage) = &resumed.damage {
        let words = table_words(desk, G::NAME);
        let aside = match VAULT.set_aside(id) {
            Ok(()) => words.set_aside,
            Err(_) => words.not_set_aside,
        };
        desk.notices.warn((words.part_lost)(&damage.to_string(), aside));
        saved.record.truncate(resumed.good_bytes);
    }
    Ok(resumed)
}

/// Notices when another tab takes the run, or when nothing is kept at all.
fn watch_claim(surroundings: Surroundings, held: Claim) {
    Effect::new(move |_| {
        let is_about = surroundings.desk.stored.get().is_some_and(|key| held.is_about(&key));
        if is_about && held.holds(&BrowserShelf) == Claimed::Elsewhere {
            surroundings.elsewhere.set(true);
        }
    });
    if !BrowserShelf::lasts() {
        surroundings.unsaved.set(Some(untrack(|| surroundings.desk.words()).not_lasting.to_owned()));
    }
}
