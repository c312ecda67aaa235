//! Whoever sits at the table: what is pressed becomes commands, and the board follows.

use engine::Game;
use labyrinth::{Command, Tower, View};
use leptos::prelude::*;
use stage::Millis;
use stage::labyrinth::{Hand, Runner, mood, question};

use super::board::{Board, Tap};
use super::lines::lines;
use super::moment::is_alarming;
use super::prize;
use super::run::{Run, Stands};
use crate::clock;
use crate::desk::Desk;
use crate::dungeon::Footage;
use crate::dungeon::window;
use crate::sound;
use crate::table::{Around, Lines, Seated, Showing, release};
use crate::viewer::Pace;
use crate::words::sentence;

/// How long keys that lead on are not heard after something alarming has come up.
const ALARM: Millis = 350;

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
    /// Until when keys that lead on are not heard.
    alarm: StoredValue<Millis>,
    /// Whether something alarming has come up since a key was last pressed anew.
    pub(super) is_alarmed: StoredValue<bool>,
    /// When a walk was last begun by pointing at its end.
    pub(super) walked: StoredValue<Millis>,
    /// When the last command was played.
    pub(super) played: StoredValue<Millis>,
}

impl Play {
    pub(super) fn new(desk: Desk, run: Run) -> Self {
        let cell = StoredValue::new(None::<Self>);
        let taps = Callback::new(move |tap: Tap| {
            if let Some(play) = cell.get_value() {
                play.tap(tap);
            }
        });
        let mut board = Board::new(desk, run.moment(), &run.chronicle, Some(taps));
        board.is_daily = run.is_daily();
        let id = Some(run.keeper.id().clone());
        let play = Self {
            desk,
            board,
            around: Around::new(desk, Tower::NAME, id),
            run: StoredValue::new_local(run),
            runner: StoredValue::new(None),
            turns: StoredValue::new(0),
            alarm: StoredValue::new(0),
            is_alarmed: StoredValue::new(false),
            walked: StoredValue::new(0),
            played: StoredValue::new(0),
        };
        play.around.pace.set(Pace::BRISK);
        cell.set_value(Some(play));
        play.tell();
        play.set_music();
        play.begin();
        play.mind_held_keys();
        play
    }

    /// Whether the run has come to its end, and that has been seen.
    pub(super) fn is_over(self) -> bool {
        !self.board.is_showing() && self.board.moment.with(|moment| moment.view.over.is_some())
    }

    /// Plays a command, unless it deserves a question first.
    pub(super) fn consider(self, command: Command) {
        let asked = self.board.moment.with_untracked(|moment| question(moment.game(), &moment.view, command));
        match asked {
            Some(question) => self.around.ask(question, move || self.play(command)),
            None => self.play(command),
        }
    }

    /// Plays a command.
    pub(super) fn play(self, command: Command) {
        let (motion, words) = (Showing::on(self.desk).into(), self.board.words());
        let now = (clock::unix_seconds(), clock::elapsed());
        let before = self.board.moment.get_untracked();
        match self.run.try_update_value(|run| run.play(&before, command, motion, now, words)) {
            None => {}
            Some(Err(refusal)) => self.refuse(refusal.to_string()),
            Some(Ok(played)) => {
                self.around.note(played.kept);
                self.played.set_value(now.1);
                if is_alarming(&played.before, &played.after.view) {
                    self.alarm.set_value(now.1 + ALARM);
                    self.is_alarmed.set_value(true);
                }
                let hand = self.board.hand.get_untracked().after(command, played.after.game());
                self.board.hand.set(hand);
                // A turn is to be seen, and on a phone the panel lies over the field.
                if command.takes_a_turn() && !self.is_watched() && !window::has_side() {
                    self.board.pack.set(false);
                }
                self.board.settle(played.after);
                self.settle();
                prize::show(self.board, played.prizes);
                // Ways are hurried, but never what stops whoever is on the way.
                let is_hurried = self.is_on_its_own() && played.film.is_quiet();
                let film = if is_hurried { played.film.hurried(2) } else { played.film };
                if self.is_too_fast_for_films() {
                    self.board.projector.clear();
                } else {
                    self.board.projector.show(Footage(film), Showing::Seen);
                }
                if self.runner.with_value(Option::is_none) {
                    self.desk.notices.speak(self.board.log.with_untracked(Lines::told));
                }
            }
        }
    }

    /// Whether a press that leads on is to be heard: what is pressed during a film ends it, and does
    /// more only where the player has already seen what it is about.
    pub(super) fn is_heard(self, is_seen: impl Fn(&View, &View) -> bool) -> bool {
        let (before, after) = self.board.last_two();
        let is_seen = is_seen(&before.view, &after.view);
        if self.board.projector.is_showing() {
            self.board.projector.stop();
            return is_seen;
        }
        is_seen || clock::elapsed() >= self.alarm.get_value()
    }

    /// Takes the last command back.
    pub(super) fn undo(self) {
        release();
        self.stop_errand();
        self.board.projector.clear();
        match self.run.try_update_value(|run| run.undo(clock::unix_seconds())) {
            None => {}
            Some(Err(Stands::Daily)) => self.refuse(self.board.words().no_undo_daily.to_owned()),
            Some(Err(Stands::Refused(refusal))) => self.refuse(sentence(&refusal.to_string())),
            Some(Ok(kept)) => {
                self.around.note(kept);
                self.board.hand.set(Hand::Free);
                self.board.settle(self.run.with_value(Run::moment));
                self.settle();
                self.say(self.around.words().undone.to_owned());
            }
        }
    }

    /// Whether there is something that may be taken back.
    pub(super) fn can_undo(self) -> bool {
        self.board.moment.track();
        !self.is_watched() && self.run.with_value(Run::can_undo)
    }

    /// The run has changed: everything follows.
    fn settle(self) {
        self.turns.update_value(|turns| *turns += 1);
        self.board.tapped.set(None);
        self.board.said.set(String::new());
        self.board.prizes.set(Vec::new());
        self.board.log.set(self.run.with_value(|run| lines(&run.chronicle)));
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
