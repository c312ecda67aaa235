//! What all buildings reach, kept while they stand.

use std::sync::Arc;

use grid::Point;

use super::range::Range;
use super::relief::Relief;
use super::watch::{SIZES, Watch};
use crate::{Network, Place, SegmentId, Size};

/// The watches of all buildings, in their order. Whoever stands where somebody stood before and reaches as far is not
/// worked out again. It is also told the other way round: for each stretch of a way, who reaches it.
#[derive(Clone, Debug, Default)]
pub struct Watches {
    posts: Vec<Post>,
    /// Numbers that hold a bit for each building.
    words: usize,
    /// For each piece of a way, each stretch of it and each size, who reaches it.
    watchers: Vec<u64>,
}

/// A building, and what it reaches.
#[derive(Clone, Debug)]
struct Post {
    from: Point,
    range: Range,
    watch: Arc<Watch>,
}

impl Watches {
    /// From now on these are the buildings, of the same world as those before.
    pub fn renew(
        &mut self,
        relief: &Relief,
        network: &Network,
        buildings: impl IntoIterator<Item = (Point, Range)>,
    ) {
        let before = std::mem::take(&mut self.posts);
        let post = |(place, (from, range)): (usize, (Point, Range))| {
            // Most are where they were, or one earlier because somebody else is gone.
            let near = before.get(place.saturating_sub(1)..).unwrap_or_default();
            let kept = near.iter().chain(&before).find(|post| post.from == from && post.range == range);
            let new = || Arc::new(Watch::new(relief, network, from, &range));
            Post { from, range, watch: kept.map_or_else(new, |post| post.watch.clone()) }
        };
        self.posts.extend(buildings.into_iter().enumerate().map(post));
        self.turn_around(network);
    }

    /// What a building reaches.
    ///
    /// # Panics
    /// When there is no such building.
    #[inline]
    pub fn get(&self, building: usize) -> &Watch {
        &self.posts[building].watch
    }

    /// Who reaches an attacker of a size at a place: a bit for each building, the first one lowest, as many numbers as
    /// it takes.
    ///
    /// # Panics
    /// When there is no such place.
    #[inline]
    pub fn watchers(&self, place: Place, size: Size) -> &[u64] {
        let stretch = 32 * usize::from(place.segment.0) + place.stretch() as usize;
        let first = (2 * stretch + usize::from(size != Size::Small)) * self.words;
        &self.watchers[first..first + self.words]
    }

    /// Which buildings reach an attacker of a size at a place, in their order.
    ///
    /// # Panics
    /// When there is no such place.
    pub fn who_reaches(&self, place: Place, size: Size) -> impl Iterator<Item = usize> {
        self.watchers(place, size).iter().enumerate().flat_map(|(word, bits)| {
            let next = |bits: &u64| Some(bits & (bits - 1)).filter(|rest| *rest != 0);
            let each = std::iter::successors(Some(*bits).filter(|bits| *bits != 0), next);
            each.map(move |bits| 64 * word + bits.trailing_zeros() as usize)
        })
    }

    fn turn_around(&mut self, network: &Network) {
        let pieces = network.segments().len();
        self.words = self.posts.len().div_ceil(64);
        self.watchers.clear();
        self.watchers.resize(pieces * 32 * SIZES.len() * self.words, 0);
        for (building, post) in self.posts.iter().enumerate() {
            for id in 0..u16::try_from(pieces).expect("a world has few pieces of ways") {
                for (place, size) in SIZES.into_iter().enumerate() {
                    let mut stretches = post.watch.stretches(SegmentId(id), size);
                    while stretches != 0 {
                        let stretch = 32 * usize::from(id) + stretches.trailing_zeros() as usize;
                        let word = (2 * stretch + place) * self.words + building / 64;
                        self.watchers[word] |= 1 << (building % 64);
                        stretches &= stretches - 1;
                    }
                }
            }
        }
    }
}
