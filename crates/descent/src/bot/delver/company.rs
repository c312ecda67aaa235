//! Two who go together.

use super::scene::Scene;
use crate::bot::together::{awaits_friend, friend};
use crate::{Cells, Command};

impl Scene<'_> {
    /// To whoever lies and can still be helped, and waits there.
    pub(super) fn revive(&self) -> Option<Command> {
        let friend =
            friend(self.view, self.seat).filter(|friend| friend.down.is_some_and(|left| left.0 > 0))?;
        if friend.at.distance(self.at()) == 1 {
            return Some(Command::Wait);
        }
        self.safe_step(&(Cells::of(friend.at).spread() - Cells::of(friend.at)))
    }

    /// By the stairs one waits for the other, who has nothing left to do either.
    pub(super) fn await_friend(&self) -> Option<Command> {
        awaits_friend(self.view, self.seat).then_some(Command::Wait)
    }
}
