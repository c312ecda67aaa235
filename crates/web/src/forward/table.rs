//! The page where Forward is played.

use engine::Session;
use forward::Forward;
use leptos::prelude::*;
use stage::Kept;

use super::leave::table_words;
use super::moment::Scene;
use super::play::Play;
use super::run::Run;
use super::{board, dialogs, ending, focus, given_up, tools};
use crate::art::{Art, Icon};
use crate::desk::Desk;
use crate::fault::Fault;
use crate::keys::{self, Place};
use crate::live::live;
use crate::storage::{BrowserShelf, Claimed, Keeper, RunId, Saved, VAULT};

/// Opens a run.
///
/// # Errors
/// Why it cannot be gone on with.
pub(super) fn open(id: RunId, saved: Saved) -> Result<AnyView, Fault> {
    if saved.kept == Kept::GivenUp {
        return Ok(given_up::page(&id, &saved)?);
    }
    let desk = Desk::get();
    let words = table_words(desk);
    let first = sit_down(desk, &id, saved)?;
    // All claims of this tab on the run are alike; it lets go when the page is left.
    let claim = first.run.with_value(|run| run.keeper.claim().clone());
    on_cleanup(move || claim.release(&BrowserShelf));
    // Whoever takes the run back from another tab sits down again, at what is kept by then.
    let seated = RwSignal::new(first);
    let page = Owner::current().expect("a page is made by the arcade");
    let again = Callback::new(move |()| {
        let reloaded = VAULT.load(&id).unwrap_or_else(|| Err(Fault::Told(words.no_such_run.to_owned())));
        match reloaded.and_then(|saved| page.with(|| sit_down(desk, &id, saved))) {
            Ok(play) => seated.set(play),
            Err(fault) => desk.warn(&fault),
        }
    });
    let leaving = window_event_listener(leptos::ev::beforeunload, move |event| {
        // The browser asks before a run is closed that it does not keep.
        if seated.get_untracked().unsaved.with_untracked(Option::is_some) {
            event.prevent_default();
        }
    });
    on_cleanup(move || leaving.remove());
    keys::listen(Place::Play, move |action| seated.get_untracked().hear(action));
    Ok(view! { {live(move || table(seated.get(), again))} }.into_any())
}

fn sit_down(desk: Desk, id: &RunId, mut saved: Saved) -> Result<Play, Fault> {
    let resumed = Session::<Forward>::resume(&saved.record).map_err(|error| error.to_string())?;
    if let Some(damage) = resumed.damage {
        let words = table_words(desk);
        let aside = match VAULT.set_aside(id) {
            Ok(()) => words.set_aside,
            Err(_) => words.not_set_aside,
        };
        desk.notices.warn((words.part_lost)(&damage.to_string(), aside));
        saved.record.truncate(resumed.good_bytes);
    }
    let keeper = Keeper::take(BrowserShelf, id.clone(), saved, &desk.tab());
    Ok(Play::new(desk, Run::new(resumed.session, keeper)))
}

fn table(play: Play, again: Callback<()>) -> impl IntoView {
    let held = play.run.with_value(|run| run.keeper.claim().clone());
    Effect::new(move |_| {
        let is_about = play.desk.stored.get().is_some_and(|key| held.is_about(&key));
        if is_about && held.holds(&BrowserShelf) == Claimed::Elsewhere {
            play.elsewhere.set(true);
        }
    });
    focus::follow(play.board);
    if !BrowserShelf::lasts() {
        play.unsaved.set(Some(play.desk.words().not_lasting.to_owned()));
    }
    let is_over = Memo::new(move |_| play.board.scene() == Scene::Over);
    let inside = move || {
        if play.elsewhere.get() {
            elsewhere(play, again).into_any()
        } else if is_over.get() {
            ending::ending(play).into_any()
        } else {
            view! { {board::board(play.board)} {tools::tools(play)} }.into_any()
        }
    };
    view! {
        <div class="fw-table">
            {unsaved(play)}
            {inside}
            {dialogs::question(play)}
            {dialogs::panel(play)}
        </div>
    }
}

fn unsaved(play: Play) -> impl IntoView {
    let words = play.words();
    move || {
        play.unsaved.get().map(|reason| {
            view! {
                <div class="notice notice-warning fw-unsaved" role="alert">
                    <Icon sprite=Art::Warning/>
                    <p class="grow"><strong>{words.unsaved}</strong>{reason}</p>
                    <button class="button" on:click=move |_| play.export()><Icon sprite=Art::Download/>{words.export}</button>
                </div>
            }
        })
    }
}

fn elsewhere(play: Play, again: Callback<()>) -> impl IntoView {
    let words = play.words();
    view! {
        <section class="panel fw-elsewhere" role="alert">
            <h1>{words.elsewhere}</h1>
            <p>{words.elsewhere_about}</p>
            <div class="row">
                <button class="button button-primary" on:click=move |_| again.run(())>{words.play_here}</button>
                <a class="button" href=Play::lobby().href()>{words.back}</a>
            </div>
        </section>
    }
}
