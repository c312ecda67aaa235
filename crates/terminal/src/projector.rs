//! What moves at a table, and how soon it has to be drawn again.

use stage::{Film, Millis};

use crate::paint::Motion;
use crate::screen::Pace;

/// Shows the film of the last command. It keeps the time, because drawing has no clock.
pub(crate) struct Projector<F> {
    film: Option<F>,
    now: Millis,
}

impl<F> Default for Projector<F> {
    fn default() -> Self {
        Self { film: None, now: 0 }
    }
}

impl<F: Film> Projector<F> {
    /// What is to be seen now; nothing when nothing moves.
    pub(crate) fn frame(&self) -> Option<F::Frame<'_>> {
        self.film.as_ref().and_then(|film| film.frame(self.now))
    }

    /// Shows a film from now on, if things are to move at all.
    pub(crate) fn show(&mut self, motion: Motion, film: impl FnOnce(Millis) -> F, now: Millis) {
        self.now = now;
        self.film = match motion {
            Motion::Full => Some(film(now)).filter(|film| !film.is_still()),
            Motion::Still => None,
        };
    }

    /// Ends the film that is in, if any, even one that has run out since it was drawn.
    pub(crate) const fn stop(&mut self) -> Option<F> {
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
    pub(crate) const fn pace(&self) -> Pace {
        if self.film.is_some() { Pace::Moving } else { Pace::Still }
    }
}
