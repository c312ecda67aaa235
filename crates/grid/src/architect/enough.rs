//! Floors that are begun again until they are large enough.

use crate::{Area, Cells, Percent};

/// How much of a floor is to be open, and how often that is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enough {
    /// How much of the rectangle is open at least.
    pub open: Percent,
    /// How often a floor is begun before nothing comes of it.
    pub tries: u32,
}

impl Enough {
    /// The first attempt that is large enough.
    pub(crate) fn first<const HEIGHT: usize, const WORDS: usize>(
        self,
        within: Area,
        mut attempt: impl FnMut() -> Option<Cells<HEIGHT, WORDS>>,
    ) -> Option<Cells<HEIGHT, WORDS>> {
        let least = self.open.of(within.tiles()).max(1) as usize;
        (0..self.tries).find_map(|_| attempt().filter(|open| open.len() >= least))
    }
}
