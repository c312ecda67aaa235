//! What playing at a table asks of Descent.

use descent::{Command, Descent, Event, Refusal, View};
use engine::{Game as _, Seat, Status};
use leptos::prelude::*;
use stage::descent::{Hand, List, Noise, mood};

use super::ghosts::Ghosts;
use super::{Board, Moment, Play, words};
use crate::descent::pages::{ending, rules};
use crate::descent::panels::hints;
use crate::descent::sound;
use crate::dungeon::{Played, PlayerWords};
use crate::shell::desk::Desk;
use crate::storage::BrowserShelf;
use crate::table::{Ended, LastPage};

impl Played for Descent {
    fn player_words(desk: Desk) -> PlayerWords {
        let told = words(desk);
        PlayerWords { who: told.delves, person_about: told.person_about, bot_about: told.bot_about }
    }

    /// In danger both act in turn, the first one first; elsewhere whoever walks goes on walking.
    fn next_seat(&self, acted: Seat) -> Seat {
        let awaited = match self.status() {
            Status::Awaiting(seats) => seats,
            Status::Over(_) => return acted,
        };
        let is_calm = self.view(engine::Audience::Everyone).foes.iter().all(|foe| !foe.is_awake());
        if is_calm && awaited.contains(acted) { acted } else { awaited.first().unwrap_or(acted) }
    }

    fn takes_a_turn(command: Command) -> bool {
        !matches!(
            command,
            Command::Take | Command::Drop(_) | Command::Buy(_) | Command::Choose(_) | Command::Leave
        )
    }

    fn refused(refusal: &Refusal) -> Option<Noise> {
        Noise::of_refusal(*refusal)
    }

    fn set_music(view: &View) {
        sound::set_music(mood(view));
    }

    fn happened(board: Board, before: &Moment, after: &Moment, _events: &[Event]) {
        if before.view.met != after.view.met {
            rules::keep_met(&BrowserShelf, after.view.met & !before.view.met);
        }
        if before.view.place != after.view.place {
            board.own.entered(after.view.turn);
        }
    }

    fn sat_down(play: Play) {
        // Whoever comes back to an offer is in the middle of answering it.
        let is_asked = play.board.moment.with_untracked(|moment| moment.view.offer.is_some());
        if is_asked && !play.is_watched() {
            play.board.hand.set(Hand::List { list: List::Offer, row: 0 });
        }
        Ghosts::call(play);
    }

    fn hints(play: Play) -> AnyView {
        hints::hints(play)
    }

    fn last_page(ended: &Ended<'_, Play>) -> LastPage {
        ending::last_page(ended)
    }
}
