//! A record on the screen.

use engine::Seed;
use forward::Forward;
use leptos::prelude::*;

use crate::forward::seat::board::{self, Board};
use crate::forward::seat::footage::Footage;
use crate::forward::seat::moment::Moment;
use crate::forward::seat::play::Play;
use crate::forward::seat::run::Insight;
use crate::shell::desk::Desk;
use crate::table::{Lines, Opened, Projector, Seated, Watched};

/// The board of a record, and what can be known about each moment of it.
pub(in crate::forward) struct Screened {
    seed: Seed,
    insight: Insight,
    board: Board,
}

impl Screened {
    /// Asks for the chance to clear the location. Answers about earlier points do not come.
    fn ask(&self, game: &Forward) {
        let clears = self.board.clears;
        clears.set(None);
        self.insight.advice.clears(game, move |chance| {
            // The viewer may have been left since.
            let _ = clears.try_set(Some(chance));
        });
    }
}

impl Watched for Screened {
    type Seat = Play;

    fn open(desk: Desk, opened: &Opened<'_, Self>) -> Result<Self, String> {
        let (record, game) = (opened.record, opened.game);
        let insight = Insight::new(record.setup());
        let moment = Moment::of(game, record.seed(), &insight.oracle);
        let board = Board::new(desk, moment, Play::lines(opened.chronicle), None);
        let screened = Self { seed: record.seed(), insight, board };
        screened.ask(game);
        Ok(screened)
    }

    fn settle(&self, game: &Forward, lines: Lines) {
        self.board.log.set(lines);
        self.board.moment.set(Moment::of(game, self.seed, &self.insight.oracle));
        self.ask(game);
    }

    fn projector(&self) -> Projector<Footage> {
        self.board.projector
    }

    fn board(&self) -> AnyView {
        view! { <div class="table-room forward-table forward-watched">{board::board(self.board)}</div> }
            .into_any()
    }

    fn successors(&self, _game: &Forward) -> Option<String> {
        None
    }
}
