//! The page where Tactics is played.

use engine::{Seed, Session};
use leptos::prelude::*;
use stage::tactics::{Lesson, Table};
use stage::{Chronicle, Kept};
use tactics::bot::Level;
use tactics::{Side, Tactics};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::play::{Page, Play};
use super::run::Run;
use super::seats::seated;
use super::{board, cover, draft, ending, given_up, modes, tools, verdict};
use crate::desk::Desk;
use crate::fault::Fault;
use crate::keys::{self, Action, Heard, Place};
use crate::live::live;
use crate::storage::{BrowserShelf, Claim, Keeper, RunId, Saved};
use crate::table::{self, Archived, Around, Scroll, Seated, move_focus, resume};

/// Opens a match.
///
/// # Errors
/// Why it cannot be gone on with.
pub(super) fn open(id: RunId, saved: Saved) -> Result<AnyView, Fault> {
    if saved.kept == Kept::GivenUp {
        let table = table_of(&saved)?;
        return Ok(given_up::page(&id, &saved, table)?);
    }
    table::open(id, saved, sit_down)
}

/// A lesson, which is kept nowhere.
pub(super) fn lesson(lesson: &'static Lesson) -> AnyView {
    let begun = Session::<Tactics>::begin(lesson.setup(), Seed::from_bits(0));
    let (session, _) = begun.expect("a lesson can be played");
    let table = Table::against(Level::Hard, Lesson::SIDE);
    let play = Play::new(Desk::get(), Run::new(session, None, table).with_lesson(lesson));
    keys::listen(Place::Tactics, move |action| play.listen(action));
    play.table()
}

fn sit_down(desk: Desk, id: &RunId, mut saved: Saved) -> Result<Play, Fault> {
    let resumed = resume::<Tactics>(desk, id, &mut saved)?;
    let table = table_of(&saved)?;
    let keeper = Keeper::take(BrowserShelf, id.clone(), saved, &desk.tab());
    let run = Run::new(resumed.session, Some(keeper), table).with_taken_back(resumed.taken_back);
    Ok(Play::new(desk, run))
}

/// Who sits at the table of a match that is kept; of one that was brought in nobody knows.
fn table_of(saved: &Saved) -> Result<Table, Fault> {
    let seated = seated(saved.table.as_deref())?;
    Ok(seated.unwrap_or(Table::against(Level::Normal, Side::One)))
}

impl Seated for Play {
    type Game = Tactics;

    fn around(self) -> Around {
        self.around
    }

    fn claim(self) -> Claim {
        let claim = self.run.with_value(|run| run.keeper.as_ref().map(|keeper| keeper.claim().clone()));
        claim.expect("whoever sits down at a run that is kept has a hold on it")
    }

    fn hear(self, action: Action) -> Heard {
        self.listen(action)
    }

    fn with_session<Seen>(self, look: impl FnOnce(&Session<Tactics>) -> Seen) -> Option<Seen> {
        self.run.try_with_value(|run| look(&run.session))
    }

    fn said(self) -> RwSignal<String> {
        self.board.said
    }

    fn has_said(self) -> bool {
        matches!(self.page(), Page::Board | Page::Draft(_))
    }

    /// A lesson ends with its verdict, whatever the match has come to.
    fn is_ended(self) -> bool {
        self.run.try_with_value(Run::is_over).unwrap_or_default()
    }

    fn table(self) -> AnyView {
        follow(self);
        let page = Memo::new(move |_| self.page());
        Effect::new(move |known: Option<Page>| {
            // A new page is seen from its beginning.
            let now = page.get();
            if known.is_some_and(|known| known != now) {
                window().scroll_to_with_x_and_y(0.0, 0.0);
            }
            now
        });
        let inside = move || match page.get() {
            Page::Cover(side) => cover::cover(self, side),
            Page::Draft(side) => view! { {draft::draft(self, side)} {tools::tools(self)} }.into_any(),
            Page::Board => {
                let buttons = modes::modes(self);
                view! { {board::board_with(self.board, Some(buttons))} {tools::tools(self)} }.into_any()
            }
            Page::Over(_) => ending::ending(self),
            Page::Verdict(lesson, found) => verdict::verdict(self, lesson, found),
        };
        skip_films(self);
        let hidden = window_event_listener(leptos::ev::visibilitychange, move |_| {
            if document().hidden() {
                self.cover();
            }
        });
        on_cleanup(move || hidden.remove());
        let export = Callback::new(move |()| self.export());
        let archive =
            Callback::new(move |()| self.run.with_value(|run| Archived::all(run.chronicle.lines().0)));
        view! {
            <div class="table-room tx-table">
                {table::unsaved(self.around, export)}
                {live(inside)}
                {table::dialogs(self.around, archive)}
            </div>
        }
        .into_any()
    }
}

/// Where the focus may be moved away from. Whoever goes to a button below the board with the
/// keyboard may want to press it again; whoever clicks it goes on at the board.
const MOVABLE: &str =
    ".tx-tile, .tx-asked, .tx-answer, .tx-draft *, .tx-cover *, :not(:focus-visible, #table-log)";

/// The focus follows the cursor from the first change on.
fn follow(play: Play) {
    Effect::new(move |known: Option<()>| {
        play.board.moment.track();
        play.board.hand.track();
        play.drafting.track();
        if known.is_some() && !play.board.is_showing() {
            request_animation_frame(|| {
                // A question has the focus until one of its answers is marked.
                let wanted = [".tx-asked [data-cursor]", ".tx-asked", "[data-cursor]"];
                move_focus(".tx-board, .tx-draft, .tx-cover", MOVABLE, &wanted, Scroll::Stays);
            });
        }
    });
}

/// Whatever is pressed or clicked beside the buttons ends a film as well. What presses a button
/// is left to the button, which ends the film and does nothing else.
fn skip_films(play: Play) {
    let pressed = window_event_listener(leptos::ev::keydown, move |event| {
        let is_shortcut = event.ctrl_key() || event.meta_key() || event.alt_key();
        let is_sign = event.key() != " " && event.key().chars().count() == 1;
        if is_sign && !is_shortcut && !event.default_prevented() && !play.around.is_covered() {
            play.ends_film();
        }
    });
    let clicked = window_event_listener(leptos::ev::click, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let inside = target.filter(|target| matches!(target.closest("button, a, dialog"), Ok(None)));
        if inside.is_some() && !play.around.is_covered() {
            play.ends_film();
        }
    });
    on_cleanup(move || {
        pressed.remove();
        clicked.remove();
    });
}
