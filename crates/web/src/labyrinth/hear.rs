//! Which key does what at the table.

use grid::Direction;
use labyrinth::Tower;
use leptos::ev;
use leptos::prelude::*;
use stage::labyrinth::{Act, Press};

use super::board::Tap;
use super::deed::Deed;
use super::play::Play;
use crate::dungeon::{Button, is_in_list};
use crate::keys::{Action, Heard};
use crate::table::{Panel, is_reading};

impl Play {
    /// A key that is held walks on until something alarming comes up; then it has to be pressed anew.
    /// This hears keys before the table does.
    pub(super) fn mind_held_keys(self) {
        let pressed = window_event_listener(ev::keydown, move |event| {
            if !event.repeat() {
                self.is_alarmed.set_value(false);
            } else if self.is_alarmed.get_value() {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
        });
        on_cleanup(move || pressed.remove());
    }

    /// A key was pressed.
    pub(super) fn listen(self, action: Action) -> Heard {
        if let Some(heard) = self.around.hear(action) {
            return heard;
        }
        // A mouse that rests somewhere is not meant by whoever plays with keys.
        self.board.over.set(None);
        let panel = self.around.panel;
        let is_over = untrack(|| self.is_over());
        if matches!(action, Action::Help | Action::Log) {
            self.stop_errand();
        }
        match action {
            Action::Up | Action::Down if is_reading() => return Heard::No,
            // Nobody has a hand in what a bot does.
            Action::Undo | Action::Hint if self.is_watched() => return Heard::No,
            Action::Undo => self.undo(),
            Action::Codex => self.desk.go(&self.around.codex()),
            Action::Watch => self.around.go_watch(),
            Action::Help => panel.set(Some(Panel::Keys)),
            Action::Log => panel.set(Some(Panel::Log)),
            Action::Again if is_over => self.again(),
            Action::Back if is_over => self.around.leave_at_once(),
            // Whoever hammers on a key in the last fight should see the last page.
            _ if is_over => return Heard::No,
            Action::Map => self.board.tap(Tap::Map),
            Action::Hint => self.hint(),
            Action::Confirm if self.is_watched() => self.pause(),
            Action::Pack if self.is_watched() => self.board.tap(Tap::Pack),
            _ => match self.press_of(action) {
                Some(press) => self.press(press),
                None => return Heard::No,
            },
        }
        Heard::Yes
    }

    fn press_of(self, action: Action) -> Option<Press> {
        let in_list = is_in_list::<Tower>(self.board.hand.get_untracked());
        Some(match action {
            Action::Up => Press::Go(Direction::North),
            Action::Down => Press::Go(Direction::South),
            Action::Left => Press::Go(Direction::West),
            Action::Right => Press::Go(Direction::East),
            Action::Confirm => Press::Confirm,
            Action::Back => Press::Back,
            Action::Target => Press::Next,
            Action::Pack => Press::Own(Act::Bag),
            Action::Drop => Press::Own(Act::Drop),
            Action::One if in_list => Press::Number(1),
            Action::Two if in_list => Press::Number(2),
            Action::Three if in_list => Press::Number(3),
            Action::Four if in_list => Press::Number(4),
            _ => return Deed::of(action).map(Button::<Tower>::press),
        })
    }
}
