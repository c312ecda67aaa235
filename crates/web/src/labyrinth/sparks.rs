//! Letters that rise from a tile, and noises.

use std::time::Duration;

use grid::Point;
use leptos::prelude::*;
use stage::Millis;
use stage::dungeon::{Motion, POPUP_STAYS, Role};
use stage::labyrinth::Cue;

use super::field::{Popup, corner};
use crate::clock;
use crate::sound::{self, Patch};

/// What rises. Whoever paints follows `all` and looks at how old each is.
#[derive(Clone, Copy)]
pub(super) struct Sparks {
    pub(super) all: RwSignal<Vec<Spark>>,
    count: StoredValue<u64>,
}

/// Letters that rise from a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spark {
    number: u64,
    at: Point,
    /// What they say.
    pub(super) text: String,
    role: Role,
    /// When they began, on the clock of the page.
    born: Millis,
}

impl Sparks {
    pub(super) fn new() -> Self {
        Self { all: RwSignal::new(Vec::new()), count: StoredValue::new(0) }
    }

    /// Plays a cue with all that there is to see.
    pub(super) fn play(self, cue: &Cue) {
        match cue {
            Cue::Noise(_) => hear(cue),
            Cue::Popup { at, text, role } => self.add(*at, text.clone(), *role),
        }
    }

    /// What rises now, as the painter wants it.
    pub(super) fn popups(self, now: Millis, motion: Motion) -> Vec<Popup> {
        self.all.with(|all| all.iter().map(|spark| spark.popup(now, motion)).collect())
    }

    fn add(self, at: Point, text: String, role: Role) {
        let number = self.count.get_value() + 1;
        self.count.set_value(number);
        let born = clock::elapsed();
        self.all.update(|all| all.push(Spark { number, at, text, role, born }));
        set_timeout(
            move || {
                // The table may have been left since.
                let _ = self.all.try_update(|all| all.retain(|spark| spark.number != number));
            },
            Duration::from_millis(POPUP_STAYS),
        );
    }
}

impl Spark {
    fn popup(&self, now: Millis, motion: Motion) -> Popup {
        let age = now.saturating_sub(self.born);
        Popup { at: corner(self.at), text: self.text.clone(), role: self.role, age, motion }
    }
}

/// Plays a cue for the ears alone.
pub(super) fn hear(cue: &Cue) {
    if let Cue::Noise(noise) = cue {
        sound::play(&Patch::of_tower(*noise));
    }
}
