//! Films of Tactics, as the board shows them.

use stage::tactics::{Film, Happening, Scene};
use stage::{Cue, Film as _, Millis};
use tactics::Tile;

use crate::table;
use crate::tactics::sparks::Sparks;

/// A beat of a film that is to be seen now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::tactics) struct Still {
    /// What is to be seen.
    pub(in crate::tactics) moment: Happening,
    /// The board with it.
    pub(in crate::tactics) scene: Scene,
    /// How many beats came before: the same may be seen twice.
    place: usize,
}

/// How films are shown at the table.
pub(in crate::tactics) struct Footage;

impl table::Footage for Footage {
    type Film = Film;
    type Left = ();
    type Still = Still;
    type Effects = Sparks;

    fn begin(_film: &Film) {}

    fn still(film: &Film, (): &mut (), now: Millis) -> Option<Still> {
        let frame = film.frame(now)?;
        Some(Still { moment: frame.moment.clone(), scene: *frame.scene, place: frame.place })
    }

    fn play(sparks: Sparks, cue: &Cue<Tile>) {
        sparks.play(cue);
    }

    fn hear(cue: &Cue<Tile>) {
        table::hear(cue);
    }
}
