//! The page where Tactics is played.

use engine::{Game, Seed, Session};
use leptos::prelude::*;
use stage::tactics::{Lesson, Press, Seating, rematch_seed, take_back};
use tactics::bot::Level;
use tactics::{Setup, Side, Stage, Tactics};
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::browser::clock::fresh_seed;
use crate::keys::{self, Action, Heard, Place};
use crate::shell::desk::Desk;
use crate::shell::live::live;
use crate::table::{Ended, LastPage, Parts, Scroll, Seated, move_focus, once_shown};
use crate::tactics::pages::seats::seated;
use crate::tactics::pages::{ending, lesson_over};
use crate::tactics::panels::{cover, draft, modes, tools};
use crate::tactics::seat::board;
use crate::tactics::seat::board::Board;
use crate::tactics::seat::footage::Footage;
use crate::tactics::seat::play::{Page, Play};
use crate::tactics::seat::run::{Players, Run};

/// A lesson, which is kept nowhere.
pub(in crate::tactics) fn lesson(lesson: &'static Lesson) -> AnyView {
    let begun = Session::<Tactics>::begin(lesson.setup(), Seed::from_bits(0));
    let (session, _) = begun.expect("a lesson can be played");
    let seating = Seating::against(lesson.opponent, Lesson::SIDE);
    let run = Run::new(session, None, |session| Players::new(session, seating).with_lesson(lesson));
    let play = Play::new(Desk::get(), run);
    keys::listen(Place::Game(Tactics::NAME), move |action| play.hear(action));
    play.table()
}

impl Seated for Play {
    type Game = Tactics;
    type Own = Players;
    type Seats = Seating;
    type Footage = Footage;
    const CLASS: &'static str = "tactics-table";

    /// Of a match that was brought in nobody knows who plays.
    fn seats(kept: Option<&str>) -> Result<Seating, String> {
        Ok(seated(kept)?.unwrap_or(Seating::against(Level::Normal, Side::One)))
    }

    fn seats_kept(seating: &Seating) -> Option<String> {
        Some(seating.to_string())
    }

    fn seats_of(players: &Players) -> Seating {
        players.seating
    }

    fn fresh_seed(setup: &Setup, last: Seed, kept: Option<&str>) -> Seed {
        let seating = Self::seats(kept);
        seating.map_or_else(|_| fresh_seed(), |seating| rematch_seed(&seating, setup, last, fresh_seed))
    }

    fn own(session: &Session<Tactics>, seating: Seating) -> Players {
        Players::new(session, seating)
    }

    fn sit_down(desk: Desk, run: Run) -> Self {
        Self::new(desk, run)
    }

    fn parts(self) -> Parts<Self> {
        let Board { projector, said, .. } = self.board;
        Parts { surroundings: self.surroundings, run: self.run, projector, said }
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
        skip_films(self);
        let hidden = window_event_listener(leptos::ev::visibilitychange, move |_| {
            if document().hidden() {
                self.cover();
            }
        });
        on_cleanup(move || hidden.remove());
        self.room(live(move || match page.get() {
            Page::Cover(side) => cover::cover(self, side),
            Page::Draft(side) => view! { {draft::draft(self, side)} {tools::tools(self)} }.into_any(),
            Page::Board => {
                let buttons = modes::modes(self);
                view! { {board::board_with(self.board, Some(buttons))} {tools::tools(self)} }.into_any()
            }
            Page::Over(_) => self.ending(),
            Page::LessonOver(lesson, found) => lesson_over::lesson_over(self, lesson, found),
        }))
    }

    fn last_page(ended: &Ended<'_, Self>) -> LastPage {
        ending::last_page(ended)
    }

    fn press(self, press: Press) {
        self.press(press);
    }

    fn beside(self, action: Action) -> Option<Heard> {
        self.beside(action)
    }

    fn hint(self) {
        self.advise();
    }

    fn settle_taken_back(self) {
        self.settle();
        self.go_on();
    }

    fn has_said(self) -> bool {
        matches!(self.page(), Page::Board | Page::Draft(_))
    }

    fn is_last_page(self) -> bool {
        matches!(self.page(), Page::Over(_))
    }

    fn can_undo(self) -> bool {
        self.board.moment.track();
        self.run.with_value(Run::can_undo)
    }

    /// Whoever only watches decides nothing; everybody else has not yet seen what a key is about.
    fn is_used_up(self, _action: Action) -> bool {
        self.ends_film() && !self.is_bots_only()
    }

    fn has_undo(self) -> bool {
        !matches!(untrack(|| self.page()), Page::Cover(_))
    }

    /// A draft is not to be seen before the reveal.
    fn shows_run(self) -> bool {
        matches!(untrack(|| self.page()), Page::Board | Page::Over(_))
    }

    /// The last decision of a person, and all since.
    fn take_back(self, run: &mut Run) -> Result<Vec<u8>, String> {
        if run.position().stage() == Stage::Draft {
            return Err(self.board.words().no_undo_in_draft.to_owned());
        }
        let taken = take_back(&run.session, &run.own.seating).map_err(|stands| stands.to_string())?;
        run.session = taken.session;
        run.taken_back += taken.count;
        Ok(taken.bytes)
    }

    fn undone(self) -> &'static str {
        self.board.words().taken_back
    }

    fn ask_to_end(self) {
        self.ask_to_give_up();
    }

    /// A lesson ends with its verdict, whatever the match has come to.
    fn is_ended(self) -> bool {
        self.run.try_with_value(Run::is_over).unwrap_or_default()
    }
}

/// Where the focus may be moved away from. Whoever goes to a button below the board with the
/// keyboard may want to press it again; whoever clicks it goes on at the board.
const MOVABLE: &str = ".tactics-tile, .tactics-asked, .tactics-answer, .tactics-draft *, .tactics-cover *, :not(:focus-visible, #table-log)";

/// The focus follows the cursor from the first change on.
fn follow(play: Play) {
    Effect::new(move |known: Option<()>| {
        play.board.moment.track();
        play.board.hand.track();
        play.drafting.track();
        if known.is_some() && !play.board.is_showing() {
            once_shown(|| {
                // A question has the focus until one of its answers is marked.
                let wanted = [".tactics-asked [data-cursor]", ".tactics-asked", "[data-cursor]"];
                move_focus(".tactics-board, .tactics-draft, .tactics-cover", MOVABLE, &wanted, Scroll::Stays);
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
        if is_sign && !is_shortcut && !event.default_prevented() && !play.surroundings.is_covered() {
            play.ends_film();
        }
    });
    let clicked = window_event_listener(leptos::ev::click, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let inside = target.filter(|target| matches!(target.closest("button, a, dialog"), Ok(None)));
        if inside.is_some() && !play.surroundings.is_covered() {
            play.ends_film();
        }
    });
    on_cleanup(move || {
        pressed.remove();
        clicked.remove();
    });
}
