//! Three dice in any order: fifty-six throws.

use crate::{Bend, Held};

/// How many there are.
pub(super) const COUNT: usize = 56;
/// How many ways to throw three dice.
pub(super) const WAYS: u32 = 216;

/// All throws, each with the ways to throw it.
#[derive(Clone, Debug)]
pub(super) struct Throws {
    throws: [([u8; 3], u32); COUNT],
    index: [[[u8; 6]; 6]; 6],
}

impl Throws {
    pub(super) fn new() -> Self {
        let mut index = [[[0; 6]; 6]; 6];
        let mut throws = [([0; 3], 0); COUNT];
        let mut known = 0;
        for a in 0..6_u8 {
            for b in 0..6_u8 {
                for c in 0..6_u8 {
                    let mut sorted = [a, b, c];
                    sorted.sort_unstable();
                    let [low, middle, high] = sorted.map(usize::from);
                    if sorted == [a, b, c] {
                        index[low][middle][high] = known;
                        throws[usize::from(known)].0 = sorted.map(|face| face + 1);
                        known += 1;
                    }
                }
            }
        }
        for a in 0..6 {
            for b in 0..6 {
                for c in 0..6 {
                    let mut sorted = [a, b, c];
                    sorted.sort_unstable();
                    let [low, middle, high] = sorted;
                    index[a][b][c] = index[low][middle][high];
                    throws[usize::from(index[a][b][c])].1 += 1;
                }
            }
        }
        Self { throws, index }
    }

    pub(super) fn of(&self, held: Held) -> usize {
        let [a, b, c] = held.0.map(|number| usize::from(number) - 1);
        self.index[a][b][c].into()
    }

    /// Every throw with the ways to throw it.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, Held, u32)> + '_ {
        (0..).zip(&self.throws).map(|(throw, &(numbers, ways))| (throw, Held(numbers), ways))
    }

    /// The throw of the next round, where dice are turned over.
    pub(super) fn turned(&self, bend: Bend, held: Held) -> Option<usize> {
        let [a, b, c] = held.0.map(|number| bend.turned(number));
        Some(self.of(Held([a?, b?, c?])))
    }

    /// What dice are worth that nobody has seen.
    pub(super) fn mean(&self, worths: &[u32; COUNT]) -> u32 {
        let ways = self.throws.iter().map(|&(_, ways)| u64::from(ways));
        let sum: u64 = ways.zip(worths).map(|(ways, &worth)| ways * u64::from(worth)).sum();
        u32::try_from(sum / u64::from(WAYS)).expect("a mean is no more than the most")
    }
}

/// What two dice are worth with one more that is still to fall, by their numbers, the lower one first.
pub(super) type Pairs = [[u32; 6]; 6];

/// The means of some worths over one of the three dice.
pub(super) fn means(throws: &Throws, worths: &[u32; COUNT]) -> Pairs {
    let mut pairs = [[0; 6]; 6];
    for (low, row) in pairs.iter_mut().enumerate() {
        for (high, mean) in row.iter_mut().enumerate().skip(low) {
            let sum: u64 =
                throws.index[low][high].iter().map(|&throw| u64::from(worths[usize::from(throw)])).sum();
            *mean = u32::try_from(sum / 6).expect("a mean is no more than the most");
        }
    }
    pairs
}

/// The most that a throw is worth with one of its dice rolled again. Its numbers are sorted.
pub(super) fn best_without_one(pairs: &Pairs, held: Held) -> u32 {
    let [low, middle, high] = held.0.map(|number| usize::from(number) - 1);
    pairs[low][middle].max(pairs[low][high]).max(pairs[middle][high])
}
