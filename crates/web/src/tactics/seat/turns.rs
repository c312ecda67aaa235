//! Whose turn it is: films, bots and the clock follow each other.

use std::time::Duration;

use engine::Seat;
use leptos::prelude::*;
use stage::tactics::{BREATH, Pace, Timer, UNMOVED};
use tactics::{Command, REFEREE, Side, Stage};

use crate::browser::clock;
use crate::table::{Lines, Seated, Showing};
use crate::tactics::counsel::{Answer, Question};
use crate::tactics::seat::play::Play;
use crate::tactics::seat::run::Run;

/// How often the clock is looked at.
const TICK: Duration = Duration::from_millis(100);

impl Play {
    /// The match begins, or goes on from where it was left.
    pub(in crate::tactics) fn begin(self) {
        Effect::new(move |was_showing: Option<bool>| {
            let is_showing = self.board.is_showing();
            if was_showing == Some(true) && !is_showing {
                untrack(|| self.go_on());
            }
            is_showing
        });
        if self.run.with_value(|run| run.own.seating.pace == Pace::Clock) {
            let ticking = set_interval_with_handle(move || self.tick(), TICK);
            on_cleanup(move || {
                if let Ok(ticking) = ticking {
                    ticking.clear();
                }
            });
        }
        self.go_on();
    }

    /// Plays a command of anybody's, and shows what it does.
    pub(in crate::tactics) fn play(self, seat: Seat, command: Command) {
        let decided = self.run.try_with_value(|run| run.position().decider()).flatten();
        let motion = Showing::on(self.desk).into();
        match self.run.try_update_value(|run| run.play(seat, command, motion)) {
            None => {}
            Some(Err(refusal)) => self.refuse(refusal.to_string()),
            Some(Ok(played)) => {
                self.surroundings.note(played.kept);
                self.settle();
                self.board.actor.set(Side::of(seat).or(decided));
                if self.is_too_fast_for_films() {
                    self.board.projector.clear();
                } else {
                    let own = self.run.with_value(|run| run.own.seating.own());
                    let film = match own {
                        Some(side) => played.film.heard_by(side),
                        None => played.film,
                    };
                    self.board.projector.show(film, self.desk);
                }
                self.desk.notices.speak(self.board.log.with_untracked(Lines::told));
                if self.board.projector.is_showing() {
                    self.timer.update_value(Timer::stop);
                    self.show_time();
                } else {
                    self.go_on();
                }
            }
        }
    }

    /// Whether bots that are watched play so fast that nothing is to be seen of a film.
    fn is_too_fast_for_films(self) -> bool {
        self.is_bots_only() && !self.surroundings.pace.get_untracked().has_time_for_films()
    }

    /// Nothing moves on the board: the clock runs for a person, or a bot is asked.
    pub(in crate::tactics) fn go_on(self) {
        if self.surroundings.elsewhere.get_untracked() {
            return;
        }
        self.start_timer();
        let bot = self.run.with_value(Run::bot_to_move);
        let Some((side, level)) = bot.filter(|_| !self.board.is_paused.get_untracked()) else { return };
        let seat = side.seat();
        if self.run.with_value(|run| run.position().stage()) == Stage::Draft {
            if let Some(pick) = self.run.try_update_value(|run| run.pick_of(side)).flatten() {
                self.play(seat, pick);
            }
            return;
        }
        let breath = match Showing::on(self.desk) {
            Showing::Seen => BREATH,
            Showing::Heard => UNMOVED,
        };
        let breath =
            if self.is_bots_only() { self.surroundings.pace.get_untracked().scaled(breath) } else { breath };
        let (due, moment) = (clock::elapsed() + breath, self.moments.get_value());
        self.run.with_value(|run| {
            run.own.counsel.ask(&run.session, Question::Move(side, level), move |answer| {
                let Answer::Move(command) = answer else { return };
                let early = due.saturating_sub(clock::elapsed());
                set_timeout(move || self.play_for_bot(side, command, moment), Duration::from_millis(early));
            });
        });
    }

    /// What a bot has thought of, unless the match has gone on since, or was told to wait.
    fn play_for_bot(self, side: Side, command: Command, moment: u64) {
        let is_due = self.moments.try_get_value() == Some(moment)
            && !self.board.is_paused.get_untracked()
            && !self.surroundings.elsewhere.get_untracked();
        if is_due {
            self.play(side.seat(), command);
        }
    }

    /// Lets bots that play each other wait, or go on.
    pub(in crate::tactics) fn pause(self) {
        self.board.is_paused.update(|is_paused| *is_paused = !*is_paused);
        self.board.projector.stop();
        if !self.board.is_paused.get_untracked() {
            // What was thought of before is asked again, because it was not heard then.
            self.moments.update_value(|moments| *moments += 1);
            self.go_on();
        }
    }

    /// The clock follows the match; a film costs no time.
    fn start_timer(self) {
        self.timer.update_value(|timer| {
            self.run.with_value(|run| {
                timer.follow(&run.own.seating, run.game(), run.showing(), clock::elapsed());
            });
        });
        self.show_time();
    }

    fn tick(self) {
        let is_held = self.board.projector.still.try_with_untracked(Option::is_some).unwrap_or(true);
        if is_held || self.surroundings.elsewhere.get_untracked() {
            return;
        }
        let is_up = self.timer.try_update_value(|timer| timer.tick(clock::elapsed()));
        self.show_time();
        if is_up == Some(true) {
            self.surroundings.asking.set(None);
            self.time_out();
            self.say(self.board.words().time_up.to_owned());
        }
    }

    fn time_out(self) {
        match self.run.with_value(Run::picks_in_haste) {
            None => self.play(REFEREE, Command::Timeout),
            Some((side, picks)) => picks.into_iter().for_each(|pick| self.play(side.seat(), pick)),
        }
    }

    fn show_time(self) {
        let left = self.timer.with_value(Timer::left);
        if self.board.left.get_untracked() != left {
            self.board.left.set(left);
        }
    }
}
