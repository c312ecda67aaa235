//! How somebody sits down at a run that is kept.

use arcade::Standing;
use engine::{Game, Resumed, Session};
use leptos::prelude::*;

use super::around::{Around, table_words};
use super::{banners, export};
use crate::desk::Desk;
use crate::fault::Fault;
use crate::keys::{self, Action, Heard};
use crate::live::live;
use crate::outside;
use crate::sound::{self, Patch};
use crate::storage::{BrowserShelf, Claim, Claimed, RunId, Saved, VAULT};

/// Whoever sits at a table, as signals that can be copied.
pub(crate) trait Seated: Copy + Send + Sync + 'static {
    /// What is played there.
    type Game: Game;

    /// What stands around the table.
    fn around(self) -> Around;

    /// The hold on the run.
    fn claim(self) -> Claim;

    /// A key was pressed.
    fn hear(self, action: Action) -> Heard;

    /// The table itself.
    fn table(self) -> AnyView;

    /// Looks at what was played, unless the page was left.
    fn with_session<Seen>(self, look: impl FnOnce(&Session<Self::Game>) -> Seen) -> Option<Seen>;

    /// What the table says to the player.
    fn said(self) -> RwSignal<String>;

    /// Whether there is a place to say it, which pages around the table do not have.
    fn has_said(self) -> bool;

    /// Whether it has come to its end.
    fn is_ended(self) -> bool {
        self.with_session(|session| session.game().status().is_over()).unwrap_or_default()
    }

    /// Says something to the player.
    fn say(self, words: String) {
        if untrack(|| self.has_said()) {
            self.said().set(words);
        } else {
            self.around().desk.notices.say(words);
        }
    }

    /// Says why something cannot be done.
    fn refuse(self, why: String) {
        sound::play(&Patch::REFUSAL);
        self.say(why);
    }

    /// Tells whoever watches the page from outside how far it has come.
    fn tell(self) {
        let told = self.with_session(|session| (session.commands().is_empty(), session.score()));
        if let Some((is_new, score)) = told {
            let standing = match (self.is_ended(), is_new) {
                (true, _) => Standing::Over,
                (false, true) => Standing::Waiting,
                (false, false) => Standing::Playing,
            };
            outside::tell(standing, score);
        }
    }

    /// Offers the record as a file.
    fn export(self) {
        let found = self.with_session(|session| (session.seed().to_string(), session.record_bytes()));
        if let Some((seed, record)) = found {
            export(self.around().desk, Self::Game::NAME, &seed, &record);
        }
    }
}

/// Opens a run for somebody to sit down at.
///
/// # Errors
/// Why it cannot be gone on with.
pub(crate) fn open<S: Seated>(
    id: RunId,
    saved: Saved,
    sit_down: fn(Desk, &RunId, Saved) -> Result<S, Fault>,
) -> Result<AnyView, Fault> {
    let desk = Desk::get();
    let page = Owner::current().expect("a page is made by the arcade");
    let seat = page.child();
    let first = seat.with(|| sit_down(desk, &id, saved))?;
    // All claims of this tab on the run are alike; it lets go when the page is left.
    let claim = first.claim();
    on_cleanup(move || claim.release(&BrowserShelf));
    // Whoever takes the run back from another tab sits down again, at what is kept by then.
    let seated = RwSignal::new(first);
    let seat = StoredValue::new(seat);
    let again = Callback::new(move |()| {
        let words = first.around().words();
        let reloaded = VAULT.load(&id).unwrap_or_else(|| Err(Fault::Told(words.no_such_run.to_owned())));
        let next = page.child();
        match reloaded.and_then(|saved| next.with(|| sit_down(desk, &id, saved))) {
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
        if seated.get_untracked().around().unsaved.with_untracked(Option::is_some) {
            event.prevent_default();
        }
    });
    on_cleanup(move || leaving.remove());
    let place = first.around().place;
    keys::listen(place, move |action| seated.get_untracked().hear(action));
    Ok(live(move || {
        let seated = seated.get();
        watch_claim(seated.around(), seated.claim());
        let elsewhere = seated.around().elsewhere;
        let inside = move || {
            if elsewhere.get() { banners::elsewhere(seated.around(), again) } else { seated.table() }
        };
        live(inside)
    }))
}

/// Reads a run from its record. What cannot be read of it is set aside, and the player is told.
///
/// # Errors
/// Why it cannot be gone on with.
pub(crate) fn resume<G: Game>(desk: Desk, id: &RunId, saved: &mut Saved) -> Result<Resumed<G>, Fault> {
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
fn watch_claim(around: Around, held: Claim) {
    Effect::new(move |_| {
        let is_about = around.desk.stored.get().is_some_and(|key| held.is_about(&key));
        if is_about && held.holds(&BrowserShelf) == Claimed::Elsewhere {
            around.elsewhere.set(true);
        }
    });
    if !BrowserShelf::lasts() {
        around.unsaved.set(Some(untrack(|| around.desk.words()).not_lasting.to_owned()));
    }
}
