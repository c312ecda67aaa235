//! The beat of all that lives on the field: a few pictures a second, and none where nothing lives.

use std::time::Duration;

use leptos::prelude::*;

/// How long a picture stays.
const EVERY: Duration = Duration::from_millis(180);

/// Which picture it is: another after each beat in which something lives, as long as the page is seen.
pub(super) fn pulse(is_alive: impl Fn() -> bool + 'static) -> RwSignal<u32> {
    let beat = RwSignal::new(0_u32);
    let tick = move || {
        if !document().hidden() && untrack(&is_alive) {
            beat.update(|beat| *beat = beat.wrapping_add(1));
        }
    };
    // Without a clock everything stands still, which loses no fact.
    let timer = set_interval_with_handle(tick, EVERY).ok();
    on_cleanup(move || {
        if let Some(timer) = timer {
            timer.clear();
        }
    });
    beat
}
