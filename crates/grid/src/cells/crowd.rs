//! How many tiles of a set lie around each tile.

use super::Cells;

impl<const HEIGHT: usize, const WORDS: usize> Cells<HEIGHT, WORDS> {
    /// The tiles around which at least so many tiles of the set lie, of the nine that touch them, the
    /// tile itself included. Nothing outside of the floor is in the set.
    ///
    /// All tiles of a word are counted together: a count is four bits, and each of the four is a word
    /// of its own.
    #[must_use]
    pub fn crowded(&self, least: u8) -> Self {
        let mut crowded = Self::NONE;
        for word in 0..WORDS {
            let mut above = (0, 0);
            let mut here = self.side_by_side(word, 0);
            for y in 0..HEIGHT {
                let below = if y + 1 < HEIGHT { self.side_by_side(word, y + 1) } else { (0, 0) };
                crowded.words[word][y] = at_least(least, nine([above, here, below]));
                (above, here) = (here, below);
            }
        }
        crowded
    }

    /// How many of the three tiles around each tile of a word lie in its row: ones and twos.
    #[inline]
    fn side_by_side(&self, word: usize, y: usize) -> (u64, u64) {
        let [west, east] = self.beside(word, y);
        let row = self.words[word][y];
        sum(row, row << 1 | west, row >> 1 | east)
    }
}

/// Three bits added up: ones and twos.
#[inline]
const fn sum(one: u64, two: u64, three: u64) -> (u64, u64) {
    (one ^ two ^ three, one & two | one & three | two & three)
}

/// Three rows added up, from ones to eights.
#[inline]
const fn nine([above, here, below]: [(u64, u64); 3]) -> [u64; 4] {
    let (ones, carried) = sum(above.0, here.0, below.0);
    let (some, fours) = sum(above.1, here.1, below.1);
    let (twos, more) = (some ^ carried, some & carried);
    [ones, twos, fours ^ more, fours & more]
}

/// Where a count is no less than a number: from eights down, the first place that differs decides.
#[inline]
fn at_least(least: u8, count: [u64; 4]) -> u64 {
    let (mut larger, mut equal) = (0, u64::MAX);
    for (place, bits) in count.into_iter().enumerate().rev() {
        if least >> place & 1 == 0 {
            larger |= equal & bits;
            equal &= !bits;
        } else {
            equal &= bits;
        }
    }
    larger | equal
}
