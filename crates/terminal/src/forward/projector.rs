//! What moves at the table, and how soon it has to be drawn again.

use forward::{Event, View};
use stage::Millis;
use stage::forward::{Film, Frame};

use super::counsel::Counsel;
use crate::paint::Motion;
use crate::screen::Pace;

/// Shows the film of the last command. It keeps the time, because drawing has no clock.
#[derive(Default)]
pub(crate) struct Projector {
    film: Option<Film>,
    now: Millis,
}

impl Projector {
    /// What is to be seen now; nothing when nothing moves.
    pub(crate) fn frame(&self) -> Option<Frame<'_>> {
        self.film.as_ref().and_then(|film| film.frame(self.now))
    }

    /// Shows what a command did from now on, if things are to move at all.
    pub(crate) fn show(&mut self, motion: Motion, before: &View, events: &[Event], now: Millis) {
        self.now = now;
        self.film = match motion {
            Motion::Full => Some(Film::of(before, events, now)).filter(|film| !film.is_still()),
            Motion::Still => None,
        };
    }

    /// Ends the film that is in, if any, even one that has run out since it was drawn.
    pub(crate) const fn stop(&mut self) -> Option<Film> {
        self.film.take()
    }

    /// Lets time pass. A film that is over is put away.
    pub(crate) fn tick(&mut self, now: Millis) {
        self.now = now;
        if self.frame().is_none() {
            self.film = None;
        }
    }

    /// How soon the table will look different without any key.
    pub(crate) fn pace(&self, counsel: &Counsel) -> Pace {
        if self.film.is_some() {
            Pace::Moving
        } else if counsel.is_thinking() {
            Pace::Waiting
        } else {
            Pace::Still
        }
    }
}
