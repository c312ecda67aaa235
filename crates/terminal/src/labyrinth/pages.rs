//! Pages that lie over the floor for a while.

use crate::keys::Action;
use crate::log;

/// How far a page of the map reaches.
const LEAP: usize = 8;

/// What lies over the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// All messages, scrolled up by so many lines.
    Log(usize),
    /// The map of the floor, scrolled down by so many rows; nothing while it follows the hero.
    Map(Option<usize>),
}

impl Page {
    /// The page after an action; nothing when it is closed.
    pub(super) fn act(self, action: Action, lines: usize, rows: usize) -> Option<Self> {
        match self {
            Self::Log(scrolled) => log::scroll(scrolled, lines, action).map(Self::Log),
            Self::Map(from) => {
                let first = from.unwrap_or(0);
                let first = match action {
                    Action::Up | Action::North => first.saturating_sub(1),
                    Action::Down | Action::South => (first + 1).min(rows),
                    Action::PageUp => first.saturating_sub(LEAP),
                    Action::PageDown => (first + LEAP).min(rows),
                    Action::First => 0,
                    Action::Last => rows,
                    _ => return None,
                };
                Some(Self::Map(Some(first)))
            }
        }
    }
}
