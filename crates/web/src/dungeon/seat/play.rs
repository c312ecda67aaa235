//! Whoever sits at the table: what is pressed becomes commands, and the board follows.

use leptos::prelude::*;
use stage::Millis;
use stage::dungeon::{HandOf, Runner};

use super::Played;
use super::run::Run;
use crate::browser::clock;
use crate::dungeon::{Board, window};
use crate::shell::desk::Desk;
use crate::table::{Consequence, Lines, Seated, Showing, Surroundings, taps};
use crate::viewer::Pace;

/// The player's side of the table, as signals that can be copied.
pub(crate) struct Play<D: Played> {
    pub(crate) desk: Desk,
    pub(crate) board: Board<D>,
    pub(super) surroundings: Surroundings,
    pub(crate) run: StoredValue<Run<D>, LocalStorage>,
    /// The errand that is on.
    pub(super) runner: StoredValue<Option<Runner<D>>>,
    /// Counts what is asked to go on later, so that it is known when it is no longer wanted.
    pub(super) turns: StoredValue<u64>,
    /// When a walk was last begun by pointing at its end.
    pub(super) walked: StoredValue<Millis>,
    /// When the last command was played.
    pub(super) played: StoredValue<Millis>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a game cannot be copied, but its signals can")]
impl<D: Played> Clone for Play<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Played> Copy for Play<D> {}

impl<D: Played> Play<D> {
    pub(super) fn new(desk: Desk, mut run: Run<D>) -> Self {
        run.recall_learned();
        let (taps, seated) = taps(Self::tap);
        let mut board = Board::new(desk, run.moment(), Self::lines(&run.chronicle), Some(taps));
        board.is_daily = run.is_daily();
        let play = Self {
            desk,
            board,
            surroundings: Surroundings::new(desk, D::NAME, run.id()),
            run: StoredValue::new_local(run),
            runner: StoredValue::new(None),
            turns: StoredValue::new(0),
            walked: StoredValue::new(0),
            played: StoredValue::new(0),
        };
        play.surroundings.pace.set(Pace::BRISK);
        seated.set_value(Some(play));
        play.tell();
        play.set_music();
        play.begin();
        play.mind_held_keys();
        D::sat_down(play);
        play
    }

    /// Plays a command, unless it deserves a question first.
    pub(super) fn consider(self, command: D::Command) {
        let asked = self.board.moment.with_untracked(|moment| moment.game().question(&moment.view, command));
        self.surroundings.ask_first(asked, move || self.play(command));
    }

    /// Plays a command.
    pub(super) fn play(self, command: D::Command) {
        let motion = Showing::on(self.desk).into();
        match self.run.try_update_value(|run| run.act(command, motion)) {
            None => {}
            Some(Err(refusal)) => self.refuse(refusal.to_string()),
            Some(Ok(Consequence { film, events, kept })) => {
                self.surroundings.note(kept);
                self.played.set_value(clock::elapsed());
                let (before, after) = (self.board.moment.get_untracked(), self.run.with_value(Run::moment));
                let hand: HandOf<D> = self.board.hand.get_untracked().after(command, after.game());
                self.board.hand.set(hand);
                // A turn is to be seen, and on a phone the panel lies over the field.
                if D::takes_a_turn(command) && !self.is_watched() && !window::has_side() {
                    self.board.pack.set(false);
                }
                self.board.settle(after.clone());
                self.settle();
                D::happened(self.board, &before, &after, &events);
                // Ways are hurried, but never what stops whoever is on the way.
                let is_hurried = self.is_on_its_own() && film.is_quiet();
                let film = if is_hurried { film.hurried(2) } else { film };
                if self.is_too_fast_for_films() {
                    self.board.projector.clear();
                } else {
                    self.board.projector.show(film, self.desk);
                }
                if self.runner.with_value(Option::is_none) {
                    self.desk.notices.speak(self.board.log.with_untracked(Lines::told));
                }
            }
        }
    }

    /// The run has changed: everything follows.
    pub(super) fn settle(self) {
        self.turns.update_value(|turns| *turns += 1);
        self.board.tapped.set(None);
        self.board.said.set(String::new());
        self.board.log.set(self.run.with_value(|run| Self::lines(&run.chronicle)));
        self.tell();
        self.set_music();
        // Where nothing is kept, the same hints come again: that is said of the run itself already.
        self.run.update_value(|run| {
            let _ = run.keep_learned();
        });
    }

    /// Tells the band what to play.
    pub(super) fn set_music(self) {
        self.board.moment.with_untracked(|moment| D::set_music(&moment.view));
    }
}
