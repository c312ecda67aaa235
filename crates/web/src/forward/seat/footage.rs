//! Films of Forward, as the table shows them.

use forward::{Card, Phase, Throw};
use leptos::prelude::*;
use stage::Film as _;
use stage::forward::{Beat, Film, Frame, Rolling, Spot};
use stage::{Cue, Millis};

use crate::forward::panels::effects::Effects;
use crate::forward::seat::moment::Still;
use crate::table;

/// Of a beat, in hundredths, the part in which its dice are in the air.
const IN_THE_AIR: u64 = 70;

/// How films are shown at the table.
pub(in crate::forward) struct Footage;

/// What a film has left on the table so far.
pub(in crate::forward) struct Left {
    turned: [Option<Card>; 3],
    throw: Throw,
}

impl table::Footage for Footage {
    type Film = Film;
    type Left = Left;
    type Still = Still;
    type Effects = Effects;

    fn begin(film: &Film) -> Left {
        let throw = match film.before().phase {
            Phase::Clash { throw, .. } => throw,
            _ => Throw { yours: [1; 3], foes: 1 },
        };
        Left { turned: [None; 3], throw }
    }

    fn still(film: &Film, left: &mut Left, now: Millis) -> Option<Still> {
        let frame = film.frame(now)?;
        match *frame.beat {
            Beat::Turn { slot, card, .. } => left.turned[slot.index()] = Some(card),
            Beat::Roll { throw, .. } => left.throw = throw,
            _ => {}
        }
        Some(Still {
            beat: *frame.beat,
            place: frame.place,
            before: *frame.before,
            turned: left.turned,
            throw: left.throw,
            dice: dice(&frame),
        })
    }

    fn play(effects: Effects, cue: &Cue<Spot>) {
        effects.play(cue);
    }

    fn hear(cue: &Cue<Spot>) {
        table::hear(cue);
    }

    fn flicker(film: &Film, effects: Effects, now: Millis) {
        let Some(frame) = film.frame(now) else { return };
        let is_turning = matches!(frame.beat, Beat::Turn { .. } | Beat::Left { .. });
        let is_rolling = dice(&frame) == Rolling::Yes && !is_turning;
        if is_rolling && effects.flicker.get_untracked() != frame.flicker {
            effects.flicker.set(frame.flicker);
        }
    }
}

const fn dice(frame: &Frame<'_>) -> Rolling {
    if frame.progress < IN_THE_AIR { Rolling::Yes } else { Rolling::No }
}
