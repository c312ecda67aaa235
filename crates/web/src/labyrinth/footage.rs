//! Films of Endless Tower, as the table shows them.

use stage::Millis;
use stage::labyrinth::{Cue, Film, Frame, Moment};

use super::sparks::{Sparks, hear};
use crate::table;

/// A beat of a film that is to be seen now, as far as it matters beside the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Still {
    /// How many beats came before.
    pub(super) place: usize,
    /// The floor that is shown.
    pub(super) floor: u32,
    /// HP of the hero.
    pub(super) hp: i32,
    /// The most HP.
    pub(super) most: i32,
    /// How long everything stands still in this beat.
    pub(super) stop: Millis,
    /// Whether the hero is hurt in it.
    pub(super) hurts: bool,
}

/// A film of a command, hurried where many follow each other.
pub(super) struct Footage {
    film: Film,
    started: Millis,
    haste: Millis,
}

impl Footage {
    /// A film that begins at a time, so many times as quick as it is meant.
    pub(super) const fn new(film: Film, started: Millis, haste: Millis) -> Self {
        Self { film, started, haste }
    }

    /// What is to be seen now.
    pub(super) fn frame(&self, now: Millis) -> Option<Frame<'_>> {
        self.film.frame(self.started + now.saturating_sub(self.started) * self.haste)
    }
}

impl table::Footage for Footage {
    type Still = Still;
    type Cue = Cue;
    type Effects = Sparks;

    fn still(&mut self, now: Millis) -> Option<Still> {
        let frame = self.frame(now)?;
        let hero = &frame.scene.hero;
        let target = match *frame.moment {
            Moment::Blow { target, .. } | Moment::Trap { target, .. } | Moment::Suffering { target, .. } => {
                Some(target)
            }
            _ => None,
        };
        Some(Still {
            place: frame.place,
            floor: frame.view.floor,
            hp: hero.hp,
            most: hero.stats.hp,
            stop: frame.moment.stop(),
            hurts: target == Some(labyrinth::Who::Hero),
        })
    }

    fn duration(&self) -> Millis {
        self.film.duration() / self.haste
    }

    fn cues(&self) -> Vec<(Millis, Cue)> {
        self.film.cues().map(|(due, cue)| (due / self.haste, cue.clone())).collect()
    }

    fn play(sparks: Sparks, cue: &Cue) {
        sparks.play(cue);
    }

    fn hear(cue: &Cue) {
        hear(cue);
    }
}
