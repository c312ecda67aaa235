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

    /// What becomes of an action that is no press now; nothing of those that are.
    pub(super) fn beside(self, action: Action) -> Option<Heard> {
        match action {
            // Nobody has a hand in what a bot does.
            Action::HINT if self.is_watched() => return Some(Heard::No),
            Action::HINT => self.advise(),
            Action::MAP => self.board.tap(Tap::Map),
            Action::CONFIRM if self.is_watched() => self.pause(),
            Action::PACK if self.is_watched() => self.board.tap(Tap::Pack),
            _ => return None,
        }
        Some(Heard::Yes)
    }
}
