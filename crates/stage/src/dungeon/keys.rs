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

/// Rows that every dungeon has alike, for the place of each.
pub(crate) mod rows {
    use crate::keys::{Action, Place, Row};

    pub(crate) const fn north(here: Place) -> Row {
        Row::new(Action::NORTH, "A step up").terminal(here, &["w"])
    }

    pub(crate) const fn west(here: Place) -> Row {
        Row::new(Action::WEST, "A step to the left").terminal(here, &["a"])
    }

    pub(crate) const fn south(here: Place) -> Row {
        Row::new(Action::SOUTH, "A step down").terminal(here, &["s"])
    }

    pub(crate) const fn east(here: Place) -> Row {
        Row::new(Action::EAST, "A step to the right").terminal(here, &["d"])
    }

    pub(crate) const fn dash(here: Place) -> Row {
        Row::new(Action::DASH, "Dash in a direction")
            .browser(here, &["r"])
            .terminal(here, &["r"])
            .terminal_words("dash; a way to go follows")
    }

    pub(crate) const fn explore(here: Place) -> Row {
        Row::new(Action::EXPLORE, "Explore until something happens")
            .browser(here, &["o"])
            .terminal(here, &["o"])
    }

    pub(crate) const fn travel(here: Place) -> Row {
        Row::new(Action::TRAVEL, "Choose where to go").terminal(here, &["_"])
    }

    pub(crate) const fn rest(here: Place) -> Row {
        Row::new(Action::REST, "Rest until something happens").browser(here, &["z"]).terminal(here, &["z"])
    }

    pub(crate) const fn examine(here: Place) -> Row {
        Row::new(Action::EXAMINE, "Look around with a cursor")
            .browser(here, &["e"])
            .terminal(here, &["e", ";"])
            .terminal_words("look around")
    }

    pub(crate) const fn target(here: Place) -> Row {
        Row::new(Action::TARGET, "The next target, or the next thing in sight")
            .browser(here, &[","])
            .terminal(here, &["tab"])
            .terminal_words("the next target or sight")
    }

    pub(crate) const fn target_back(here: Place) -> Row {
        Row::new(Action::TARGET_BACK, "The one before").terminal(here, &["backtab"])
    }

    pub(crate) const fn map(here: Place) -> Row {
        Row::new(Action::MAP, "Show or hide the map")
            .browser(here, &["b"])
            .terminal(here, &["b"])
            .terminal_words("the map of the floor")
    }
}
