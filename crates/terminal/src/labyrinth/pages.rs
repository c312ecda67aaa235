//! The map, while it lies over the floor.

use crate::keys::Action;

/// How far a page of the map reaches.
const LEAP: usize = 8;

/// The map of the floor, scrolled down by so many rows; nothing while it follows the hero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct MapPage(Option<usize>);

impl MapPage {
    /// The first row that is shown; nothing while that is for the hero to say.
    pub(super) const fn first(self) -> Option<usize> {
        self.0
    }

    /// The page after an action; nothing when it is closed.
    pub(super) fn act(self, action: Action, rows: usize) -> Option<Self> {
        let first = self.0.unwrap_or(0);
        let first = match action {
            Action::UP | Action::NORTH => first.saturating_sub(1),
            Action::DOWN | Action::SOUTH => (first + 1).min(rows),
            Action::PAGE_UP => first.saturating_sub(LEAP),
            Action::PAGE_DOWN => (first + LEAP).min(rows),
            Action::FIRST => 0,
            Action::LAST => rows,
            _ => return None,
        };
        Some(Self(Some(first)))
    }
}
