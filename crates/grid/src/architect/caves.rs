//! Caves that settle out of noise.

use engine::SplitMix64;

use super::{Architect, Enough, Layout, Smoothing, largest};
use crate::{Area, Cells, Percent};

/// Strews rock at random and lets it settle: wide caves with soft edges and no straight line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caves {
    /// How much is rock at first: 40 makes halls, 47 winding caves.
    pub rock: Percent,
    /// How it settles.
    pub smoothing: Smoothing,
    /// How much of the rectangle the largest cave has to take up.
    pub enough: Enough,
}

impl Caves {
    /// Caves that take up about half of their rectangle.
    pub const DEFAULT: Self = Self {
        rock: Percent(45),
        smoothing: Smoothing::majority(5),
        enough: Enough { open: Percent(40), tries: 20 },
    };
}

impl Default for Caves {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl Architect for Caves {
    fn build<const HEIGHT: usize, const WORDS: usize>(
        &self,
        within: Area,
        stream: &mut SplitMix64,
    ) -> Option<Layout<HEIGHT, WORDS>> {
        let attempt = || {
            let noise: Cells<HEIGHT, WORDS> =
                within.points().filter(|_| !self.rock.happens(stream)).collect();
            Some(largest(&self.smoothing.settle(noise, within)))
        };
        self.enough.first(within, attempt).map(Layout::cave)
    }
}
