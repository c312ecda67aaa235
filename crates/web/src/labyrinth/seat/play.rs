//! Whoever sits at the table: what is pressed becomes commands, and the board follows.

use engine::{Game, Seat};
use labyrinth::{Command, Labyrinth};
use leptos::prelude::*;
use stage::Millis;
use stage::labyrinth::{Runner, mood, question};

use crate::browser::clock;
use crate::dungeon::window;
use crate::labyrinth::panels::prize::{self, Prize};
use crate::labyrinth::seat::board::Board;
use crate::labyrinth::seat::run::Run;
use crate::shell::desk::Desk;
use crate::sound;
use crate::table::{Consequence, Lines, Seated, Showing, Surroundings, taps};
use crate::viewer::Pace;

/// The player's side of the table, as signals that can be copied.
#[derive(Clone, Copy)]
pub(in crate::labyrinth) struct Play {
    pub(in crate::labyrinth) desk: Desk,
    pub(in crate::labyrinth) board: Board,
    pub(in crate::labyrinth) surroundings: Surroundings,
    pub(in crate::labyrinth) run: StoredValue<Run, LocalStorage>,
    /// The errand that is on.
    pub(in crate::labyrinth) runner: StoredValue<Option<Runner>>,
    /// Counts what is asked to go on later, so that it is known when it is no longer wanted.
    pub(in crate::labyrinth) turns: StoredValue<u64>,
    /// When a walk was last begun by pointing at its end.
    pub(in crate::labyrinth) walked: StoredValue<Millis>,
    /// When the last command was played.
    pub(in crate::labyrinth) played: StoredValue<Millis>,
}

impl Play {
    pub(in crate::labyrinth) fn new(desk: Desk, mut run: Run) -> Self {
        run.chronicle.tutorial.add(run.own.learned);
        let (taps, seated) = taps(Self::tap);
        let mut board = Board::new(desk, run.moment(), Self::lines(&run.chronicle), Some(taps));
        board.is_daily = run.is_daily();
        let play = Self {
            desk,
            board,
            surroundings: Surroundings::new(desk, Labyrinth::NAME, run.id()),
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
        play
    }

    /// Plays a command, unless it deserves a question first.
    pub(in crate::labyrinth) fn consider(self, command: Command) {
        let asked = self.board.moment.with_untracked(|moment| question(moment.game(), &moment.view, command));
        self.surroundings.ask_first(asked, move || self.play(command));
    }

    /// Plays a command.
    pub(in crate::labyrinth) fn play(self, command: Command) {
        let motion = Showing::on(self.desk).into();
        match self.run.try_update_value(|run| run.play(Seat::FIRST, command, motion)) {
            None => {}
            Some(Err(refusal)) => self.refuse(refusal.to_string()),
            Some(Ok(Consequence { film, events, kept })) => {
                self.surroundings.note(kept);
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
    pub(in crate::labyrinth) fn settle(self) {
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
    pub(in crate::labyrinth) fn set_music(self) {
        sound::set_music(self.board.moment.with_untracked(|moment| mood(&moment.view)));
    }
}
