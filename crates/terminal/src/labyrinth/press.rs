//! The keys of the tower, as the stage knows them.

use labyrinth::Flask;
use stage::labyrinth::{Act, Press};

use crate::dungeon;
use crate::keys::Action;

/// What an action presses in the tower, if it is one of the tower's.
pub(super) fn press(action: Action) -> Option<Press> {
    let act = match action {
        Action::Wait => Act::Wait,
        Action::Guard => Act::Guard,
        Action::Dash => Act::Dash,
        Action::CloseDoor => Act::Close,
        Action::Bow => Act::Shoot,
        Action::Potion => Act::Drink(Flask::Potion),
        Action::Tonic => Act::Drink(Flask::Tonic),
        Action::Mana => Act::Drink(Flask::Mana),
        Action::Trade => Act::Trade,
        Action::Pack => Act::Bag,
        Action::Drop => Act::Drop,
        Action::Scout => Act::Scout,
        _ => return dungeon::press(action),
    };
    Some(Press::Own(act))
}
