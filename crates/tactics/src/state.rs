//! A match of 5×5 Tactics at one moment.

use engine::{Seats, Seed, SplitMix64};
use serde::{Deserialize, Serialize};

use crate::{Allowance, Content, Draft, Position, REFEREE, Side, Stage, Stats};

/// A match. Only [`engine::Game::play`] changes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tactics {
    pub(crate) position: Position,
    pub(crate) content: Content,
    /// The heroes' numbers, which characters that are brought along can change.
    pub(crate) heroes: [Stats; 2],
    /// The picks so far. Each is a secret of its side until both are locked.
    pub(crate) drafts: [Draft; 2],
    pub(crate) luck: Luck,
}

const _: () = assert!(size_of::<Tactics>() <= 512, "search copies a match at every step");

/// The luck that nobody has seen yet, by purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Luck {
    /// The kinds of buff tiles after the next.
    pub(crate) tiles: SplitMix64,
    /// The omens after those that are shown.
    pub(crate) omens: SplitMix64,
    /// What a draft that takes too long is filled with.
    pub(crate) picks: SplitMix64,
}

impl Luck {
    pub(crate) fn of(seed: Seed) -> Self {
        let stream = |name| seed.branch(name).stream();
        Self { tiles: stream("tiles"), omens: stream("omens"), picks: stream("picks") }
    }
}

impl Tactics {
    /// What both players may see.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The numbers of the match.
    pub const fn content(&self) -> &Content {
        &self.content
    }

    /// Whom the match waits for besides the referee.
    #[inline]
    pub(crate) fn deciding(&self) -> impl Iterator<Item = Side> {
        let stage = self.position.stage;
        Side::ALL.into_iter().filter(move |&side| match stage {
            Stage::Draft => !self.drafts[side.index()].locked,
            Stage::Action => side == self.position.mover,
            Stage::Choice(chooser) => side == chooser,
            Stage::Over(_) => false,
        })
    }

    /// The seats that may give a command while the match is on.
    #[inline]
    pub(crate) fn awaited(&self) -> Seats {
        self.deciding().fold(Seats::only(REFEREE), |seats, side| seats.and(side.seat()))
    }

    /// The clock that runs now, and for whom; none when the match is over.
    pub fn allowance(&self) -> Option<Allowance> {
        let clock = &self.content.clock;
        let time = match self.position.stage {
            Stage::Draft => clock.draft,
            Stage::Action => clock.action,
            Stage::Choice(_) => clock.choice,
            Stage::Over(_) => return None,
        };
        let mut seats = self.deciding().map(Side::seat);
        let first = Seats::only(seats.next()?);
        let seats = seats.fold(first, Seats::and);
        Some(Allowance { seats, time, grace: clock.grace })
    }
}
