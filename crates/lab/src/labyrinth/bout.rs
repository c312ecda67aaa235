//! The fight that is on.

use labyrinth::{Kind, Rank};

/// The bumps of a fight, and the highest rank of those in it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bout {
    pub(super) bumps: u32,
    rank: Option<Rank>,
}

impl Bout {
    /// A foe hits or is hit: it is in the fight.
    pub(super) fn join(&mut self, kind: Kind) {
        self.rank = self.rank.max(Some(kind.rank()));
    }

    /// The highest rank in it; nobody has joined a fight that nobody was hit in.
    pub(super) fn rank(self) -> Option<usize> {
        self.rank.map(|rank| rank as usize)
    }
}
