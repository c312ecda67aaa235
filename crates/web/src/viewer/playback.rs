//! A record on the screen: where it is, and whether it runs.

use std::rc::Rc;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::pace::Pace;
use crate::games::Screening;
use crate::words::ViewerWords;

/// How many commands a leap skips.
const LEAP: usize = 10;

/// A record that can be played and walked through, as signals that can be copied anywhere.
#[derive(Clone, Copy)]
pub(super) struct Playback {
    screening: StoredValue<Rc<dyn Screening>, LocalStorage>,
    position: RwSignal<usize>,
    running: RwSignal<Running>,
    pace: RwSignal<Pace>,
    due: StoredValue<Option<TimeoutHandle>>,
}

/// Whether a record runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Running {
    /// It does.
    Playing,
    /// It stands still.
    Paused,
}

impl Playback {
    /// A record at its beginning. It stops when the page is left.
    pub(super) fn new(screening: Box<dyn Screening>) -> Self {
        let playback = Self {
            screening: StoredValue::new_local(Rc::from(screening)),
            position: RwSignal::new(0),
            running: RwSignal::new(Running::Paused),
            pace: RwSignal::new(Pace::USUAL),
            due: StoredValue::new(None),
        };
        on_cleanup(move || playback.cancel());
        playback
    }

    pub(super) fn screening(self) -> Rc<dyn Screening> {
        self.screening.get_value()
    }

    pub(super) fn len(self) -> usize {
        self.screening().length()
    }

    pub(super) fn position(self) -> usize {
        self.position.get()
    }

    pub(super) fn is_at_end(self) -> bool {
        self.position() >= self.len()
    }

    pub(super) fn running(self) -> Running {
        self.running.get()
    }

    pub(super) fn pace(self) -> Pace {
        self.pace.get()
    }

    /// Where the record is, in words.
    pub(super) fn place(self, words: &ViewerWords) -> String {
        let (position, len) = (self.position(), self.len());
        match self.screening().next() {
            Some(next) if position == 0 => (words.beginning)(len, &next),
            Some(next) => (words.middle)(position, len, &next),
            None => (words.end)(position, len),
        }
    }

    /// Plays or pauses. At the end it begins anew.
    pub(super) fn toggle(self) {
        match self.running.get_untracked() {
            Running::Playing => self.pause(),
            Running::Paused => {
                if self.position.get_untracked() >= self.len() {
                    self.jump(0);
                }
                self.running.set(Running::Playing);
                self.advance();
            }
        }
    }

    pub(super) fn pause(self) {
        self.cancel();
        self.running.set(Running::Paused);
    }

    /// Shows the next command with all that moves, and stands.
    pub(super) fn forward(self) {
        self.pause();
        self.step();
    }

    /// Goes back by a command, and stands.
    pub(super) fn back(self) {
        self.seek(self.position.get_untracked().saturating_sub(1));
    }

    /// Goes ahead by some commands, and stands.
    pub(super) fn leap_forward(self) {
        self.seek(self.position.get_untracked() + LEAP);
    }

    /// Goes back by some commands, and stands.
    pub(super) fn leap_back(self) {
        self.seek(self.position.get_untracked().saturating_sub(LEAP));
    }

    /// Goes to the end, and stands.
    pub(super) fn to_end(self) {
        self.seek(self.len());
    }

    /// Goes to the point after so many commands, and stands.
    pub(super) fn seek(self, position: usize) {
        self.pause();
        self.jump(position);
    }

    /// Changes the speed, from the next command on.
    pub(super) fn set_pace(self, pace: Pace) {
        self.pace.set(pace);
        if self.running.get_untracked() == Running::Playing {
            self.cancel();
            self.wait();
        }
    }

    fn jump(self, position: usize) {
        let position = position.min(self.len());
        self.screening().seek(position);
        self.position.set(position);
    }

    fn step(self) -> Running {
        let position = self.position.get_untracked();
        if self.screening().step() {
            self.position.set(position + 1);
        }
        self.runs_on()
    }

    fn runs_on(self) -> Running {
        if self.position.get_untracked() < self.len() { Running::Playing } else { Running::Paused }
    }

    fn advance(self) {
        let runs_on = if self.pace.get_untracked().has_time_for_films() {
            self.step()
        } else {
            self.jump(self.position.get_untracked() + 1);
            self.runs_on()
        };
        self.running.set(runs_on);
        if runs_on == Running::Playing {
            self.wait();
        }
    }

    fn wait(self) {
        let handle = set_timeout_with_handle(move || self.advance(), self.pace.get_untracked().interval());
        self.due.set_value(handle.ok());
    }

    fn cancel(self) {
        if let Some(handle) = self.due.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    }
}
