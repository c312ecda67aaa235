//! Letters that rise from a tile.

use std::time::Duration;

use grid::Point;
use leptos::prelude::*;
use stage::Millis;
use stage::dungeon::{Cue, Motion, POPUP_STAYS, Role};

use super::field::{Popup, corner};
use crate::browser::clock;

/// What rises. Whoever paints follows `all` and looks at how old each is.
#[derive(Clone, Copy)]
pub(crate) struct Rising {
    pub(crate) all: RwSignal<Vec<Letters>>,
    count: StoredValue<u64>,
}

/// Letters that rise from a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Letters {
    number: u64,
    at: Point,
    /// What they say.
    pub(crate) text: String,
    role: Role,
    /// When they began, on the clock of the page.
    born: Millis,
}

impl Rising {
    pub(crate) fn new() -> Self {
        Self { all: RwSignal::new(Vec::new()), count: StoredValue::new(0) }
    }

    /// Shows what there is to see of a cue.
    pub(crate) fn show<Noise>(self, cue: &Cue<Noise>) {
        if let Cue::Popup { at, text, role } = cue {
            self.add(*at, text.clone(), *role);
        }
    }

    /// What rises now, as the painter wants it.
    pub(crate) fn popups(self, now: Millis, motion: Motion) -> Vec<Popup> {
        self.all.with(|all| all.iter().map(|letters| letters.popup(now, motion)).collect())
    }

    fn add(self, at: Point, text: String, role: Role) {
        let number = self.count.get_value() + 1;
        self.count.set_value(number);
        let born = clock::elapsed();
        self.all.update(|all| all.push(Letters { number, at, text, role, born }));
        set_timeout(
            move || {
                // The table may have been left since.
                let _ = self.all.try_update(|all| all.retain(|letters| letters.number != number));
            },
            Duration::from_millis(POPUP_STAYS),
        );
    }
}

impl Letters {
    fn popup(&self, now: Millis, motion: Motion) -> Popup {
        let age = now.saturating_sub(self.born);
        Popup { at: corner(self.at), text: self.text.clone(), role: self.role, age, motion }
    }
}
