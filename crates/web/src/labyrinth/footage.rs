//! Films of Endless Tower, as the table shows them.

use labyrinth::Who;
use stage::Millis;
use stage::labyrinth::{Cue, Film, Frame, Moment};

use super::sparks::{Sparks, hear};
use crate::desk::Desk;
use crate::table::{self, Showing};

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
    /// How long everything stands still in this beat, as long as it does.
    pub(super) stop: Option<Millis>,
    /// Whose bar goes down in it.
    pub(super) hit: Option<Hit>,
    /// Whether the hero is hurt in it.
    pub(super) hurts: bool,
}

/// Somebody loses HP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hit {
    /// Where their bar was.
    pub(super) before: i32,
    /// Where it goes.
    pub(super) after: i32,
    /// The most HP.
    pub(super) most: i32,
}

impl Hit {
    /// What happens to the HP of somebody in a beat.
    fn of(frame: &Frame<'_>) -> Option<(Who, Self)> {
        let (Moment::Blow { target, hp_before: before, .. }
        | Moment::Trap { target, hp_before: before, .. }
        | Moment::Suffering { target, hp_before: before, .. }) = *frame.moment
        else {
            return None;
        };
        let bar = frame.bar(target)?;
        Some((target, Self { before, after: bar.hp, most: bar.most }))
    }
}

/// How films are shown at the table.
pub(super) struct Footage;

impl table::Footage for Footage {
    type Film = Film;
    type Left = ();
    type Still = Still;
    type Effects = Sparks;

    fn begin(_film: &Film) {}

    fn still(film: &Film, (): &mut (), now: Millis) -> Option<Still> {
        let frame = film.frame(now)?;
        let hero = &frame.scene.hero;
        let hit = Hit::of(&frame);
        Some(Still {
            place: frame.place,
            floor: frame.view.floor.0,
            hp: hero.hp.0,
            most: hero.stats.hp.0,
            stop: Some(frame.stop).filter(|_| frame.elapsed < frame.moment.stop()),
            hit: hit.map(|(_, hit)| hit),
            hurts: hit.is_some_and(|(target, _)| target == Who::Hero),
        })
    }

    fn play(sparks: Sparks, cue: &Cue) {
        sparks.play(cue);
    }

    fn hear(cue: &Cue) {
        hear(cue);
    }

    /// Where nothing is to move, films of the tower stand still but are seen.
    fn showing(_desk: Desk) -> Showing {
        Showing::Seen
    }
}
