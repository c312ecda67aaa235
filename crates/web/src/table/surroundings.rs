//! What stands around the table of any game: questions, things to read, and whether the run is kept.

use leptos::prelude::*;
use stage::{Question, Repeats};

use crate::games;
use crate::keys::{Action, Heard, Place};
use crate::shell::desk::Desk;
use crate::shell::route::Route;
use crate::storage::{KeepError, RunId, ShelfError};
use crate::viewer::Pace;
use crate::words::TableWords;

/// Stands before how often something was said.
pub(crate) const TIMES: char = '×';

/// What stands around a table, as signals that can be copied.
#[derive(Clone, Copy)]
pub(crate) struct Surroundings {
    pub(crate) desk: Desk,
    /// The name of the game.
    pub(crate) game: &'static str,
    /// Whose keys are heard here.
    pub(crate) place: Place,
    /// The name that the run is kept under; nothing is kept of a lesson.
    id: StoredValue<Option<RunId>>,
    /// A question that waits for an answer.
    pub(crate) asking: RwSignal<Option<Question>>,
    /// What happens when it is answered with yes.
    yes: StoredValue<Option<Box<dyn FnOnce()>>, LocalStorage>,
    /// What is read in front of the table.
    pub(crate) panel: RwSignal<Option<Panel>>,
    /// How fast bots play that are watched.
    pub(crate) pace: RwSignal<Pace>,
    /// Whether another tab has the run.
    pub(crate) elsewhere: RwSignal<bool>,
    /// Why the run is not kept.
    pub(crate) unsaved: RwSignal<Option<String>>,
    /// The score so far.
    pub(crate) score: RwSignal<i64>,
    /// What was refused since the last command.
    refused: StoredValue<Repeats>,
}

/// Something to read, in front of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    Keys,
    Log,
}

impl Surroundings {
    pub(crate) fn new(desk: Desk, game: &'static str, id: Option<RunId>) -> Self {
        Self {
            desk,
            game,
            place: Place::Game(game),
            id: StoredValue::new(id),
            asking: RwSignal::new(None),
            yes: StoredValue::new_local(None),
            panel: RwSignal::new(None),
            pace: RwSignal::new(Pace::USUAL),
            elsewhere: RwSignal::new(false),
            unsaved: RwSignal::new(None),
            score: RwSignal::new(0),
            refused: StoredValue::new(Repeats::default()),
        }
    }

    /// Why something is refused, with how often that was said since the last command.
    pub(crate) fn counted(self, why: String) -> String {
        self.refused.try_update_value(|refused| refused.say(why, TIMES)).unwrap_or_default()
    }

    /// The words around the table.
    pub(crate) fn words(self) -> &'static TableWords {
        table_words(self.desk, self.game)
    }

    /// The name that the run is kept under.
    pub(crate) fn id(self) -> Option<RunId> {
        self.id.get_value()
    }

    /// Where the page of rules for this run is.
    pub(crate) fn codex(self) -> Route {
        let game = self.game.to_owned();
        match self.id() {
            Some(run) => Route::RunCodex { game, run },
            None => Route::Codex { game, rules: None },
        }
    }

    /// Where this run can be watched.
    pub(crate) fn watch(self) -> Option<Route> {
        self.id().map(|run| Route::Watch { game: self.game.to_owned(), run })
    }

    /// The page of the game.
    pub(crate) fn lobby(self) -> Route {
        Route::Game(self.game.to_owned())
    }

    /// Whether something stands in front of the table.
    pub(crate) fn is_covered(self) -> bool {
        self.asking.with_untracked(Option::is_some)
            || self.panel.with_untracked(Option::is_some)
            || self.elsewhere.get_untracked()
    }

    /// What a key means to whatever stands in front of the table; nothing when the key is the table's.
    pub(crate) fn hear(self, action: Action) -> Option<Heard> {
        if action == Action::LOG && self.panel.get_untracked() == Some(Panel::Log) {
            self.panel.set(None);
            return Some(Heard::Yes);
        }
        self.is_covered().then_some(Heard::No)
    }

    /// Asks something, and does it when the answer is yes.
    pub(crate) fn ask(self, question: Question, yes: impl FnOnce() + 'static) {
        self.yes.set_value(Some(Box::new(yes)));
        self.asking.set(Some(question));
    }

    /// Does something, unless it deserves a question first.
    pub(crate) fn ask_first(self, question: Option<Question>, act: impl FnOnce() + 'static) {
        match question {
            Some(question) => self.ask(question, act),
            None => act(),
        }
    }

    /// Does what was asked about.
    pub(crate) fn answer_yes(self) {
        self.asking.set(None);
        if let Some(yes) = self.yes.try_update_value(Option::take).flatten() {
            yes();
        }
    }

    /// Leaves the table, unless it was one key too many.
    pub(crate) fn leave(self, said: RwSignal<String>) {
        let asked = (self.words().leave_again)(&untrack(|| self.desk.key(Action::BACK)));
        if self.unsaved.with_untracked(Option::is_none) && said.get_untracked() != asked {
            return said.set(asked);
        }
        self.leave_at_once();
    }

    /// Leaves the table; a run that is not kept is not left by accident.
    pub(crate) fn leave_at_once(self) {
        if self.unsaved.with_untracked(Option::is_none) {
            return self.go();
        }
        let words = self.words();
        let question = Question {
            title: words.leave_title.to_owned(),
            body: words.leave_about.to_owned(),
            yes: words.leave.to_owned(),
            no: words.stay.to_owned(),
        };
        self.ask(question, move || self.go());
    }

    /// Leaves the table for the page of the game.
    fn go(self) {
        self.desk.go(&self.lobby());
    }

    /// Whether what was played is kept, and if not, what the table says about it.
    pub(crate) fn note(self, kept: Result<(), KeepError>) {
        self.refused.update_value(Repeats::forget);
        match kept {
            Ok(()) => self.unsaved.set(None),
            Err(KeepError::Elsewhere) => self.elsewhere.set(true),
            Err(KeepError::Shelf(ShelfError::Full)) => self.unsaved.set(Some(self.words().full.to_owned())),
            Err(KeepError::Shelf(error)) => self.unsaved.set(Some(self.desk.told(&error.into()))),
        }
    }
}

/// The words around the table of a game. A page is made once, so a change of language is for
/// the next.
pub(crate) fn table_words(desk: Desk, game: &str) -> &'static TableWords {
    (untrack(|| desk.words()).table)(games::noun(game))
}
