//! The beat of all that lives on the field: a few pictures a second, and none where nothing lives.

use std::time::Duration;

use leptos::prelude::*;
use stage::Millis;

/// How long a picture stays, in milliseconds.
const EVERY: Millis = 180;

/// Which picture of all that lives is to be seen at a moment.
pub(super) fn beat_at(now: Millis) -> u32 {
    // All of them have come and gone after a few dozen, so it does not matter where the count is cut off.
    u32::try_from((now / EVERY) & 0x00ff_ffff).unwrap_or(0)
}

/// Tells with each beat that another picture is due, as long as something lives and the page is seen.
pub(super) fn pulse(is_alive: impl Fn() -> bool + 'static) -> Trigger {
    let due = Trigger::new();
    let tick = move || {
        if !document().hidden() && untrack(&is_alive) {
            due.notify();
        }
    };
    // Without a clock everything stands still, which loses no fact.
    let timer = set_interval_with_handle(tick, Duration::from_millis(EVERY)).ok();
    on_cleanup(move || {
        if let Some(timer) = timer {
            timer.clear();
        }
    });
    due
}
