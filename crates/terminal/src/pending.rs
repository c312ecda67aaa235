//! What waits for a question to be answered.

use crate::keys::{Action, named};
use crate::screen::{Desk, Go};
use crate::store::Keeper;

/// What happens to a run of one player when the question is answered with yes.
#[derive(Clone, Copy)]
pub(crate) enum Pending<Command> {
    Play(Command),
    Abandon,
    /// Leave a run that is not saved.
    Leave,
}

/// What comes of an answer.
pub(crate) enum Answer<Command> {
    /// The way to another screen, or none.
    Go(Go),
    /// A command.
    Play(Command),
}

impl<Command> Pending<Command> {
    /// What comes of the key that was pressed.
    pub(crate) fn answered(self, action: Action, keeper: &Keeper, desk: &mut Desk) -> Answer<Command> {
        if action != self.keys()[0] {
            return Answer::Go(Go::Stay);
        }
        match self {
            Self::Play(command) => Answer::Play(command),
            Self::Leave => Answer::Go(Go::Back),
            Self::Abandon => Answer::Go(match desk.store.abandon(keeper.path()) {
                Ok(()) => Go::Back,
                Err(error) => {
                    desk.say(format!("The run cannot be put away: {error}"));
                    Go::Stay
                }
            }),
        }
    }

    /// The keys with what they say.
    pub(crate) fn named_keys(&self) -> Vec<(Action, String)> {
        let [yes, no] = self.keys();
        named(&[(yes, "yes"), (no, "no")])
    }

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
