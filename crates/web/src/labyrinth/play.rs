//! Whoever sits at the table: what is pressed becomes commands, and the board follows.

use engine::{Game, Seat};
use labyrinth::{Command, Labyrinth};
use leptos::prelude::*;
use stage::Millis;
use stage::labyrinth::{Runner, mood, question};

use super::board::Board;
use super::prize::{self, Prize};
use super::run::Run;
use crate::clock;
use crate::desk::Desk;
use crate::dungeon::window;
use crate::sound;
use crate::table::{Around, Lines, Played, Seated, Showing, taps};
use crate::viewer::Pace;

/// The player's side of the table, as signals that can be copied.
#[derive(Clone, Copy)]
pub(super) struct Play {
    pub(super) desk: Desk,
    pub(super) board: Board,
    pub(super) around: Around,
    pub(super) run: StoredValue<Run, LocalStorage>,
    /// The errand that is on.
    pub(super) runner: StoredValue<Option<Runner>>,
    /// Counts what is asked to go on later, so that it is known when it is no longer wanted.
    pub(super) turns: StoredValue<u64>,
    /// When a walk was last begun by pointing at its end.
    pub(super) walked: StoredValue<Millis>,
    /// When the last command was played.
    pub(super) played: StoredValue<Millis>,
}

impl Play {
    pub(super) fn new(desk: Desk, mut run: Run) -> Self {
        run.chronicle.tutorial.add(run.own.learned);
        let (taps, seated) = taps(Self::tap);
        let mut board = Board::new(desk, run.moment(), Self::lines(&run.chronicle), Some(taps));
        board.is_daily = run.is_daily();
        let play = Self {
            desk,
            board,
            around: Around::new(desk, Labyrinth::NAME, run.id()),
            run: StoredValue::new_local(run),
            runner: StoredValue::new(None),
            turns: StoredValue::new(0),
            walked: StoredValue::new(0),
            played: StoredValue::new(0),
        };
        play.around.pace.set(Pace::BRISK);
        seated.set_value(Some(play));
        play.tell();
        play.set_music();
        play.begin();
        play.mind_held_keys();
        play
    }

    /// Plays a command, unless it deserves a question first.
    pub(super) fn consider(self, command: Command) {
        let asked = self.board.moment.with_untracked(|moment| question(moment.game(), &moment.view, command));
        self.around.ask_first(asked, move || self.play(command));
    }

    /// Plays a command.
    pub(super) fn play(self, command: Command) {
        let motion = Showing::on(self.desk).into();
        match self.run.try_update_value(|run| run.play(Seat::FIRST, command, motion)) {
            None => {}
            Some(Err(refusal)) => self.refuse(refusal.to_string()),
            Some(Ok(Played { film, events, kept })) => {
                self.around.note(kept);
                self.played.set_value(clock::elapsed());
                let (before, after) = (self.board.moment.get_untracked(), self.run.with_value(Run::moment));
                let prizes = Prize::all(&before, &after, &events, self.board.words());
                let hand = self.board.hand.get_untracked().after(command, after.game());
                self.board.hand.set(hand);
                // A turn is to be seen, and on a phone the panel lies over the field.
                if command.takes_a_turn() && !self.is_watched() && !window::has_side() {
                    self.board.pack.set(false);
                }
                self.board.settle(after);
                self.settle();
                prize::show(self.board, prizes);
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
        self.board.prizes.set(Vec::new());
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
        sound::set_music(self.board.moment.with_untracked(|moment| mood(&moment.view)));
    }
}
