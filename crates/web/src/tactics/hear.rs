//! Which key does what at the table.

use leptos::prelude::*;
use stage::tactics::Press;
use tactics::Side;

use super::play::{Page, Play};
use crate::keys::{Action, Heard};
use crate::table::{Panel, is_reading};

impl Play {
    /// A key was pressed.
    pub(super) fn listen(self, action: Action) -> Heard {
        if let Some(heard) = self.around.hear(action) {
            return heard;
        }
        let panel = self.around.panel;
        if self.is_bots_only() {
            self.board.projector.stop();
        } else if self.ends_film() {
            return Heard::Yes;
        }
        match (action, untrack(|| self.page())) {
            (Action::Up | Action::Down, _) if is_reading() => return Heard::No,
            (Action::Codex, _) => self.desk.go(&self.around.codex()),
            (Action::Help, _) => panel.set(Some(Panel::Keys)),
            (Action::Log, Page::Board | Page::Over(_)) => panel.set(Some(Panel::Log)),
            (Action::Undo, Page::Board | Page::Draft(_) | Page::Over(_) | Page::Verdict(..)) => self.undo(),
            // A draft is not to be seen before the reveal.
            (Action::Watch, Page::Board | Page::Over(_)) => self.around.go_watch(),
            (Action::Hint, Page::Board | Page::Draft(_)) => self.hint(),
            (Action::TurnBoard, Page::Board) => self.turn_board(),
            (Action::Back, Page::Over(_) | Page::Verdict(..)) => self.around.leave_at_once(),
            (Action::Again, Page::Over(_)) => self.again(),
            (Action::Again | Action::Confirm, Page::Verdict(lesson, verdict)) => {
                self.go_to_lesson(lesson, verdict);
            }
            (action, Page::Board | Page::Draft(_) | Page::Cover(_)) => match press_of(action) {
                Some(press) => self.press(press),
                None => return Heard::No,
            },
            // Whoever hammers on a key in the last turn should see the last page.
            _ => return Heard::No,
        }
        Heard::Yes
    }

    /// Turns the board round.
    pub(super) fn turn_board(self) {
        self.board.near.update(|near: &mut Side| *near = near.opponent());
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
        Action::Next => Press::Next,
        Action::Previous => Press::Previous,
        Action::Other => Press::Other,
        Action::Skill => Press::Skill,
        Action::Wait => Press::Wait,
        Action::One => Press::One,
        Action::Two => Press::Two,
        Action::Three => Press::Three,
        _ => return None,
    })
}
