//! What can be asked for in every dungeon, and what it presses. With which keys is said by the game.

use grid::Direction;

use super::Press;
use crate::keys::Action;

#[expect(missing_docs, reason = "they are called what they are, and the rows of a game say what they do")]
impl Action {
    pub const NORTH: Self = Self::named("north");
    pub const WEST: Self = Self::named("west");
    pub const SOUTH: Self = Self::named("south");
    pub const EAST: Self = Self::named("east");
    pub const FOUR: Self = Self::named("four");
    pub const EXPLORE: Self = Self::named("explore");
    pub const TRAVEL: Self = Self::named("travel");
    pub const REST: Self = Self::named("rest");
    pub const STAIRS: Self = Self::named("stairs");
    pub const EXAMINE: Self = Self::named("examine");
    pub const TARGET: Self = Self::named("target");
    pub const TARGET_BACK: Self = Self::named("target_back");
    pub const MAP: Self = Self::named("map");
    pub const PACK: Self = Self::named("pack");
    pub const BOT: Self = Self::named("bot");
}

/// What an action presses in a dungeon, if it is one that every dungeon has.
pub fn press<Own>(action: Action) -> Option<Press<Own>> {
    Some(match action {
        Action::UP | Action::NORTH => Press::Go(Direction::North),
        Action::DOWN | Action::SOUTH => Press::Go(Direction::South),
        Action::LEFT | Action::WEST => Press::Go(Direction::West),
        Action::RIGHT | Action::EAST => Press::Go(Direction::East),
        Action::CONFIRM => Press::Confirm,
        Action::BACK => Press::Back,
        Action::ONE => Press::Number(1),
        Action::TWO => Press::Number(2),
        Action::THREE => Press::Number(3),
        Action::FOUR => Press::Number(4),
        Action::TARGET => Press::Next,
        Action::TARGET_BACK => Press::Previous,
        Action::STAIRS => Press::Stairs,
        Action::EXAMINE => Press::Look,
        Action::TRAVEL => Press::Travel,
        Action::EXPLORE => Press::Explore,
        Action::REST => Press::Rest,
        _ => return None,
    })
}
