//! Shows the film of a command, beat by beat, and plays its cues when they are due.

use leptos::prelude::*;
use stage::tactics::{Film, Frame, Moment, Scene};
use stage::{Cue, Millis};
use tactics::Tile;

use super::sparks::{Sparks, hear};
use crate::clock;
use crate::table::Showing;

/// A beat of a film that is to be seen now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Still {
    /// What is to be seen.
    pub(super) moment: Moment,
    /// The board with it.
    pub(super) scene: Scene,
    /// How many beats came before.
    pub(super) place: usize,
}

/// The film that is running.
struct Running {
    film: Film,
    showing: Showing,
    started: Millis,
    cues: Vec<(Millis, Cue<Tile>)>,
}

/// What an instant of a film brings.
struct Due {
    cues: Vec<Cue<Tile>>,
    showing: Showing,
    still: Option<Still>,
}

/// Who shows films.
#[derive(Clone, Copy)]
pub(super) struct Projector {
    /// The beat that is to be seen; nothing while the board is as it is. What moves within a
    /// beat is asked for with `with_frame`.
    pub(super) still: RwSignal<Option<Still>>,
    sparks: Sparks,
    running: StoredValue<Option<Running>, LocalStorage>,
    /// Whether the next frame is already asked for: one loop is enough for any number of films.
    is_rolling_on: StoredValue<bool>,
}

impl Projector {
    pub(super) fn new(sparks: Sparks) -> Self {
        Self {
            still: RwSignal::new(None),
            sparks,
            running: StoredValue::new_local(None),
            is_rolling_on: StoredValue::new(false),
        }
    }

    /// Begins a film, in the place of the one before.
    pub(super) fn show(self, film: Film, showing: Showing) {
        let cues = film.cues().map(|(due, cue)| (due, cue.clone())).collect();
        self.running.set_value(Some(Running { film, showing, started: clock::elapsed(), cues }));
        self.advance();
        if !self.is_rolling_on.get_value() {
            self.roll_on();
        }
    }

    /// Ends the film. What would have been heard at its very end is heard now.
    pub(super) fn stop(self) {
        let Some(running) = self.running.try_update_value(Option::take).flatten() else { return };
        let end = running.film.duration();
        running.cues.iter().filter(|(due, _)| *due >= end).for_each(|(_, cue)| hear(cue));
        self.still.set(None);
    }

    /// Forgets the film, without a sound.
    pub(super) fn clear(self) {
        self.running.set_value(None);
        self.still.set(None);
    }

    /// Whether something else than the board is to be seen.
    pub(super) fn is_showing(self) -> bool {
        self.still.with_untracked(Option::is_some)
    }

    /// Looks at what is to be seen at this instant. Nothing, once the film is over or where things
    /// are not to move.
    pub(super) fn with_frame<Seen>(self, now: Millis, look: impl FnOnce(Frame<'_>) -> Seen) -> Option<Seen> {
        let seen = self.running.try_with_value(|running| {
            let running = running.as_ref().filter(|running| running.showing == Showing::Seen)?;
            running.film.frame(now).map(look)
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
        let known = self.still.with_untracked(|still| still.as_ref().map(|still| still.place));
        let due = self.running.try_update_value(|running| running.as_mut().map(|film| film.due(now)));
        let Some(Due { cues, showing, still }) = due.flatten() else { return };
        for cue in &cues {
            match showing {
                Showing::Seen => self.sparks.play(cue),
                Showing::Heard => hear(cue),
            }
        }
        if still.is_none() {
            self.running.set_value(None);
        }
        let changed = known != still.as_ref().map(|still| still.place);
        if showing == Showing::Seen && changed {
            self.still.set(still);
        }
    }
}

impl Running {
    /// The cues that are due, and the beat that is to be seen.
    fn due(&mut self, now: Millis) -> Due {
        let elapsed = now.saturating_sub(self.started);
        let frame = self.film.frame(now);
        let over = frame.is_none();
        let (due, later) =
            std::mem::take(&mut self.cues).into_iter().partition(|(due, _)| *due <= elapsed || over);
        self.cues = later;
        let still = frame.map(|frame| Still {
            moment: frame.moment.clone(),
            scene: *frame.scene,
            place: frame.place,
        });
        let due: Vec<(Millis, Cue<Tile>)> = due;
        Due { cues: due.into_iter().map(|(_, cue)| cue).collect(), showing: self.showing, still }
    }
}
