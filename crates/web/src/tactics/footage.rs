//! Films of Tactics, as the board shows them.

use stage::tactics::{Film, Moment, Scene};
use stage::{Cue, Film as _, Millis};
use tactics::Tile;

use super::sparks::Sparks;
use crate::table;

/// A beat of a film that is to be seen now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Still {
    /// What is to be seen.
    pub(super) moment: Moment,
    /// The board with it.
    pub(super) scene: Scene,
    /// How many beats came before: the same may be seen twice.
    place: usize,
}

/// A film of a command.
pub(super) struct Footage(pub(super) Film);

impl table::Footage for Footage {
    type Film = Film;
    type Still = Still;
    type Effects = Sparks;

    fn of(film: Film) -> Self {
        Self(film)
    }

    fn film(&self) -> &Film {
        &self.0
    }

    fn still(&mut self, now: Millis) -> Option<Still> {
        let frame = self.0.frame(now)?;
        Some(Still { moment: frame.moment.clone(), scene: *frame.scene, place: frame.place })
    }

    fn play(sparks: Sparks, cue: &Cue<Tile>) {
        sparks.play(cue);
    }

    fn hear(cue: &Cue<Tile>) {
        table::hear(cue);
    }
}
