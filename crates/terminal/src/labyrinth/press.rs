//! The keys of the tower, as the stage knows them.

use grid::Direction;
use labyrinth::Flask;
use stage::labyrinth::Press;

use crate::keys::Action;

/// What an action presses in the tower, if it is one of the tower's.
pub(super) const fn press(action: Action) -> Option<Press> {
    Some(match action {
        Action::Up | Action::North => Press::Go(Direction::North),
        Action::Down | Action::South => Press::Go(Direction::South),
        Action::Left | Action::West => Press::Go(Direction::West),
        Action::Right | Action::East => Press::Go(Direction::East),
        Action::Confirm => Press::Confirm,
        Action::Back => Press::Back,
        Action::One => Press::Number(1),
        Action::Two => Press::Number(2),
        Action::Three => Press::Number(3),
        Action::Four => Press::Number(4),
        Action::Target => Press::Next,
        Action::TargetBack => Press::Previous,
        Action::Wait => Press::Wait,
        Action::Guard => Press::Guard,
        Action::Dash => Press::Dash,
        Action::CloseDoor => Press::Close,
        Action::Bow => Press::Shoot,
        Action::Potion => Press::Drink(Flask::Potion),
        Action::Tonic => Press::Drink(Flask::Tonic),
        Action::Mana => Press::Drink(Flask::Mana),
        Action::Trade => Press::Trade,
        Action::Pack => Press::Bag,
        Action::Drop => Press::Drop,
        Action::Scout => Press::Scout,
        Action::Stairs => Press::Stairs,
        Action::Examine => Press::Look,
        Action::Travel => Press::Travel,
        Action::Explore => Press::Explore,
        Action::Rest => Press::Rest,
        _ => return None,
    })
}
