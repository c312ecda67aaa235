//! What can be asked for.

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
