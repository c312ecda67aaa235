//! Two who go together.

use super::scene::Scene;
use crate::{Cells, Command, Hero};

impl Scene<'_> {
    /// The other one, if there is another.
    fn friend(&self) -> Option<&Hero> {
        let own = usize::from(self.seat.index());
        self.view.heroes.iter().enumerate().find(|(place, _)| *place != own).map(|(_, hero)| hero)
    }

    /// To whoever lies and can still be helped, and waits there.
    pub(super) fn revive(&self) -> Option<Command> {
        let friend = self.friend().filter(|friend| friend.down.is_some_and(|left| left.0 > 0))?;
        if friend.at.distance(self.at()) == 1 {
            return Some(Command::Wait);
        }
        self.safe_step(&(Cells::of(friend.at).spread() - Cells::of(friend.at)))
    }

    /// On the stairs one waits for the other, who has nothing left to do either.
    pub(super) fn await_friend(&self) -> Option<Command> {
        self.friend().filter(|friend| friend.stands() && self.view.stairs == Some(self.at()))?;
        Some(Command::Wait)
    }
}
