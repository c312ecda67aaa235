//! Which key does what at the table.

use leptos::prelude::*;
use stage::forward::{Mode, Press};
use wasm_bindgen::JsCast;

use super::moment::Scene;
use super::play::Play;
use crate::keys::{Action, Heard};

impl Play {
    /// A key was pressed.
    pub(super) fn hear(self, action: Action) -> Heard {
        let is_asked = self.asking.with_untracked(Option::is_some) || self.helping.get_untracked();
        if is_asked || self.elsewhere.get_untracked() {
            return Heard::No;
        }
        let is_free = self.board.hand.get_untracked().is_none_or(|hand| hand.mode == Mode::Free);
        let is_over = untrack(|| self.board.scene()) == Scene::Over;
        match action {
            Action::Up | Action::Down if is_reading() => return Heard::No,
            Action::Undo => self.undo(),
            Action::Hint => self.hint(),
            Action::Codex => self.desk.go(&self.codex()),
            Action::Watch => self.desk.go(&self.watch()),
            Action::Help => self.helping.set(true),
            Action::Log => go_to_log(),
            Action::Again if is_over => self.again(),
            Action::Back if is_free && !self.board.projector.is_showing() => self.leave(),
            _ => match press_of(action) {
                // Whoever hammers on a key in the last fight should see the last page.
                Some(_) if is_over => return Heard::No,
                Some(press) => self.press(press),
                None => return Heard::No,
            },
        }
        Heard::Yes
    }
}

const fn press_of(action: Action) -> Option<Press> {
    Some(match action {
        Action::Up => Press::Up,
        Action::Down => Press::Down,
        Action::Left => Press::Left,
        Action::Right => Press::Right,
        Action::Confirm => Press::Confirm,
        Action::Back => Press::Back,
        Action::One => Press::One,
        Action::Two => Press::Two,
        Action::Three => Press::Three,
        Action::Heal => Press::Heal,
        Action::Peek => Press::Peek,
        Action::Reroll => Press::Reroll,
        Action::Ward => Press::Ward,
        _ => return None,
    })
}

/// Whether the log has the focus, where arrows scroll.
fn is_reading() -> bool {
    document().active_element().is_some_and(|active| active.id() == "fw-log")
}

/// Puts the focus on the log, or takes it away again.
pub(super) fn go_to_log() {
    let Some(log) = document().get_element_by_id("fw-log") else { return };
    let log = log.unchecked_into::<web_sys::HtmlElement>();
    // An element of the page takes and leaves the focus without complaint.
    if is_reading() {
        drop(log.blur());
    } else {
        log.scroll_into_view();
        drop(log.focus());
    }
}
