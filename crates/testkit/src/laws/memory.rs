//! What one run leaves for the next to be compared with.

use std::collections::BTreeMap;

use engine::{Game, Seat};

/// What the seats saw in all runs of one setup.
pub(super) struct Memory<G: Game> {
    /// What a seat saw and could do, by the bytes of its view.
    pub(super) views: BTreeMap<(Seat, Vec<u8>), Seen<G>>,
    /// The view after a command that showed nothing, by the seat's view before it.
    pub(super) moves: BTreeMap<(Seat, Vec<u8>, G::Command), Vec<u8>>,
    /// What each seat saw before the first command.
    pub(super) openings: BTreeMap<Seat, Vec<u8>>,
}

/// A view, and what was legal with it.
pub(super) struct Seen<G: Game> {
    pub(super) view: G::View,
    pub(super) legal: Vec<G::Command>,
}

impl<G: Game> Default for Memory<G> {
    fn default() -> Self {
        Self { views: BTreeMap::new(), moves: BTreeMap::new(), openings: BTreeMap::new() }
    }
}
