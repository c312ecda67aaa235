//! The keys of every dungeon, as the stage knows them.

use grid::Direction;
use stage::dungeon::Press;

use crate::keys::Action;

/// What an action presses in a dungeon, if it is one that every dungeon has.
pub(crate) const fn press<Own>(action: Action) -> Option<Press<Own>> {
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
        Action::Stairs => Press::Stairs,
        Action::Examine => Press::Look,
        Action::Travel => Press::Travel,
        Action::Explore => Press::Explore,
        Action::Rest => Press::Rest,
        _ => return None,
    })
}
