//! Which key does what at the table.

use leptos::ev;
use leptos::prelude::*;

use super::{Play, Played};
use crate::dungeon::Tap;
use crate::keys::{Action, Heard};

impl<D: Played> Play<D> {
    /// A key that is held walks on until something alarming comes up; then it has to be pressed anew.
    /// This hears keys before the table does.
    pub(super) fn mind_held_keys(self) {
        let pressed = window_event_listener(ev::keydown, move |event| {
            let is_heard = self.run.try_update_value(|run| {
                if !event.repeat() {
                    run.heed.pressed_anew();
                }
                run.heed.hears_held_keys()
            });
            if is_heard == Some(false) {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
        });
        on_cleanup(move || pressed.remove());
    }

    /// A key was pressed that is the game's own.
    pub(super) fn press_own(self, action: Action) -> Heard {
        match action {
            // Nobody has a hand in what a bot does.
            Action::Hint if self.is_watched() => return Heard::No,
            Action::Hint => self.advise(),
            Action::Map => self.board.tap(Tap::Map),
            Action::Confirm if self.is_watched() => self.pause(),
            Action::Pack if self.is_watched() => self.board.tap(Tap::Pack),
            _ => match D::pressed(action, self.board) {
                Some(press) => self.press(press),
                None => return Heard::No,
            },
        }
        Heard::Yes
    }
}
