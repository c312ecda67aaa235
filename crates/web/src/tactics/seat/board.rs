//! The board: everything that is to be seen of a match, for whoever plays and whoever watches.

use engine::Game;
use leptos::prelude::*;
use stage::Millis;
use stage::tactics::{Hand, Lesson, Press, Preview, Scene};
use tactics::{Command, Side, Stage, Tactics, Tile};

use crate::keys::Action;
use crate::shell::desk::Desk;
use crate::table::{self, Lines, Projector, table_words};
use crate::tactics::field;
use crate::tactics::panels::{asked, detail, luck, roster, status};
use crate::tactics::seat::footage::{Footage, Still};
use crate::tactics::seat::guide::Guide;
use crate::tactics::seat::moment::Moment;
use crate::tactics::sparks::Sparks;
use crate::tactics::words::TacticsWords;

/// What the board shows, as signals that can be copied.
#[derive(Clone, Copy)]
pub(in crate::tactics) struct Board {
    pub(in crate::tactics) desk: Desk,
    /// The match after the last command.
    pub(in crate::tactics) moment: RwSignal<Moment>,
    /// The match before it, which is all that is known until the film has been seen.
    before: RwSignal<Moment>,
    /// The film of the last command.
    pub(in crate::tactics) projector: Projector<Footage>,
    /// What trembles, lights up or rises from a tile.
    pub(in crate::tactics) sparks: Sparks,
    /// The hand of the person who is to decide; nothing while a match is watched or a bot thinks.
    pub(in crate::tactics) hand: RwSignal<Option<Hand>>,
    /// The tile that the mouse is over.
    pub(in crate::tactics) over: RwSignal<Option<Tile>>,
    /// What the command under the mouse or the cursor would do.
    pub(in crate::tactics) preview: RwSignal<Option<Preview>>,
    /// What a good player would do, if that was asked.
    pub(in crate::tactics) hint: RwSignal<Option<Command>>,
    /// Whose home is at the bottom of the board.
    pub(in crate::tactics) near: RwSignal<Side>,
    /// The log.
    pub(in crate::tactics) log: RwSignal<Lines>,
    /// What the table says to the player: why something cannot be done, what could be.
    pub(in crate::tactics) said: RwSignal<String>,
    /// The side whose command the film shows.
    pub(in crate::tactics) actor: RwSignal<Option<Side>>,
    /// Whether bots that play each other were told to wait.
    pub(in crate::tactics) is_paused: RwSignal<bool>,
    /// Whether this is the match of a day.
    pub(in crate::tactics) is_daily: bool,
    /// What is to be found, in a lesson.
    pub(in crate::tactics) lesson: Option<&'static Lesson>,
    /// What newcomers are told.
    pub(in crate::tactics) guide: Guide,
    /// What is left of the time for a decision, where it is timed.
    pub(in crate::tactics) left: RwSignal<Option<Millis>>,
    taps: Option<Callback<Tap>>,
}

/// What a mouse or a finger does on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tactics) enum Tap {
    /// As if a key had been pressed.
    Press(Press),
    /// A tile was clicked or tapped, or its button was pressed with the keyboard.
    Point(Tile),
    /// The mouse is over a tile: what a click would do there is shown. Fingers do not send
    /// this, because they cannot be over something without pressing it.
    Over(Tile),
    /// The mouse has left the board.
    Away,
}

impl Board {
    /// A board. Without somebody to tell about taps it is only watched.
    pub(in crate::tactics) fn new(
        desk: Desk,
        moment: Moment,
        lines: Lines,
        taps: Option<Callback<Tap>>,
    ) -> Self {
        let sparks = Sparks::new();
        Self {
            desk,
            before: RwSignal::new(moment.clone()),
            moment: RwSignal::new(moment),
            projector: Projector::new(sparks),
            sparks,
            hand: RwSignal::new(None),
            over: RwSignal::new(None),
            preview: RwSignal::new(None),
            hint: RwSignal::new(None),
            near: RwSignal::new(Side::One),
            log: RwSignal::new(lines),
            said: RwSignal::new(String::new()),
            actor: RwSignal::new(None),
            is_paused: RwSignal::new(false),
            is_daily: false,
            lesson: None,
            guide: Guide::silent(),
            left: RwSignal::new(None),
            taps,
        }
    }

    /// Says what a mouse or a finger did.
    pub(in crate::tactics) fn tap(self, tap: Tap) {
        if let Some(taps) = self.taps {
            taps.run(tap);
        }
    }

    /// The words of the board. A page is made once, so a change of language is for the next.
    pub(in crate::tactics) fn words(self) -> &'static TacticsWords {
        TacticsWords::of(untrack(|| self.desk.words()))
    }

    /// Whether nobody plays at this board.
    pub(in crate::tactics) const fn is_replay(self) -> bool {
        self.taps.is_none()
    }

    /// The match has gone on.
    pub(in crate::tactics) fn settle(self, moment: Moment) {
        let before = self.moment.try_update(|known| std::mem::replace(known, moment));
        if let Some(before) = before {
            self.before.set(before);
        }
    }

    /// The match as far as it has been told: what a film is about to show is not said before.
    pub(in crate::tactics) fn with_told<Told>(self, look: impl FnOnce(&Moment) -> Told) -> Told {
        // Of a draft there is nothing on the board that could still be shown.
        let has_board = |before: &Moment| before.position().stage() != Stage::Draft;
        if self.is_showing() && self.before.with(has_board) {
            self.before.with(look)
        } else {
            self.moment.with(look)
        }
    }

    /// The beat that is to be seen.
    pub(in crate::tactics) fn still(self) -> Option<Still> {
        self.projector.still.get()
    }

    /// Whether a film is to be seen.
    pub(in crate::tactics) fn is_showing(self) -> bool {
        self.projector.still.with(Option::is_some)
    }

    /// What the board shows: that of the film, or else of the match.
    pub(in crate::tactics) fn scene(self) -> Scene {
        let shown = self.projector.still.with(|still| still.as_ref().map(|still| still.scene));
        shown.unwrap_or_else(|| self.moment.with(Moment::scene))
    }

    /// The key for an action, on a board that is played.
    pub(in crate::tactics) fn key(self, action: Action) -> Option<AnyView> {
        let desk = self.desk;
        let name = move || desk.key(action);
        (!self.is_replay()).then(|| view! { <kbd aria-hidden="true">{name}</kbd> }.into_any())
    }
}

/// The whole board, for whoever watches.
pub(in crate::tactics) fn board(board: Board) -> AnyView {
    board_with(board, None)
}

/// The whole board, with what can be pressed below it.
pub(in crate::tactics) fn board_with(board: Board, buttons: Option<AnyView>) -> AnyView {
    let told = board.words();
    let is_showing = Signal::derive(move || board.is_showing());
    let log = table::log(table_words(board.desk, Tactics::NAME).log, board.log, is_showing);
    view! {
        <div class="tactics-board">
            {table::heading("sr-only", told.title)}
            {status::status(board)}
            <div class="tactics-middle">
                {status::prompt(board)}
                <div class="tactics-place">{field::field(board)}</div>
                {buttons}
            </div>
            {roster::rosters(board)}
            {luck::luck(board)}
            <div class="tactics-side">
                {board.is_daily.then(|| view! { <p class="accent"><strong>{told.daily}</strong></p> })}
                {asked::asked(board)}
                {board.lesson.map(task)}
                {detail::detail(board)}
                {log}
            </div>
        </div>
    }
    .into_any()
}

/// What is to be done in a lesson.
fn task(lesson: &'static Lesson) -> AnyView {
    view! {
        <section class="tactics-task panel panel-lit">
            <h2 class="table-panel-title">{lesson.title}</h2>
            <p>{lesson.task}</p>
        </section>
    }
    .into_any()
}
