//! What trembles, lights up or rises from a tile for an instant.

use std::time::Duration;

use leptos::prelude::*;
use stage::{Cue, Millis, Tone};
use tactics::Tile;

use crate::browser::clock;
use crate::table::hear;

/// How long a spark is there.
const SPARK_STAYS: Duration = Duration::from_secs(1);

/// The sparks on the board. Whoever paints follows `all` and looks at how old each is.
#[derive(Clone, Copy)]
pub(super) struct Sparks {
    pub(super) all: RwSignal<Vec<Spark>>,
    count: StoredValue<u64>,
}

/// Something to see on a tile for an instant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spark {
    /// Tells it apart from all others.
    pub(super) number: u64,
    pub(super) tile: Tile,
    pub(super) shape: Shape,
    /// When it began, on the clock of the page.
    pub(super) born: Millis,
}

/// What a spark looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// The tile trembles.
    Shake,
    /// The tile lights up.
    Flash(Tone),
    /// A few letters rise from the tile.
    Float(String, Tone),
}

impl Sparks {
    /// How long a spark is to be seen.
    pub(super) const STAYS: Millis = 900;

    pub(super) fn new() -> Self {
        Self { all: RwSignal::new(Vec::new()), count: StoredValue::new(0) }
    }

    /// Plays a cue with all that there is to see.
    pub(super) fn play(self, cue: &Cue<Tile>) {
        match cue {
            Cue::Sound(_) => hear(cue),
            Cue::Shake(tile) => self.add(*tile, Shape::Shake),
            Cue::Flash(tile, tone) => self.add(*tile, Shape::Flash(*tone)),
            Cue::Float { spot, text, tone } => self.add(*spot, Shape::Float(text.clone(), *tone)),
        }
    }

    fn add(self, tile: Tile, shape: Shape) {
        let number = self.count.get_value() + 1;
        self.count.set_value(number);
        let born = clock::elapsed();
        self.all.update(|all| all.push(Spark { number, tile, shape, born }));
        set_timeout(
            move || {
                // The table may have been left since.
                let _ = self.all.try_update(|all| all.retain(|spark| spark.number != number));
            },
            SPARK_STAYS,
        );
    }
}
