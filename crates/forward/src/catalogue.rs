//! What a seed has in store, for catalogues that are compared from version to version.

use engine::Seed;

use crate::deck::Spread;
use crate::{Card, Content, Location, Slot};

/// The cards of each location in the order they are dealt, as long as no peek sends any
/// back. They depend on the seed and the counts alone, not on what was played before.
pub fn catalogue(content: &Content, seed: Seed) -> [Vec<Card>; Location::COUNT] {
    let mut decks = [const { Vec::new() }; Location::COUNT];
    for location in Location::all() {
        let mut spread = Spread::shuffled(&content.cards, &mut location.dice(seed));
        while spread.deal(Slot::Left) {
            decks[location.index()].push(spread.take(Slot::Left));
        }
    }
    decks
}
