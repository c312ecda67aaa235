//! A record of a match on the screen: forwards with films, backwards and anywhere at once.

use std::cell::RefCell;
use std::rc::Rc;

use engine::record::Record;
use engine::{Session, Timeline};
use leptos::prelude::*;
use stage::Chronicle as _;
use stage::tactics::{Chronicle, Film, Table, watched_words};
use tactics::{Event, Side, Tactics};

use super::board::{self, Board};
use super::footage::Footage;
use super::moment::Moment;
use super::seats::seated;
use crate::clock;
use crate::desk::Desk;
use crate::games::{Screened, Screening, Taken};
use crate::table::{Lines, Showing};

/// Opens a record to be watched.
///
/// # Errors
/// Why it cannot be, in words.
pub(super) fn open(bytes: &[u8], table: Option<&str>) -> Screened {
    let desk = Desk::get();
    let table = seated(table)?;
    let record = Record::<Tactics>::read(bytes).map_err(|error| error.to_string())?.record;
    let timeline = Timeline::new(&record).map_err(|error| error.to_string())?;
    let chronicle = Chronicle::begin(timeline.game());
    let board = Board::new(desk, Moment::watched(timeline.game(), table), &chronicle, None);
    board.near.set(table.and_then(|table| table.own()).unwrap_or(Side::One));
    let reel = RefCell::new(Watched { timeline, chronicle });
    Ok(Box::new(OnScreen { record: Rc::new(record), table, reel, board }))
}

struct OnScreen {
    record: Rc<Record<Tactics>>,
    /// Who played it, as far as that is known.
    table: Option<Table>,
    reel: RefCell<Watched>,
    board: Board,
}

struct Watched {
    timeline: Timeline<Tactics>,
    chronicle: Chronicle,
}

impl OnScreen {
    fn settle(&self, watched: &Watched) {
        self.board.log.set(Lines::of(watched.chronicle.lines()));
        self.board.settle(Moment::watched(watched.timeline.game(), self.table));
    }
}

impl Screening for OnScreen {
    fn length(&self) -> usize {
        self.reel.borrow().timeline.len()
    }

    fn step(&self) -> bool {
        let mut watched = self.reel.borrow_mut();
        let watched = &mut *watched;
        let before = *watched.timeline.game().position();
        let mut events: Vec<Event> = Vec::new();
        if watched.timeline.step_forward(&mut events).is_none() {
            return false;
        }
        watched.chronicle.record(&events, watched.timeline.game());
        let after = *watched.timeline.game().position();
        self.settle(watched);
        let film = Footage(Film::of(&before, &after, &events, clock::elapsed()));
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
        self.record.commands().get(position).map(|entry| watched_words(entry.command))
    }

    fn board(&self) -> AnyView {
        view! { <div class="tx-table tx-watched">{board::board(self.board)}</div> }.into_any()
    }

    fn take_over(&self, position: usize) -> Result<Taken, String> {
        let (session, record) =
            Session::take_over(&self.record, position).map_err(|error| error.to_string())?;
        let decides = session.game().position().decider().unwrap_or(Side::One);
        let table = Table::to_take_over(self.table, decides);
        Ok(Taken { record, table: Some(table.to_string()) })
    }
}
