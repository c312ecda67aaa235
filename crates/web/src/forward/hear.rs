//! Which key does what at the table.

use leptos::prelude::*;
use stage::forward::{Mode, Press};

use super::moment::Scene;
use super::play::Play;
use crate::keys::{Action, Heard};
use crate::table::{Panel, is_reading};

impl Play {
    /// A key was pressed.
    pub(super) fn listen(self, action: Action) -> Heard {
        if let Some(heard) = self.around.hear(action) {
            return heard;
        }
        let panel = self.around.panel;
        let is_free = self.board.hand.get_untracked().is_none_or(|hand| hand.mode == Mode::Free);
        let is_over = untrack(|| self.board.scene()) == Scene::Over;
        match action {
            Action::Up | Action::Down if is_reading() => return Heard::No,
            Action::Undo => self.undo(),
            Action::Hint => self.hint(),
            Action::Codex => self.desk.go(&self.around.codex()),
            Action::Watch => self.around.go_watch(),
            Action::Help => panel.set(Some(Panel::Keys)),
            Action::Log => panel.set(Some(Panel::Log)),
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
