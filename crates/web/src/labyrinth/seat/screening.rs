//! A record on the screen.

use std::sync::Arc;

use labyrinth::{Content, Labyrinth};
use leptos::prelude::*;

use crate::dungeon::Footage;
use crate::labyrinth::seat::board::{self, Board};
use crate::labyrinth::seat::climber::Climber;
use crate::labyrinth::seat::moment::Moment;
use crate::labyrinth::seat::play::Play;
use crate::shell::desk::Desk;
use crate::table::{Lines, Opened, Projector, Seated, Watched};

/// The board of a record, and the numbers it was played with.
pub(in crate::labyrinth) struct Screened {
    content: Arc<Content>,
    board: Board,
}

impl Watched for Screened {
    type Seat = Play;

    fn open(desk: Desk, opened: &Opened<'_, Self>) -> Result<Self, String> {
        Climber::kept(opened.table)?;
        let content = Arc::new(opened.record.setup().content());
        let moment = Moment::of(opened.game, &content);
        let board = Board::new(desk, moment, Play::lines(opened.chronicle), None);
        Ok(Self { content, board })
    }

    fn settle(&self, game: &Labyrinth, lines: Lines) {
        self.board.log.set(lines);
        self.board.settle(Moment::of(game, &self.content));
    }

    fn projector(&self) -> Projector<Footage<Labyrinth>> {
        self.board.projector
    }

    fn board(&self) -> AnyView {
        view! { <div class="table-room labyrinth-table labyrinth-watched">{board::board(self.board)}</div> }
            .into_any()
    }

    fn successors(&self, _game: &Labyrinth) -> Option<String> {
        Some(Climber::Person.name().to_owned())
    }
}
