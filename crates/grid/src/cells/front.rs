//! The front of a flood, and how it moves on.

use super::{Cells, WORD, above_and_below, handed_over};

/// Tiles that are equally far away, and the columns in which there are any.
#[derive(Clone, Debug)]
pub(crate) struct Front<const HEIGHT: usize, const WORDS: usize> {
    cells: Cells<HEIGHT, WORDS>,
    columns: [u64; WORDS],
}

impl<const HEIGHT: usize, const WORDS: usize> Front<HEIGHT, WORDS> {
    #[inline]
    pub(crate) fn of(cells: Cells<HEIGHT, WORDS>) -> Self {
        Self { cells, columns: cells.columns() }
    }

    #[inline]
    pub(crate) const fn cells(&self) -> &Cells<HEIGHT, WORDS> {
        &self.cells
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.columns == [0; WORDS]
    }

    /// One step over what is dry; where that leads is written over another front. On its own,
    /// because whoever asks for a step has the whole front moved through memory otherwise.
    #[inline(never)]
    pub(crate) fn advance(&self, onto: &mut Self, dry: &mut Cells<HEIGHT, WORDS>) {
        let Self { cells, columns } = self;
        onto.columns = std::array::from_fn(|word| {
            let [west, east] = handed_over::<WORDS>(word, |word| columns[word]);
            let (onto, stale) = (&mut onto.cells.words[word], onto.columns[word]);
            // Of a wide floor often only one half is wet.
            if columns[word] | west | east == 0 {
                if stale != 0 {
                    *onto = [0; HEIGHT];
                }
                return 0;
            }
            let (own, dry) = (&cells.words[word], &mut dry.words[word]);
            let west = (west != 0).then(|| &cells.words[word - 1]);
            let east = (east != 0).then(|| &cells.words[word + 1]);
            match (west, east) {
                (None, None) => flow(own, |_| 0, onto, dry),
                (Some(west), None) => flow(own, |y| west[y] >> (WORD - 1), onto, dry),
                (None, Some(east)) => flow(own, |y| east[y] << (WORD - 1), onto, dry),
                (Some(west), Some(east)) => {
                    flow(own, |y| west[y] >> (WORD - 1) | east[y] << (WORD - 1), onto, dry)
                }
            }
        });
    }
}

/// One step in one word of each row, with what comes in from beside it; gives the columns that are reached.
#[inline]
fn flow<const HEIGHT: usize>(
    own: &[u64; HEIGHT],
    beside: impl Fn(usize) -> u64,
    onto: &mut [u64; HEIGHT],
    dry: &mut [u64; HEIGHT],
) -> u64 {
    let mut reached = 0;
    for y in 0..HEIGHT {
        // The front itself is wet: only what is beside it counts.
        onto[y] = (own[y] << 1 | own[y] >> 1 | beside(y) | above_and_below(own, y)) & dry[y];
        dry[y] &= !onto[y];
        reached |= onto[y];
    }
    reached
}
