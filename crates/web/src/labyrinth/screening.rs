//! A record on the screen: forwards with films, backwards and anywhere at once.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use engine::record::Record;
use engine::{Audience, Game, Seat, Session, Timeline};
use labyrinth::{Content, Event, Tower};
use leptos::prelude::*;
use stage::labyrinth::{Chronicle, Film, command_words};

use super::board::{self, Board};
use super::climber::Climber;
use super::lines::lines;
use super::moment::Moment;
use crate::clock;
use crate::desk::Desk;
use crate::dungeon::Footage;
use crate::games::{Screened, Screening, Taken};
use crate::table::Showing;

/// Opens a record to be watched.
///
/// # Errors
/// Why it cannot be, in words.
pub(super) fn open(bytes: &[u8], table: Option<&str>) -> Screened {
    Climber::kept(table)?;
    let record = Record::<Tower>::read(bytes).map_err(|error| error.to_string())?.record;
    let timeline = Timeline::new(&record).map_err(|error| error.to_string())?;
    let content = Arc::new(record.setup().content());
    let chronicle = Chronicle::begin(&timeline.game().view(Audience::Seat(Seat::FIRST)));
    let board = Board::new(Desk::get(), Moment::of(timeline.game(), &content), &chronicle, None);
    let reel = RefCell::new(Watched { timeline, chronicle });
    Ok(Box::new(OnScreen { record: Rc::new(record), content, reel, board }))
}

struct OnScreen {
    record: Rc<Record<Tower>>,
    content: Arc<Content>,
    reel: RefCell<Watched>,
    board: Board,
}

struct Watched {
    timeline: Timeline<Tower>,
    chronicle: Chronicle,
}

impl OnScreen {
    fn settle(&self, watched: &Watched, moment: Moment) {
        self.board.log.set(lines(&watched.chronicle));
        self.board.settle(moment);
    }
}

impl Screening for OnScreen {
    fn length(&self) -> usize {
        self.reel.borrow().timeline.len()
    }

    fn step(&self) -> bool {
        let mut watched = self.reel.borrow_mut();
        let watched = &mut *watched;
        let mut events: Vec<Event> = Vec::new();
        if watched.timeline.step_forward(&mut events).is_none() {
            return false;
        }
        let before = self.board.moment.get_untracked();
        let after = Moment::of(watched.timeline.game(), &self.content);
        watched.chronicle.record(&events, &after.view);
        let motion = Showing::on(self.board.desk).into();
        let now = clock::elapsed();
        let film = Film::of(&before.view, &after.view, &events, motion, now);
        self.settle(watched, after);
        self.board.projector.show(Footage(film), Showing::Seen);
        true
    }

    fn seek(&self, position: usize) {
        let mut watched = self.reel.borrow_mut();
        let watched = &mut *watched;
        watched.chronicle = Chronicle::up_to(&mut watched.timeline, position);
        self.board.projector.clear();
        self.settle(watched, Moment::of(watched.timeline.game(), &self.content));
    }

    fn next(&self) -> Option<String> {
        let watched = self.reel.borrow();
        let command = self.record.commands().get(watched.timeline.position())?.command;
        Some(command_words(&watched.timeline.game().view(Audience::Seat(Seat::FIRST)), command))
    }

    fn board(&self) -> AnyView {
        view! { <div class="table-room lt-table lt-watched">{board::board(self.board)}</div> }.into_any()
    }

    fn take_over(&self, position: usize) -> Result<Taken, String> {
        let (_, record) = Session::take_over(&self.record, position).map_err(|error| error.to_string())?;
        Ok(Taken { record, table: Some(Climber::Person.name().to_owned()) })
    }
}
