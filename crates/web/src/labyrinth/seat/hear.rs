//! Which key does what at the table.

use grid::Direction;
use labyrinth::Labyrinth;
use leptos::ev;
use leptos::prelude::*;
use stage::labyrinth::{Act, Press};

use crate::dungeon::{Button, is_in_list};
use crate::keys::{Action, Heard};
use crate::labyrinth::panels::deed::Deed;
use crate::labyrinth::seat::board::Tap;
use crate::labyrinth::seat::play::Play;

impl Play {
    /// A key that is held walks on until something alarming comes up; then it has to be pressed anew.
    /// This hears keys before the table does.
    pub(in crate::labyrinth) fn mind_held_keys(self) {
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
    pub(in crate::labyrinth) fn press_own(self, action: Action) -> Heard {
        match action {
            // Nobody has a hand in what a bot does.
            Action::Hint if self.is_watched() => return Heard::No,
            Action::Hint => self.advise(),
            Action::Map => self.board.tap(Tap::Map),
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
        let in_list = is_in_list::<Labyrinth>(self.board.hand.get_untracked());
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
            _ => return Deed::of(action).map(Button::<Labyrinth>::press),
        })
    }
}
