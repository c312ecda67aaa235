//! What actions press.

use super::Action;

/// What actions press at the table of a game: each press by one action alone.
pub(crate) struct Presses<Press: 'static>(pub(crate) &'static [(Action, Press)]);

impl<Press: Copy + PartialEq> Presses<Press> {
    /// What an action presses, if anything.
    pub(crate) fn of(&self, action: Action) -> Option<Press> {
        self.0.iter().find(|(known, _)| *known == action).map(|(_, press)| *press)
    }

    /// The action that presses something.
    pub(crate) fn action(&self, press: Press) -> Option<Action> {
        self.0.iter().find(|(_, known)| *known == press).map(|(action, _)| *action)
    }
}
