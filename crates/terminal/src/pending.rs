//! What waits for a question to be answered.

use crate::keys::Action;

/// What happens to a run of one player when the question is answered with yes.
#[derive(Clone, Copy)]
pub(crate) enum Pending<Command> {
    Play(Command),
    Abandon,
    /// Leave a run that is not saved.
    Leave,
}

impl<Command> Pending<Command> {
    /// The keys for yes and for no. Nothing lethal is done, and no run given up, by the key that is
    /// under the finger.
    pub(crate) const fn keys(&self) -> [Action; 2] {
        match self {
            Self::Play(_) => [Action::Confirm, Action::Back],
            Self::Abandon => [Action::Abandon, Action::Confirm],
            Self::Leave => [Action::Back, Action::Confirm],
        }
    }
}
