//! Whoever sits at the table: what is shown follows the match.

use engine::Game;
use leptos::prelude::*;
use stage::tactics::{DraftHand, Hand, Lesson, LessonState, Showing as Shown, Timer};
use tactics::{Draft, Outcome, Side, Stage, Tactics, Tile};

use crate::shell::desk::Desk;
use crate::table::{Seated, Surroundings, taps};
use crate::tactics::pages::lessons;
use crate::tactics::seat::board::Board;
use crate::tactics::seat::moment::Moment;
use crate::tactics::seat::run::Run;

/// The player's side of the table, as signals that can be copied.
#[derive(Clone, Copy)]
pub(in crate::tactics) struct Play {
    pub(in crate::tactics) desk: Desk,
    pub(in crate::tactics) board: Board,
    pub(in crate::tactics) surroundings: Surroundings,
    pub(in crate::tactics) run: StoredValue<Run, LocalStorage>,
    /// The draft that may be shown, with the cursor in it.
    pub(in crate::tactics) drafting: RwSignal<Option<Drafting>>,
    /// The clock of the decision.
    pub(in crate::tactics) timer: StoredValue<Timer>,
    /// Counts the moments, so that an answer about an earlier one is known for what it is.
    pub(in crate::tactics) moments: StoredValue<u64>,
}

/// A draft that may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tactics) struct Drafting {
    pub(in crate::tactics) side: Side,
    pub(in crate::tactics) draft: Draft,
    pub(in crate::tactics) hand: DraftHand,
}

/// Which page the match is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tactics) enum Page {
    /// The other player should look away.
    Cover(Side),
    /// A player drafts.
    Draft(Side),
    /// The board.
    Board,
    /// The match is over.
    Over(Outcome),
    /// A lesson is solved or failed.
    LessonOver(&'static Lesson, LessonState),
}

impl Play {
    pub(in crate::tactics) fn new(desk: Desk, run: Run) -> Self {
        let (taps, seated) = taps(Self::tap);
        let mut board = Board::new(desk, run.moment(), Self::lines(&run.chronicle), Some(taps));
        board.lesson = run.own.lesson;
        board.is_daily = run.is_daily();
        board.near.set(run.own.seating.own().unwrap_or(Side::One));
        board.guide.begin(desk, &run.own);
        let play = Self {
            desk,
            board,
            surroundings: Surroundings::new(desk, Tactics::NAME, run.id()),
            run: StoredValue::new_local(run),
            drafting: RwSignal::new(None),
            timer: StoredValue::new(Timer::default()),
            moments: StoredValue::new(0),
        };
        seated.set_value(Some(play));
        play.settle();
        play.begin();
        play
    }

    /// Which page is to be seen. A film is seen to its end before what it leads to.
    pub(in crate::tactics) fn page(self) -> Page {
        let is_showing = self.board.is_showing();
        self.board.moment.track();
        let now = self.run.with_value(|run| {
            let over = match (run.own.lesson, run.lesson_state(), run.position().stage()) {
                (Some(lesson), lesson_state @ (LessonState::Solved | LessonState::Failed), _) => {
                    Some(Page::LessonOver(lesson, lesson_state))
                }
                (_, _, Stage::Over(outcome)) => Some(Page::Over(outcome)),
                _ => None,
            };
            over.unwrap_or_else(|| match run.showing() {
                Shown::Cover(side) => Page::Cover(side),
                Shown::Draft(side) => Page::Draft(side),
                Shown::Waiting | Shown::Board => Page::Board,
            })
        });
        match now {
            Page::Over(_) | Page::LessonOver(..) if is_showing => Page::Board,
            page => page,
        }
    }

    /// The match has changed: everything follows.
    pub(in crate::tactics) fn settle(self) {
        let (moment, lines, drafting) = self.run.with_value(|run| {
            let drafting = match run.showing() {
                Shown::Draft(side) => {
                    let draft = run.draft_of(side);
                    Some(Drafting { side, draft, hand: DraftHand::begin(draft) })
                }
                _ => None,
            };
            (run.moment(), Self::lines(&run.chronicle), drafting)
        });
        let cursor = self.board.hand.get_untracked().map_or(Tile::at(2, 2), |hand| hand.cursor);
        let begun = moment.choices.as_ref().map(|choices| Hand::begin(&moment.game, choices, cursor));
        self.moments.update_value(|moments| *moments += 1);
        self.board.hand.set(begun);
        self.board.hint.set(None);
        self.board.said.set(String::new());
        self.board.log.set(lines);
        self.board.settle(moment);
        self.drafting.set(drafting);
        self.foresee();
        self.tell();
        self.run.with_value(|run| {
            if let (Some(lesson), LessonState::Solved) = (run.own.lesson, run.lesson_state()) {
                lessons::solved(self.desk, lesson);
            }
        });
    }

    /// Works out what the command under the mouse or the cursor would do.
    pub(in crate::tactics) fn foresee(self) {
        let hand = self.board.hand.get_untracked();
        let over = self.board.over.get_untracked();
        let preview = self.board.moment.with_untracked(|moment: &Moment| {
            let (hand, choices) = (hand?, moment.choices.as_ref()?);
            let under = over.and_then(|tile| hand.at(tile).command(choices));
            moment.preview(under.or_else(|| hand.command(choices))?)
        });
        if self.board.preview.with_untracked(|known| *known != preview) {
            self.board.preview.set(preview);
        }
    }
}
