//! The keys of the board, as the stage knows them.

use stage::tactics::Press;

use crate::keys::Action;

/// What an action presses at the board, if it is one of the board's.
pub(super) const fn press(action: Action) -> Option<Press> {
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
        Action::Next => Press::Next,
        Action::Previous => Press::Previous,
        Action::Other => Press::Other,
        Action::Skill => Press::Skill,
        Action::Wait => Press::Wait,
        _ => return None,
    })
}
