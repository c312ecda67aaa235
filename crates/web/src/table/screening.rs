//! A record on the screen: forwards with films, backwards and anywhere at once.

use std::cell::RefCell;

use arcade::{Failure, Hosted, Verdict};
use engine::record::Record;
use engine::{Audience, Game, Session, Timeline};
use leptos::prelude::*;
use stage::{Chronicle, Staged};

use super::{Lines, Projector, Seated, Showing};
use crate::browser::clock;
use crate::games::{Screened, Screening, Taken};
use crate::shell::desk::Desk;

/// What a game adds to a record that is watched: its board, which follows.
pub(crate) trait Watched: Sized + 'static {
    /// Whoever could play on from it.
    type Seat: Seated;

    /// The board of a record that is opened, with those who played it.
    ///
    /// # Errors
    /// When what is kept beside the record speaks of nobody, in words.
    fn open(desk: Desk, opened: &Opened<'_, Self>) -> Result<Self, String>;

    /// The record has come to another point.
    fn settle(&self, game: &GameOf<Self>, lines: Lines);

    /// Who shows films.
    fn projector(&self) -> Projector<<Self::Seat as Seated>::Footage>;

    /// The board.
    fn board(&self) -> AnyView;

    /// Who sits at the table when somebody plays on from here, as it is kept.
    fn successors(&self, game: &GameOf<Self>) -> Option<String>;
}

/// A record that is opened.
pub(crate) struct Opened<'a, W: Watched> {
    pub(crate) record: &'a Record<GameOf<W>>,
    pub(crate) game: &'a GameOf<W>,
    pub(crate) chronicle: &'a <GameOf<W> as Staged>::Chronicle,
    /// What is kept beside the record of those who played it.
    pub(crate) table: Option<&'a str>,
}

/// The game of a record that is watched.
type GameOf<W> = <<W as Watched>::Seat as Seated>::Game;

/// Opens a record to be watched.
///
/// # Errors
/// Why it cannot be, in words.
pub(crate) fn watch<W: Watched>(bytes: &[u8], table: Option<&str>) -> Screened
where
    GameOf<W>: Hosted,
{
    let desk = Desk::get();
    let reading = Record::<GameOf<W>>::read(bytes).map_err(|error| error.to_string())?;
    let (timeline, truth) = Timeline::with_verdict(&reading.record).map_err(|error| error.to_string())?;
    let verdict = truth.map(|truth| GameOf::<W>::judged(&reading, &truth)).map_err(Failure::from);
    let record = reading.record;
    let chronicle = Chronicle::begin(timeline.game());
    let opened = Opened { record: &record, game: timeline.game(), chronicle: &chronicle, table };
    let watched = W::open(desk, &opened)?;
    Ok(Box::new(OnScreen {
        desk,
        record,
        verdict,
        reel: RefCell::new(Reel { timeline, chronicle }),
        watched,
    }))
}

struct OnScreen<W: Watched> {
    desk: Desk,
    record: Record<GameOf<W>>,
    verdict: Result<Verdict, Failure>,
    reel: RefCell<Reel<GameOf<W>>>,
    watched: W,
}

/// How far the record has come.
struct Reel<G: Staged> {
    timeline: Timeline<G>,
    chronicle: G::Chronicle,
}

impl<W: Watched> OnScreen<W> {
    fn settle(&self, reel: &Reel<GameOf<W>>) {
        self.watched.settle(reel.timeline.game(), W::Seat::lines(&reel.chronicle));
    }
}

impl<W: Watched> Screening for OnScreen<W> {
    fn verdict(&self) -> &Result<Verdict, Failure> {
        &self.verdict
    }

    fn length(&self) -> usize {
        self.reel.borrow().timeline.len()
    }

    fn step(&self) -> bool {
        let mut reel = self.reel.borrow_mut();
        let reel = &mut *reel;
        let before = reel.timeline.game().view(Audience::Everyone);
        let mut events = Vec::new();
        if reel.timeline.step_forward(&mut events).is_none() {
            return false;
        }
        let game = reel.timeline.game();
        reel.chronicle.record(&events, game);
        let motion = Showing::on(self.desk).into();
        let after = game.view(Audience::Everyone);
        let film = GameOf::<W>::film(&before, &after, &events, motion, clock::elapsed());
        self.settle(reel);
        self.watched.projector().show(film, self.desk);
        true
    }

    fn seek(&self, position: usize) {
        let mut reel = self.reel.borrow_mut();
        let reel = &mut *reel;
        reel.chronicle = Chronicle::up_to(&mut reel.timeline, position);
        self.watched.projector().clear();
        self.settle(reel);
    }

    fn next(&self) -> Option<String> {
        let reel = self.reel.borrow();
        let command = self.record.commands().get(reel.timeline.position())?.command;
        Some(reel.timeline.game().command_words(command))
    }

    fn board(&self) -> AnyView {
        self.watched.board()
    }

    fn take_over(&self, position: usize) -> Result<Taken, String> {
        let (session, record) =
            Session::take_over(&self.record, position).map_err(|error| error.to_string())?;
        Ok(Taken { record, table: self.watched.successors(session.game()) })
    }
}
