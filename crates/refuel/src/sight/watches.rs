//! What all buildings reach, kept while they stand.

use std::sync::Arc;

use grid::Point;

use super::range::Range;
use super::relief::Relief;
use super::watch::{SIZES, Watch};
use crate::{Network, Place, SegmentId, Size};

/// The watches of all buildings, in their order. Whoever stands where somebody stood before and reaches as far is not
/// worked out again. It is also told the other way round: for each stretch of a way, who reaches it. Copies share what
/// they hold.
#[derive(Clone, Debug, Default)]
pub struct Watches(Arc<Posts>);

#[derive(Debug, Default)]
struct Posts {
    all: Vec<Post>,
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
        let before = &self.0.all;
        let post = |(place, (from, range)): (usize, (Point, Range))| {
            // Most are where they were, or one earlier because somebody else is gone.
            let near = before.get(place..).unwrap_or_default();
            let kept = near.iter().chain(before).find(|post| post.from == from && post.range == range);
            let new = || Arc::new(Watch::new(relief, network, from, &range));
            Post { from, range, watch: kept.map_or_else(new, |post| post.watch.clone()) }
        };
        let posts: Vec<Post> = buildings.into_iter().enumerate().map(post).collect();
        let is_same = |(one, other): (&Post, &Post)| Arc::ptr_eq(&one.watch, &other.watch);
        if posts.len() != before.len() || !posts.iter().zip(before).all(is_same) {
            self.0 = Arc::new(Posts::new(network, posts));
        }
    }

    /// What a building reaches.
    ///
    /// # Panics
    /// When there is no such building.
    #[inline]
    pub fn get(&self, building: usize) -> &Watch {
        &self.0.all[building].watch
    }

    /// Who reaches an attacker of a size at a place: a bit for each building, the first one lowest, as many numbers as
    /// it takes.
    ///
    /// # Panics
    /// When there is no such place.
    #[inline]
    pub fn watchers(&self, place: Place, size: Size) -> &[u64] {
        let stretch = 32 * usize::from(place.segment.0) + place.stretch() as usize;
        let first = (2 * stretch + usize::from(size != Size::Small)) * self.0.words;
        &self.0.watchers[first..first + self.0.words]
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
}

impl Posts {
    fn new(network: &Network, posts: Vec<Post>) -> Self {
        let pieces = network.segments().len();
        let words = posts.len().div_ceil(64);
        let mut watchers = vec![0; pieces * 32 * SIZES.len() * words];
        for (building, post) in posts.iter().enumerate() {
            for id in 0..u16::try_from(pieces).expect("a world has few pieces of ways") {
                for (place, size) in SIZES.into_iter().enumerate() {
                    let mut stretches = post.watch.stretches(SegmentId(id), size);
                    while stretches != 0 {
                        let stretch = 32 * usize::from(id) + stretches.trailing_zeros() as usize;
                        watchers[(2 * stretch + place) * words + building / 64] |= 1 << (building % 64);
                        stretches &= stretches - 1;
                    }
                }
            }
        }
        Self { all: posts, words, watchers }
    }
}
