//! Pictures that are drawn when something changes, and again and again only while they change by
//! themselves.

use leptos::prelude::*;

/// Keeps a picture drawn for as long as its page is open.
pub(crate) fn keep_drawn(draw: impl Fn() + Copy + 'static, is_alive: impl Fn() -> bool + Copy + 'static) {
    let rolling = Rolling { draw, is_alive, is_on: StoredValue::new(false) };
    Effect::new(move |_| {
        draw();
        if !rolling.is_on.get_value() && is_alive() {
            rolling.roll();
        }
    });
}

#[derive(Clone, Copy)]
struct Rolling<Draw, IsAlive> {
    draw: Draw,
    /// Whether the picture changes by itself.
    is_alive: IsAlive,
    /// Whether the next frame is already asked for.
    is_on: StoredValue<bool>,
}

impl<Draw: Fn() + Copy + 'static, IsAlive: Fn() -> bool + Copy + 'static> Rolling<Draw, IsAlive> {
    fn roll(self) {
        self.is_on.set_value(true);
        request_animation_frame(move || {
            // The page may have been left.
            if self.is_on.try_get_value().is_none() {
                return;
            }
            let is_alive = untrack(|| {
                (self.draw)();
                (self.is_alive)()
            });
            if is_alive {
                self.roll();
            } else {
                self.is_on.set_value(false);
            }
        });
    }
}
