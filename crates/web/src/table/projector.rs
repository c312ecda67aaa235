//! Shows the film of a command, beat by beat, and plays its cues when they are due.

use leptos::prelude::*;
use stage::{Cue, Film, Millis};

use super::Showing;
use crate::browser::clock;
use crate::shell::desk::Desk;
use crate::sound::{self, Patch};

/// How the films of a game are shown at its table.
pub(crate) trait Footage: 'static {
    /// A film.
    type Film: Film;
    /// What a film has left on the table so far.
    type Left: 'static;
    /// A beat of it, with all that does not move within the beat.
    type Still: PartialEq + Send + Sync + 'static;
    /// Whoever makes cues to be seen.
    type Effects: Copy + 'static;

    /// What lies on the table when a film begins.
    fn begin(film: &Self::Film) -> Self::Left;

    /// The beat that is to be seen now; nothing once the film is over.
    fn still(film: &Self::Film, left: &mut Self::Left, now: Millis) -> Option<Self::Still>;

    /// Plays a cue with all that there is to see.
    fn play(effects: Self::Effects, cue: &CueOf<Self>);

    /// Plays a cue for the ears alone.
    fn hear(cue: &CueOf<Self>);

    /// Moves what moves within a beat, where that is not drawn from the film itself.
    fn flicker(_film: &Self::Film, _effects: Self::Effects, _now: Millis) {}

    /// Whether it is seen or only heard, for what the player and the system ask for.
    fn showing(desk: Desk) -> Showing {
        Showing::on(desk)
    }
}

/// Something to hear in a film, or to see for an instant.
pub(crate) type CueOf<F> = <<F as Footage>::Film as Film>::Cue;

/// Plays a cue for the ears alone.
pub(crate) fn hear<Spot>(cue: &Cue<Spot>) {
    if let Cue::Sound(noise) = cue {
        sound::play(&Patch::of(*noise));
    }
}

/// Who shows films.
pub(crate) struct Projector<F: Footage> {
    /// The beat that is to be seen; nothing while the table is as it is. What moves within a
    /// beat is asked for with `with_film`.
    pub(crate) still: RwSignal<Option<F::Still>>,
    effects: F::Effects,
    running: StoredValue<Option<Running<F>>, LocalStorage>,
    /// Whether the next frame is already asked for: one loop is enough for any number of films.
    is_rolling_on: StoredValue<bool>,
}

/// The film that is running.
struct Running<F: Footage> {
    film: F::Film,
    left: F::Left,
    showing: Showing,
    started: Millis,
    cues: Vec<(Millis, CueOf<F>)>,
}

impl<F: Footage> Clone for Projector<F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F: Footage> Copy for Projector<F> {}

impl<F: Footage> Projector<F> {
    pub(crate) fn new(effects: F::Effects) -> Self {
        Self {
            still: RwSignal::new(None),
            effects,
            running: StoredValue::new_local(None),
            is_rolling_on: StoredValue::new(false),
        }
    }

    /// Begins a film, in the place of the one before.
    pub(crate) fn show(self, film: F::Film, desk: Desk) {
        let cues = film.cues().map(|(due, cue)| (due, cue.clone())).collect();
        let (left, showing) = (F::begin(&film), F::showing(desk));
        self.running.set_value(Some(Running { film, left, showing, started: clock::elapsed(), cues }));
        self.advance();
        if !self.is_rolling_on.get_value() {
            self.roll_on();
        }
    }

    /// Ends the film. What would have been heard at its very end is heard now.
    pub(crate) fn stop(self) {
        let Some(running) = self.running.try_update_value(Option::take).flatten() else { return };
        let end = running.film.duration();
        running.cues.iter().filter(|(due, _)| *due >= end).for_each(|(_, cue)| F::hear(cue));
        self.still.set(None);
    }

    /// Forgets the film, without a sound.
    pub(crate) fn clear(self) {
        self.running.set_value(None);
        self.still.set(None);
    }

    /// Whether something else than the table is to be seen.
    pub(crate) fn is_showing(self) -> bool {
        self.still.with_untracked(Option::is_some)
    }

    /// Looks at the film. Nothing, where none is running or things are not to move.
    pub(crate) fn with_film<Seen>(self, look: impl FnOnce(&F::Film) -> Option<Seen>) -> Option<Seen> {
        let seen = self.running.try_with_value(|running| {
            let running = running.as_ref().filter(|running| running.showing == Showing::Seen)?;
            look(&running.film)
        });
        seen.flatten()
    }

    fn roll_on(self) {
        self.is_rolling_on.set_value(true);
        request_animation_frame(move || {
            // The page may have been left, or the film ended.
            match self.running.try_with_value(Option::is_some) {
                Some(true) => {
                    self.advance();
                    self.roll_on();
                }
                Some(false) => self.is_rolling_on.set_value(false),
                None => {}
            }
        });
    }

    fn advance(self) {
        let now = clock::elapsed();
        let due = self.running.try_update_value(|running| {
            let running = running.as_mut()?;
            let still = F::still(&running.film, &mut running.left, now);
            let elapsed = if still.is_some() { now.saturating_sub(running.started) } else { Millis::MAX };
            Some((running.due(elapsed), running.showing, still))
        });
        let Some((cues, showing, still)) = due.flatten() else { return };
        for (_, cue) in &cues {
            match showing {
                Showing::Seen => F::play(self.effects, cue),
                Showing::Heard => F::hear(cue),
            }
        }
        if still.is_none() {
            self.running.set_value(None);
        }
        if showing == Showing::Seen {
            // A beat of another film may have the same place: all of it is compared.
            if self.still.with_untracked(|known| *known != still) {
                self.still.set(still);
            }
            self.with_film(|film| {
                F::flicker(film, self.effects, now);
                Some(())
            });
        }
    }
}

impl<F: Footage> Running<F> {
    /// The cues that are due after a time.
    fn due(&mut self, elapsed: Millis) -> Vec<(Millis, CueOf<F>)> {
        let (due, later) = std::mem::take(&mut self.cues).into_iter().partition(|(due, _)| *due <= elapsed);
        self.cues = later;
        due
    }
}
