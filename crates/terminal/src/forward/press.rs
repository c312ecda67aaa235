//! The keys of the table, as the stage knows them.

use stage::forward::Press;

use crate::keys::Action;

/// What an action presses at the table, if it is one of the table's.
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
        Action::Heal => Press::Heal,
        Action::Peek => Press::Peek,
        Action::Reroll => Press::Reroll,
        Action::Ward => Press::Ward,
        _ => return None,
    })
}
