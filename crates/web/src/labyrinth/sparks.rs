//! Letters that rise from a tile, and noises.

use std::time::Duration;

use grid::Point;
use leptos::prelude::*;
use stage::Millis;
use stage::labyrinth::{Cue, POPUP_STAYS, Role};

use super::field::{self, corner};
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
    pub(super) fn popups(self, now: Millis) -> Vec<field::Popup> {
        self.all.with(|all| all.iter().map(|spark| spark.popup(now)).collect())
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
    fn popup(&self, now: Millis) -> field::Popup {
        let age = now.saturating_sub(self.born);
        popup(self.at, self.text.clone(), self.role, age)
    }
}

/// Rising letters as the painter wants them.
pub(super) fn popup(at: Point, text: String, role: Role, age: Millis) -> field::Popup {
    let role = match role {
        Role::Dealt => field::Role::Dealt,
        Role::Taken => field::Role::Taken,
        Role::Healed => field::Role::Healed,
        Role::Crit => field::Role::Crit,
        Role::Gained => field::Role::Gained,
        Role::Note => field::Role::Note,
    };
    field::Popup { at: corner(at), text, role, age }
}

/// Plays a cue for the ears alone.
pub(super) fn hear(cue: &Cue) {
    if let Cue::Noise(noise) = cue {
        sound::play(&Patch::of_tower(*noise));
    }
}
