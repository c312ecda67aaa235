//! Films of Endless Tower, as the table shows them.

use labyrinth::Tower;
use stage::Millis;
use stage::dungeon::{Beat, BodyId, Motion};
use stage::labyrinth::{Cue, Film, Frame};

use crate::dungeon::{Pictured as _, Rising};
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
    fn of(frame: &Frame<'_>) -> Option<(BodyId, Self)> {
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
pub(super) struct Footage(pub(super) Film);

/// What is only to be heard still shows what happened, but nothing moves.
impl From<Showing> for Motion {
    fn from(showing: Showing) -> Self {
        match showing {
            Showing::Seen => Self::Full,
            Showing::Heard => Self::Reduced,
        }
    }
}

impl table::Footage for Footage {
    type Still = Still;
    type Cue = Cue;
    type Effects = Rising;

    fn still(&mut self, now: Millis) -> Option<Still> {
        let frame = self.0.frame(now)?;
        let own = frame.scene.own();
        let hit = Hit::of(&frame);
        Some(Still {
            place: frame.place,
            floor: frame.view.floor,
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

    fn cues(&self) -> Vec<(Millis, Cue)> {
        self.0.cues().map(|(due, cue)| (due, cue.clone())).collect()
    }

    fn play(rising: Rising, cue: &Cue) {
        rising.show(cue);
        Self::hear(cue);
    }

    fn hear(cue: &Cue) {
        if let Cue::Noise(noise) = cue {
            Tower::hear(*noise);
        }
    }
}
