//! A record on the screen.

use engine::Seat;
use leptos::prelude::*;

use super::{Moment, Play, Played, Player};
use crate::dungeon::{Board, Footage, board};
use crate::shell::desk::Desk;
use crate::table::{Lines, Opened, Projector, Seated, Watched};

/// The board of a record.
pub(crate) struct Screened<D: Played>(Board<D>);

impl<D: Played> Watched for Screened<D> {
    type Seat = Play<D>;

    fn open(desk: Desk, opened: &Opened<'_, Self>) -> Result<Self, String> {
        Player::<D>::kept(opened.table)?;
        let moment = Moment::of(opened.game, Seat::FIRST);
        Ok(Self(Board::new(desk, moment, Play::<D>::lines(opened.chronicle), None)))
    }

    fn settle(&self, game: &D, lines: Lines) {
        self.0.log.set(lines);
        self.0.settle(Moment::of(game, Seat::FIRST));
    }

    fn projector(&self) -> Projector<Footage<D>> {
        self.0.projector
    }

    fn board(&self) -> AnyView {
        view! { <div class="table-room dungeon-table dungeon-watched">{board(self.0, None, None)}</div> }
            .into_any()
    }

    fn successors(&self, _game: &D) -> Option<String> {
        Some(Player::<D>::PERSON.name().to_owned())
    }
}
