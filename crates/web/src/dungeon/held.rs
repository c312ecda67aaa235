//! A finger that stays on a tile looks at it instead of going there.

use std::time::Duration;

use grid::Point;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

/// How long a finger has to stay.
const LONG: Duration = Duration::from_millis(450);

/// The press that is going on.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    /// What a look does.
    look: Callback<Point>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Whether the press was long enough to be a look.
    is_long: StoredValue<bool>,
}

impl Held {
    pub(crate) fn new(look: Callback<Point>) -> Self {
        Self { look, timer: StoredValue::new(None), is_long: StoredValue::new(false) }
    }

    /// A finger or a button went down on a tile.
    pub(crate) fn begin(self, at: Point) {
        self.lift();
        self.is_long.set_value(false);
        let look = move || {
            // The page may have been left since.
            if self.is_long.try_update_value(|is_long| *is_long = true).is_some() {
                self.look.run(at);
            }
        };
        self.timer.set_value(set_timeout_with_handle(look, LONG).ok());
    }

    /// It went up again.
    pub(crate) fn lift(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Whether the click that ends a press was a look already.
    pub(crate) fn ends(self) -> bool {
        self.lift();
        self.is_long.try_update_value(std::mem::take).unwrap_or_default()
    }
}
