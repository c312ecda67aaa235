//! Rows of floors that are no wider than a long word.

use super::Cells;

impl<const HEIGHT: usize, const WORDS: usize> Cells<HEIGHT, WORDS> {
    /// Fails to compile for floors whose rows or columns do not fit into a long word.
    pub(crate) const FITS: () =
        assert!(HEIGHT <= 128 && WORDS <= 2, "sight needs floors of at most 128 columns and rows");

    /// A row as a long word, the lowest bit for the first column; none above and below the floor.
    #[inline]
    pub(crate) fn long_row(&self, y: u8) -> u128 {
        let row = |word: usize| self.words.get(word).and_then(|rows| rows.get(usize::from(y)));
        u128::from(*row(0).unwrap_or(&0)) | u128::from(*row(1).unwrap_or(&0)) << 64
    }

    /// Writes a row.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a long word is two words")]
    pub(crate) fn set_long_row(&mut self, y: u8, row: u128) {
        for (word, rows) in self.words.iter_mut().enumerate() {
            rows[usize::from(y)] = (row >> (64 * word)) as u64;
        }
    }
}
