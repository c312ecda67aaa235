//! Whoever sits at the table: keys and taps become commands, and the board follows.

use engine::{Game, Seat};
use forward::{Command, Forward};
use leptos::prelude::*;
use stage::forward::{
    Hand, Meaning, Mode, Press, advice_reason, advice_words, meaning, question, ready, refusal,
};

use crate::forward::panels::tips;
use crate::forward::seat::board::{Board, Tap};
use crate::forward::seat::run::{Run, moment};
use crate::keys::Action;
use crate::shell::desk::Desk;
use crate::sound::{self, Patch};
use crate::table::{Lines, Seated, Showing, Surroundings, is_touched, release, taps};

/// The player's side of the table, as signals that can be copied.
#[derive(Clone, Copy)]
pub(in crate::forward) struct Play {
    pub(in crate::forward) desk: Desk,
    pub(in crate::forward) board: Board,
    pub(in crate::forward) run: StoredValue<Run, LocalStorage>,
    pub(in crate::forward) surroundings: Surroundings,
    /// Counts the moments, so that advice about an earlier one is known for what it is.
    moments: StoredValue<u64>,
}

impl Play {
    pub(in crate::forward) fn new(desk: Desk, run: Run) -> Self {
        let (taps, seated) = taps(Self::tap);
        let moment = moment(&run.session, &run.own);
        let mut board = Board::new(desk, moment, Self::lines(&run.chronicle), Some(taps));
        board.is_daily = run.is_daily();
        let surroundings = Surroundings::new(desk, Forward::NAME, run.id());
        let play = Self {
            desk,
            board,
            run: StoredValue::new_local(run),
            surroundings,
            moments: StoredValue::new(0),
        };
        seated.set_value(Some(play));
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
    pub(in crate::forward) fn press(self, press: Press) {
        sound::wake();
        self.board.said.set(String::new());
        let view = self.run.with_value(Run::view);
        let Some(hand) = self.board.hand.get_untracked() else { return };
        let meant = meaning(&view, hand, press);
        if !self.counts((&meant).into()) {
            return;
        }
        if let Some(refusal) = self.run.with_value(|run| refusal(run.game(), &view, hand, press, &meant)) {
            self.board.hand.set(Some(Hand { mode: Mode::Free, ..hand }));
            return self.refuse(refusal.to_string());
        }
        match meant {
            Meaning::Play(command) => self.consider(command),
            Meaning::Hold(hand) => {
                sound::play(&Patch::BUTTON);
                self.board.hand.set(Some(hand));
            }
            Meaning::Nothing => {}
        }
    }

    /// Plays a command, unless it deserves a question first.
    fn consider(self, command: Command) {
        let asked = self
            .board
            .moment
            .with_untracked(|moment| question(&moment.game, &moment.view, &moment.outlook, command));
        self.surroundings.ask_first(asked, move || self.play(command));
    }

    /// Plays a command.
    pub(in crate::forward) fn play(self, command: Command) {
        let motion = Showing::on(self.desk).into();
        match self.run.try_update_value(|run| run.play(Seat::FIRST, command, motion)) {
            None => {}
            Some(Err(refusal)) => self.refuse(refusal.to_string()),
            Some(Ok(played)) => {
                self.surroundings.note(played.kept);
                tips::heed(self.board);
                self.settle();
                self.board.projector.show(played.film, self.desk);
                self.desk.notices.speak(self.board.log.with_untracked(Lines::told));
            }
        }
    }

    /// Asks what a good player would do, and puts the cursor there.
    pub(in crate::forward) fn ask_for_advice(self) {
        self.board.projector.stop();
        release();
        let moment = self.moments.get_value();
        self.run.with_value(|run| {
            run.own.advice.best(run.session.game(), move |command| {
                if self.moments.try_get_value() == Some(moment) {
                    self.point_at(command);
                }
            });
        });
    }

    fn point_at(self, command: Command) {
        self.board.hint.set(Some(command));
        let (view, what, why) = self.run.with_value(|run| {
            let (content, view) = (run.session.game().content(), run.view());
            (view, advice_words(content, &view, command), advice_reason(content, &view, command))
        });
        self.board.hand.update(|hand| *hand = hand.map(|hand| ready(&view, hand, command).unwrap_or(hand)));
        let action = if command == Command::Heal { Action::HEAL } else { Action::CONFIRM };
        let key = (!is_touched()).then(|| untrack(|| self.desk.key(action)));
        self.say((self.board.words().would)(&what, why.as_deref(), key.as_deref()));
    }

    /// The table has changed: everything follows.
    pub(in crate::forward) fn settle(self) {
        let (moment, lines) =
            self.run.with_value(|run| (moment(&run.session, &run.own), Self::lines(&run.chronicle)));
        let before = self.board.moment.with_untracked(|moment| moment.view);
        let hand = match self.board.hand.get_untracked() {
            Some(hand) => hand.after(&before, &moment.view),
            None => Hand::for_phase(&moment.view, 0),
        };
        let hand = hand.on_the_safest(&moment.view, &moment.outlook);
        self.board.hand.set(Some(hand));
        self.board.hint.set(None);
        self.board.said.set(String::new());
        self.board.clears.set(None);
        self.board.log.set(lines);
        self.board.moment.set(moment);
        self.tell();
        let number = self.moments.get_value() + 1;
        self.moments.set_value(number);
        self.run.with_value(|run| {
            run.own.advice.clears(run.session.game(), move |chance| {
                if self.moments.try_get_value() == Some(number) {
                    self.board.clears.set(Some(chance));
                }
            });
        });
    }
}
