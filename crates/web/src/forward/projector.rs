//! Shows the film of a command, beat by beat, and plays its cues when they are due.

use forward::{Card, Phase, Throw, View};
use leptos::prelude::*;
use stage::forward::{Beat, Film, Rolling, Spot};
use stage::{Cue, Millis};

use super::effects::{Effects, hear};
use super::moment::Still;
use crate::clock;
use crate::table::Showing;

/// Of a beat, in hundredths, the part in which its dice are in the air.
const IN_THE_AIR: u64 = 70;

/// The film that is running.
struct Running {
    film: Film,
    showing: Showing,
    started: Millis,
    cues: Vec<(Millis, Cue<Spot>)>,
    turned: [Option<Card>; 3],
    throw: Throw,
}

/// Who shows films.
#[derive(Clone, Copy)]
pub(super) struct Projector {
    /// The beat that is to be seen; nothing while the table is as it is.
    pub(super) still: RwSignal<Option<Still>>,
    /// Changes many times a second while dice are in the air.
    pub(super) flicker: RwSignal<u64>,
    effects: Effects,
    running: StoredValue<Option<Running>, LocalStorage>,
    /// Whether the next frame is already asked for: one loop is enough for any number of films.
    is_rolling_on: StoredValue<bool>,
}

impl Projector {
    pub(super) fn new(effects: Effects) -> Self {
        Self {
            still: RwSignal::new(None),
            flicker: RwSignal::new(0),
            effects,
            running: StoredValue::new_local(None),
            is_rolling_on: StoredValue::new(false),
        }
    }

    /// Begins a film, in the place of the one before.
    pub(super) fn show(self, film: Film, before: &View, showing: Showing) {
        let throw = match before.phase {
            Phase::Clash { throw, .. } => throw,
            _ => Throw { yours: [1; 3], foes: 1 },
        };
        let cues = film.cues().map(|(due, cue)| (due, cue.clone())).collect();
        let (started, turned) = (clock::elapsed(), [None; 3]);
        self.running.set_value(Some(Running { film, showing, started, cues, turned, throw }));
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

    /// Whether something else than the table is to be seen.
    pub(super) fn is_showing(self) -> bool {
        self.still.with_untracked(Option::is_some)
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
        let due = self.running.try_update_value(|running| running.as_mut().map(|film| film.due(now)));
        let Some((cues, showing, still, flicker)) = due.flatten() else { return };
        for cue in &cues {
            match showing {
                Showing::Seen => self.effects.play(cue),
                Showing::Heard => hear(cue),
            }
        }
        let is_over = still.is_none();
        if showing == Showing::Seen {
            if self.still.get_untracked() != still {
                self.still.set(still);
            }
            if is_rolling(still.as_ref()) && self.flicker.get_untracked() != flicker {
                self.flicker.set(flicker);
            }
        }
        if is_over {
            self.running.set_value(None);
        }
    }
}

impl Running {
    /// The cues that are due, and the beat that is to be seen.
    fn due(&mut self, now: Millis) -> (Vec<Cue<Spot>>, Showing, Option<Still>, u64) {
        let elapsed = now.saturating_sub(self.started);
        let over = self.film.frame(now).is_none();
        let (due, later) =
            std::mem::take(&mut self.cues).into_iter().partition(|(due, _)| *due <= elapsed || over);
        self.cues = later;
        let cues = due.into_iter().map(|(_, cue)| cue).collect();
        let Some(frame) = self.film.frame(now) else { return (cues, self.showing, None, 0) };
        match *frame.beat {
            Beat::Turn { slot, card, .. } => self.turned[slot.index()] = Some(card),
            Beat::Roll { throw, .. } => self.throw = throw,
            Beat::Blows { .. } | Beat::PitRoll { .. } => {}
        }
        let still = Still {
            beat: *frame.beat,
            place: frame.place,
            before: *frame.before,
            turned: self.turned,
            throw: self.throw,
            dice: if frame.progress < IN_THE_AIR { Rolling::Yes } else { Rolling::No },
        };
        (cues, self.showing, Some(still), frame.flicker)
    }
}

fn is_rolling(still: Option<&Still>) -> bool {
    still.is_some_and(|still| still.dice == Rolling::Yes && !matches!(still.beat, Beat::Turn { .. }))
}
