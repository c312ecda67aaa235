//! Films of a dungeon, as the table shows them.

use std::marker::PhantomData;

use stage::Millis;
use stage::dungeon::{Beat, BodyId, Cue, Film, Frame};

use super::{Paged, Rising};
use crate::shell::desk::Desk;
use crate::table::{self, Showing};

/// A beat of a film that is to be seen now, as far as it matters beside the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Still {
    /// How many beats came before.
    pub(crate) place: usize,
    /// The floor that is shown.
    pub(crate) floor: u32,
    /// HP of each of the player's own, and the most.
    pub(crate) own: Vec<(BodyId, i32, i32)>,
    /// How long everything stands still in this beat, as long as it does.
    pub(crate) stop: Option<Millis>,
    /// Whose bar goes down in it.
    pub(crate) hit: Option<Hit>,
    /// Whether one of the player's own is hurt in it.
    pub(crate) hurts: bool,
}

/// Somebody loses HP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hit {
    /// Where their bar was.
    pub(crate) before: i32,
    /// Where it goes.
    pub(crate) after: i32,
    /// The most HP.
    pub(crate) most: i32,
}

impl Hit {
    /// What happens to the HP of somebody in a beat.
    fn of<D: Paged>(frame: &Frame<'_, D>) -> Option<(BodyId, Self)> {
        let (Beat::Blow { target, hp_before: before, .. }
        | Beat::Trap { target, hp_before: before, .. }
        | Beat::Suffering { target, hp_before: before, .. }) = *frame.beat
        else {
            return None;
        };
        let bar = frame.bar(target)?;
        Some((target, Self { before, after: bar.hp, most: bar.most }))
    }
}

/// How films of a dungeon are shown at the table.
pub(crate) struct Footage<D: Paged>(PhantomData<D>);

impl<D: Paged> table::Footage for Footage<D> {
    type Film = Film<D>;
    type Left = ();
    type Still = Still;
    type Effects = Rising;

    fn begin(_film: &Film<D>) {}

    fn still(film: &Film<D>, (): &mut (), now: Millis) -> Option<Still> {
        let frame = film.frame(now)?;
        let own = frame.scene.bodies.iter().filter(|body| body.id.is_own());
        let hit = Hit::of(&frame);
        Some(Still {
            place: frame.place,
            floor: D::extent(frame.view).number,
            own: own.map(|body| (body.id, body.hp, body.most_hp)).collect(),
            stop: Some(frame.stop).filter(|_| frame.elapsed < frame.beat.stop()),
            hit: hit.map(|(_, hit)| hit),
            hurts: hit.is_some_and(|(target, _)| target.is_own()),
        })
    }

    fn play(rising: Rising, cue: &Cue<D::Noise>) {
        rising.show(cue);
        Self::hear(cue);
    }

    fn hear(cue: &Cue<D::Noise>) {
        if let Cue::Noise(noise) = cue {
            D::hear(*noise);
        }
    }

    /// Where nothing is to move, films of a dungeon stand still but are seen.
    fn showing(_desk: Desk) -> Showing {
        Showing::Seen
    }
}
