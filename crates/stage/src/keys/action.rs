//! What can be asked for, and what that presses.

/// What a key, a button or a tap asks for, known by its name. The constants stand where the action
/// belongs: those of the house in `keys::shell`, those of a game beside its presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action(&'static str);

impl Action {
    /// An action, by the name under which a player's own keys are kept. Such a name never changes.
    pub(crate) const fn named(name: &'static str) -> Self {
        Self(name)
    }

    /// Its name, with `_` between words.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// Whether it is one of the four ways.
    pub fn is_way(self) -> bool {
        matches!(self, Self::UP | Self::DOWN | Self::LEFT | Self::RIGHT)
    }
}

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
