//! A record on the screen.

use std::cell::RefCell;
use std::rc::Rc;

use engine::record::Record;
use engine::{Session, Timeline};
use forward::{Event, Forward};
use leptos::prelude::*;
use stage::Chronicle as _;
use stage::forward::{Chronicle, Film, Oracle};

use super::advice::Advice;
use super::board::{self, Board};
use super::footage::Footage;
use super::moment::Moment;
use crate::clock;
use crate::desk::Desk;
use crate::games::{Screening, Taken};
use crate::table::{Lines, Showing};

/// Opens a record to be watched.
///
/// # Errors
/// Why it cannot be, in words.
pub(super) fn open(bytes: &[u8]) -> Result<Box<dyn Screening>, String> {
    let record = Record::<Forward>::read(bytes).map_err(|error| error.to_string())?.record;
    let timeline = Timeline::new(&record).map_err(|error| error.to_string())?;
    let oracle = Oracle::new(record.setup().content(), record.setup().rules);
    let moment = Moment::of(timeline.game(), record.seed(), &oracle);
    let chronicle = Chronicle::begin(timeline.game());
    let board = Board::new(Desk::get(), moment, &chronicle, None);
    let advice = Advice::new(&record.setup().content(), record.setup().rules);
    let reel = RefCell::new(Watched { timeline, chronicle });
    let screened = Screened { record: Rc::new(record), oracle, advice, reel, board };
    screened.ask(screened.reel.borrow().timeline.game());
    Ok(Box::new(screened))
}

struct Screened {
    record: Rc<Record<Forward>>,
    oracle: Oracle,
    advice: Advice,
    reel: RefCell<Watched>,
    board: Board,
}

struct Watched {
    timeline: Timeline<Forward>,
    chronicle: Chronicle,
}

impl Screened {
    fn settle(&self, watched: &Watched) {
        self.board.log.set(Lines::of(watched.chronicle.lines()));
        self.board.moment.set(Moment::of(watched.timeline.game(), self.record.seed(), &self.oracle));
        self.ask(watched.timeline.game());
    }

    /// Asks for the chance to clear the location. Answers about earlier points do not come.
    fn ask(&self, game: &Forward) {
        let clears = self.board.clears;
        clears.set(None);
        self.advice.clears(game, move |chance| {
            // The viewer may have been left since.
            let _ = clears.try_set(Some(chance));
        });
    }
}

impl Screening for Screened {
    fn length(&self) -> usize {
        self.reel.borrow().timeline.len()
    }

    fn step(&self) -> bool {
        let mut watched = self.reel.borrow_mut();
        let watched = &mut *watched;
        let before = self.board.moment.with_untracked(|moment| moment.view);
        let mut events: Vec<Event> = Vec::new();
        if watched.timeline.step_forward(&mut events).is_none() {
            return false;
        }
        watched.chronicle.record(&events, watched.timeline.game());
        self.settle(watched);
        let film = Footage::of(Film::of(&before, &events, clock::elapsed()), &before);
        self.board.projector.show(film, Showing::on(self.board.desk));
        true
    }

    fn seek(&self, position: usize) {
        let mut watched = self.reel.borrow_mut();
        let watched = &mut *watched;
        watched.chronicle = Chronicle::up_to(&mut watched.timeline, position);
        self.board.projector.clear();
        self.settle(watched);
    }

    fn next(&self) -> Option<String> {
        let position = self.reel.borrow().timeline.position();
        self.record.commands().get(position).map(|entry| entry.command.to_string())
    }

    fn board(&self) -> AnyView {
        view! { <div class="table-room fw-table fw-watched">{board::board(self.board)}</div> }.into_any()
    }

    fn take_over(&self, position: usize) -> Result<Taken, String> {
        let (_, record) = Session::take_over(&self.record, position).map_err(|error| error.to_string())?;
        Ok(Taken { record, table: None })
    }
}
