//! Films of a dungeon, as the table shows them.

use stage::Millis;
use stage::dungeon::{Beat, BodyId, Cue, Film, Frame, Motion};

use super::{Paged, Rising};
use crate::table::{self, Showing};

/// A beat of a film that is to be seen now, as far as it matters beside the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Still {
    /// How many beats came before.
    pub(crate) place: usize,
    /// The floor that is shown.
    pub(crate) floor: u32,
    /// HP of whoever leads.
    pub(crate) hp: i32,
    /// The most HP.
    pub(crate) most: i32,
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

/// A film of a command.
pub(crate) struct Footage<D: Paged>(pub(crate) Film<D>);

/// What is only to be heard still shows what happened, but nothing moves.
impl From<Showing> for Motion {
    fn from(showing: Showing) -> Self {
        match showing {
            Showing::Seen => Self::Full,
            Showing::Heard => Self::Reduced,
        }
    }
}

impl<D: Paged> table::Footage for Footage<D> {
    type Still = Still;
    type Cue = Cue<D::Noise>;
    type Effects = Rising;

    fn still(&mut self, now: Millis) -> Option<Still> {
        let frame = self.0.frame(now)?;
        let own = frame.scene.own();
        let hit = Hit::of(&frame);
        Some(Still {
            place: frame.place,
            floor: D::extent(frame.view).number,
            hp: own.hp,
            most: own.most_hp,
            stop: Some(frame.stop).filter(|_| frame.elapsed < frame.beat.stop()),
            hit: hit.map(|(_, hit)| hit),
            hurts: hit.is_some_and(|(target, _)| target.is_own()),
        })
    }

    fn duration(&self) -> Millis {
        self.0.duration()
    }

    fn cues(&self) -> Vec<(Millis, Cue<D::Noise>)> {
        self.0.cues().map(|(due, cue)| (due, cue.clone())).collect()
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
}
