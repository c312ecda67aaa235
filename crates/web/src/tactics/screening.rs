//! A record of a match on the screen.

use leptos::prelude::*;
use stage::tactics::Table;
use tactics::{Side, Tactics};

use super::board::{self, Board};
use super::footage::Footage;
use super::moment::Moment;
use super::play::Play;
use super::seats::seated;
use crate::desk::Desk;
use crate::table::{Lines, Opened, Projector, Seated, Watched};

/// The board of a record.
pub(super) struct Screened {
    /// Who played it, as far as that is known.
    table: Option<Table>,
    board: Board,
}

impl Watched for Screened {
    type Seat = Play;

    fn open(desk: Desk, opened: &Opened<'_, Self>) -> Result<Self, String> {
        let table = seated(opened.table)?;
        let moment = Moment::watched(opened.game, table);
        let board = Board::new(desk, moment, Play::lines(opened.chronicle), None);
        board.near.set(table.and_then(|table| table.own()).unwrap_or(Side::One));
        Ok(Self { table, board })
    }

    fn settle(&self, game: &Tactics, lines: Lines) {
        self.board.log.set(lines);
        self.board.settle(Moment::watched(game, self.table));
    }

    fn projector(&self) -> Projector<Footage> {
        self.board.projector
    }

    fn board(&self) -> AnyView {
        view! { <div class="tactics-table tactics-watched">{board::board(self.board)}</div> }.into_any()
    }

    fn successors(&self, game: &Tactics) -> Option<String> {
        let decides = game.position().decider().unwrap_or(Side::One);
        Some(Table::to_take_over(self.table, decides).to_string())
    }
}
