//! What goes on by itself: errands step by step, and bots that play.

use std::time::Duration;

use leptos::prelude::*;
use stage::dungeon::{Errand, Hand, Logged, Remark, Runner, advice};

use super::run::Run;
use super::{Play, Played};
use crate::browser::clock;
use crate::sound;
use crate::table::{Lines, Seated};
use crate::viewer::Pace;

/// Between two steps of which nothing is to be seen.
const BREATH: Duration = Duration::ZERO;
/// Films of dungeons are short: only bots that are faster than this have no time for them.
const FILMS: Duration = Pace::BRISK.interval();

impl<D: Played> Play<D> {
    /// Whatever goes on by itself goes on after each film.
    pub(super) fn begin(self) {
        Effect::new(move |was_showing: Option<bool>| {
            let is_showing = self.board.is_showing();
            if was_showing == Some(true) && !is_showing {
                untrack(|| self.go_on_soon(if self.is_watched() { self.bot_breath() } else { BREATH }));
            }
            is_showing
        });
        // A bot waits while something stands in front of the table.
        Effect::new(move |was_covered: Option<bool>| {
            let is_covered = self.surroundings.asking.with(Option::is_some)
                || self.surroundings.panel.with(Option::is_some);
            if was_covered == Some(true) && !is_covered {
                self.go_on_soon(self.bot_breath());
            }
            is_covered
        });
        // Where another tab has the run, it has the music as well.
        Effect::new(move |_| {
            if self.surroundings.elsewhere.get() {
                sound::set_music(None);
            }
        });
        on_cleanup(move || {
            // Whoever took the run back sits at another seat by now, with music of its own.
            if self.surroundings.elsewhere.try_get_untracked() == Some(false) {
                sound::set_music(None);
            }
        });
        self.go_on_soon(self.bot_breath());
    }

    /// Begins an errand.
    pub(super) fn run_errand(self, errand: Errand) {
        self.board.projector.stop();
        self.board.hand.set(Hand::Free);
        self.board.tapped.set(None);
        let runner = self.board.moment.with_untracked(|moment| Runner::<D>::new(errand, &moment.view));
        self.runner.set_value(Some(runner));
        self.run.update_value(|run| run.chronicle.set_out(errand));
        self.board.errand.set(Some(errand));
        self.go_on();
    }

    /// Ends the errand that is on, and says whether there was one.
    pub(super) fn stop_errand(self) -> bool {
        let was_on = self.runner.try_update_value(Option::take).flatten().is_some();
        if was_on {
            self.board.projector.stop();
            self.board.errand.set(None);
        }
        was_on
    }

    /// Whether films follow each other without anybody pressing anything.
    pub(super) fn is_on_its_own(self) -> bool {
        self.runner.with_value(Option::is_some)
    }

    /// Whether a bot plays.
    pub(crate) fn is_watched(self) -> bool {
        self.run.with_value(|run| !run.own.player.is_person())
    }

    /// Lets a bot wait, or go on.
    pub(super) fn pause(self) {
        self.board.is_paused.update(|is_paused| *is_paused = !*is_paused);
        self.board.projector.stop();
        self.go_on_soon(BREATH);
    }

    /// Whether a bot plays so fast that there is no time for films.
    pub(super) fn is_too_fast_for_films(self) -> bool {
        self.is_watched() && self.surroundings.pace.get_untracked().interval() < FILMS
    }

    /// How long a bot still waits before its next command.
    fn bot_breath(self) -> Duration {
        let since = clock::elapsed().saturating_sub(self.played.get_value());
        self.surroundings.pace.get_untracked().interval().saturating_sub(Duration::from_millis(since))
    }

    fn go_on_soon(self, after: Duration) {
        let turn = self.turns.get_value();
        set_timeout(
            move || {
                // The page may have been left, or the run gone on.
                if self.turns.try_get_value() == Some(turn) {
                    self.go_on();
                }
            },
            after,
        );
    }

    /// The next command of whatever goes on by itself.
    fn go_on(self) {
        if self.surroundings.is_covered() || self.board.projector.is_showing() {
            return;
        }
        if self.is_watched() {
            return self.play_bot();
        }
        let next = self.board.moment.with_untracked(|moment| {
            self.runner.try_update_value(|runner| {
                let runner = runner.as_mut()?;
                let next = runner.next(moment.game(), &moment.view);
                Some(next.map_err(|halt| runner.told(halt, &moment.view)))
            })
        });
        match next.flatten() {
            None => {}
            Some(Ok(command)) => {
                self.play(command);
                if !self.board.projector.is_showing() {
                    self.go_on_soon(BREATH);
                }
            }
            Some(Err(why)) => {
                self.stop_errand();
                self.remark(why);
            }
        }
    }

    /// Why an errand stopped is in the log as well, and is said with what happened: it hides no news.
    fn remark(self, why: Remark) {
        self.board.moment.with_untracked(|moment| {
            self.run.update_value(|run| run.chronicle.remark(why, &moment.view));
        });
        self.board.log.set(self.run.with_value(|run| Self::lines(&run.chronicle)));
        self.say(self.board.log.with_untracked(Lines::told));
    }

    /// The next command of a bot.
    fn play_bot(self) {
        let is_over = self.board.moment.with_untracked(|moment| D::is_over(&moment.view));
        if is_over || self.board.is_paused.get_untracked() {
            return;
        }
        let command = self.run.try_update_value(Run::bot_choice).flatten();
        if let Some(command) = command {
            self.play(command);
            if !self.board.projector.is_showing() {
                self.go_on_soon(self.bot_breath());
            }
        }
    }

    /// Says what a good player would do.
    pub(super) fn advise(self) {
        self.stop_errand();
        self.board.projector.stop();
        let what = self.run.with_value(|run| advice(&run.session, run.own.wanted));
        self.say((self.board.told().would)(&what));
    }
}
