//! Films of Forward, as the table shows them.

use forward::{Card, Phase, Throw};
use leptos::prelude::*;
use stage::Film as _;
use stage::forward::{Beat, Film, Frame, Rolling, Spot};
use stage::{Cue, Millis};

use super::effects::Effects;
use super::moment::Still;
use crate::table;

/// Of a beat, in hundredths, the part in which its dice are in the air.
const IN_THE_AIR: u64 = 70;

/// A film, and what it has left on the table so far.
pub(super) struct Footage {
    film: Film,
    turned: [Option<Card>; 3],
    throw: Throw,
}

impl table::Footage for Footage {
    type Film = Film;
    type Still = Still;
    type Effects = Effects;

    fn of(film: Film) -> Self {
        let throw = match film.before().phase {
            Phase::Clash { throw, .. } => throw,
            _ => Throw { yours: [1; 3], foes: 1 },
        };
        Self { film, turned: [None; 3], throw }
    }

    fn film(&self) -> &Film {
        &self.film
    }

    fn still(&mut self, now: Millis) -> Option<Still> {
        let frame = self.film.frame(now)?;
        match *frame.beat {
            Beat::Turn { slot, card, .. } => self.turned[slot.index()] = Some(card),
            Beat::Roll { throw, .. } => self.throw = throw,
            Beat::Blows { .. } | Beat::PitRoll { .. } => {}
        }
        Some(Still {
            beat: *frame.beat,
            place: frame.place,
            before: *frame.before,
            turned: self.turned,
            throw: self.throw,
            dice: dice(&frame),
        })
    }

    fn play(effects: Effects, cue: &Cue<Spot>) {
        effects.play(cue);
    }

    fn hear(cue: &Cue<Spot>) {
        table::hear(cue);
    }

    fn flicker(&self, effects: Effects, now: Millis) {
        let Some(frame) = self.film.frame(now) else { return };
        let is_rolling = dice(&frame) == Rolling::Yes && !matches!(frame.beat, Beat::Turn { .. });
        if is_rolling && effects.flicker.get_untracked() != frame.flicker {
            effects.flicker.set(frame.flicker);
        }
    }
}

const fn dice(frame: &Frame<'_>) -> Rolling {
    if frame.progress < IN_THE_AIR { Rolling::Yes } else { Rolling::No }
}
