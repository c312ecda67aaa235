//! Whoever sits at the table: keys and taps become commands, and the board follows.

use engine::{Game, Seat};
use forward::{Command, Forward, Phase};
use leptos::prelude::*;
use stage::Chronicle;
use stage::forward::{Intent, Mode, Press, advice_words, intent, probe, question, ready};

use super::board::{Board, Tap};
use super::footage::Footage;
use super::moment::is_as_seen;
use super::run::{Run, first_hand};
use crate::clock;
use crate::desk::Desk;
use crate::keys::Action;
use crate::sound::{self, Patch};
use crate::storage::Origin;
use crate::table::{Around, Lines, Seated, Showing, is_touched, release};
use crate::words::sentence;

/// The player's side of the table, as signals that can be copied.
#[derive(Clone, Copy)]
pub(super) struct Play {
    pub(super) desk: Desk,
    pub(super) board: Board,
    pub(super) run: StoredValue<Run, LocalStorage>,
    pub(super) around: Around,
    /// Counts the moments, so that advice about an earlier one is known for what it is.
    moments: StoredValue<u64>,
}

impl Play {
    pub(super) fn new(desk: Desk, run: Run) -> Self {
        let cell = StoredValue::new(None::<Self>);
        let taps = Callback::new(move |tap| {
            if let Some(play) = cell.get_value() {
                play.tap(tap);
            }
        });
        let mut board = Board::new(desk, run.moment(), &run.chronicle, Some(taps));
        board.is_daily = matches!(run.keeper.saved().origin, Origin::Daily(_));
        let id = Some(run.keeper.id().clone());
        let around = Around::new(desk, Forward::NAME, id);
        let play =
            Self { desk, board, run: StoredValue::new_local(run), around, moments: StoredValue::new(0) };
        cell.set_value(Some(play));
        play.settle();
        play
    }

    /// A button of the board was pressed, or has the focus now.
    fn tap(self, tap: Tap) {
        match tap {
            Tap::Press(press) => self.press(press),
            Tap::Point(place) => {
                if !self.board.projector.is_showing() {
                    self.board.hand.update(|hand| {
                        if let Some(hand) = hand {
                            hand.focus = place;
                        }
                    });
                }
            }
        }
    }

    /// Something was pressed, by whatever means.
    pub(super) fn press(self, press: Press) {
        sound::wake();
        self.board.said.set(String::new());
        let view = self.run.with_value(Run::view);
        let Some(hand) = self.board.hand.get_untracked() else { return };
        let meant = intent(&view, hand, press);
        if let Some(still) = self.board.projector.still.get_untracked() {
            // A key during a film ends it. It does more only where the player has already seen
            // what the key is about.
            self.board.projector.stop();
            let seen = match meant {
                Intent::Play(command) => is_as_seen(&still.before, &view, command),
                Intent::Hold(_) => still.before.phase == Phase::Path && view.phase == Phase::Path,
                Intent::Nothing => false,
            };
            if !seen {
                return;
            }
        }
        let refusal = probe(&view, press).filter(|_| hand.mode == Mode::Free).and_then(|command| {
            self.run.with_value(|run| run.session.game().check(Seat::FIRST, command).err())
        });
        if let Some(refusal) = refusal {
            return self.refuse(refusal.to_string());
        }
        match meant {
            Intent::Play(command) => self.consider(command),
            Intent::Hold(hand) => {
                sound::play(&Patch::BUTTON);
                self.board.hand.set(Some(hand));
            }
            Intent::Nothing => {}
        }
    }

    /// Plays a command, unless it deserves a question first.
    fn consider(self, command: Command) {
        let asked = self
            .board
            .moment
            .with_untracked(|moment| question(&moment.game, &moment.view, &moment.outlook, command));
        match asked {
            Some(question) => self.around.ask(question, move || self.play(command)),
            None => self.play(command),
        }
    }

    /// Plays a command.
    pub(super) fn play(self, command: Command) {
        let now = (clock::unix_seconds(), clock::elapsed());
        match self.run.try_update_value(|run| run.play(command, now)) {
            None => {}
            Some(Err(refusal)) => {
                self.board.hand.update(|hand| {
                    if let Some(hand) = hand {
                        hand.mode = Mode::Free;
                    }
                });
                self.refuse(refusal.to_string());
            }
            Some(Ok(played)) => {
                self.around.note(played.kept);
                self.settle();
                let film = Footage::of(played.film, &played.before);
                self.board.projector.show(film, Showing::on(self.desk));
                self.desk.notices.speak(self.board.log.with_untracked(Lines::told));
            }
        }
    }

    /// Takes the last command back.
    pub(super) fn undo(self) {
        self.board.projector.stop();
        release();
        match self.run.try_update_value(|run| run.undo(clock::unix_seconds())) {
            None => {}
            Some(Err(refusal)) => self.refuse(sentence(&refusal.to_string())),
            Some(Ok(kept)) => {
                self.around.note(kept);
                self.settle();
                self.say(self.around.words().undone.to_owned());
            }
        }
    }

    /// Asks what a good player would do, and puts the cursor there.
    pub(super) fn hint(self) {
        self.board.projector.stop();
        release();
        let moment = self.moments.get_value();
        self.run.with_value(|run| {
            run.advice.best(run.session.game(), move |command| {
                if self.moments.try_get_value() == Some(moment) {
                    self.point_at(command);
                }
            });
        });
    }

    fn point_at(self, command: Command) {
        self.board.hint.set(Some(command));
        let (view, what) = self.run.with_value(|run| {
            let (game, view) = (run.session.game(), run.view());
            (view, advice_words(game.content(), &view, command))
        });
        self.board.hand.update(|hand| *hand = hand.map(|hand| ready(&view, hand, command).unwrap_or(hand)));
        let action = if command == Command::Heal { Action::Heal } else { Action::Confirm };
        let key = (!is_touched()).then(|| self.desk.key(action));
        self.say((self.board.words().would)(&what, key.as_deref()));
    }

    /// Whether there is something that may be taken back.
    pub(super) fn can_undo(self) -> bool {
        self.board.moment.track();
        self.run.with_value(|run| run.session.can_undo())
    }

    /// The table has changed: everything follows.
    fn settle(self) {
        let (moment, lines) = self.run.with_value(|run| (run.moment(), Lines::of(run.chronicle.lines())));
        let focus = self.board.hand.get_untracked().map_or(0, |hand| hand.focus);
        self.board.hand.set(Some(first_hand(&moment, focus)));
        self.board.hint.set(None);
        self.board.said.set(String::new());
        self.board.clears.set(None);
        self.board.log.set(lines);
        self.board.moment.set(moment);
        self.tell();
        let number = self.moments.get_value() + 1;
        self.moments.set_value(number);
        self.run.with_value(|run| {
            run.advice.clears(run.session.game(), move |chance| {
                if self.moments.try_get_value() == Some(number) {
                    self.board.clears.set(Some(chance));
                }
            });
        });
    }
}
