//! A record of a match on the screen.

use leptos::prelude::*;
use stage::tactics::Seating;
use tactics::{Side, Tactics};

use crate::shell::desk::Desk;
use crate::table::{Lines, Opened, Projector, Seated, Watched};
use crate::tactics::pages::seats::seated;
use crate::tactics::seat::board::{self, Board};
use crate::tactics::seat::footage::Footage;
use crate::tactics::seat::moment::Moment;
use crate::tactics::seat::play::Play;

/// The board of a record.
pub(in crate::tactics) struct Screened {
    /// Who played it, as far as that is known.
    seating: Option<Seating>,
    board: Board,
}

impl Watched for Screened {
    type Seat = Play;

    fn open(desk: Desk, opened: &Opened<'_, Self>) -> Result<Self, String> {
        let seating = seated(opened.table)?;
        let moment = Moment::watched(opened.game, seating);
        let board = Board::new(desk, moment, Play::lines(opened.chronicle), None);
        board.near.set(seating.and_then(|seating| seating.own()).unwrap_or(Side::One));
        Ok(Self { seating, board })
    }

    fn settle(&self, game: &Tactics, lines: Lines) {
        self.board.log.set(lines);
        self.board.settle(Moment::watched(game, self.seating));
    }

    fn projector(&self) -> Projector<Footage> {
        self.board.projector
    }

    fn board(&self) -> AnyView {
        view! { <div class="tactics-table tactics-watched">{board::board(self.board)}</div> }.into_any()
    }

    fn successors(&self, game: &Tactics) -> Option<String> {
        let decides = game.position().decider().unwrap_or(Side::One);
        Some(Seating::to_take_over(self.seating, decides).to_string())
    }
}
