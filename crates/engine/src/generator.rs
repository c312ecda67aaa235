//! The one random generator of the house: `SplitMix64`.
//!
//! Its whole state is a counter of 64 bits, so a game can hold several named streams and
//! still clone quickly, and its output is fixed by arithmetic that every platform shares.

use serde::{Deserialize, Serialize};

/// The golden ratio as an odd 64-bit step.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Spreads every input bit over all output bits; a bijection.
pub(crate) const fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// A stream of random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SplitMix64 {
    counter: u64,
}

impl SplitMix64 {
    /// The stream that starts at this counter.
    pub const fn new(counter: u64) -> Self {
        Self { counter }
    }

    /// The next 64 bits.
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.counter = self.counter.wrapping_add(STEP);
        mix(self.counter)
    }

    /// A number below `bound`, each with exactly the same chance.
    ///
    /// # Panics
    /// When `bound` is zero.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let [number] = each_below(bound, || self.next());
        number
    }
}

/// Several numbers below `bound`, from one draw of 64 bits; every row of numbers has exactly
/// the same chance.
///
/// The draw is read as a fraction of 2⁶⁴, and the numbers are its digits to the base
/// `bound`. What is left after the last digit tells how far the draw lies into its share;
/// the few lowest places belong to no full share and are drawn again.
///
/// # Panics
/// When `bound` is zero, or when there are 2³² rows or more.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the two halves of a product are what is wanted")]
pub(crate) fn each_below<const COUNT: usize>(bound: u32, mut draw: impl FnMut() -> u64) -> [u32; COUNT] {
    let rows = rows::<COUNT>(bound);
    loop {
        let mut rest = draw();
        let mut digit = |base: u32| {
            let product = u128::from(rest) * u128::from(base);
            rest = product as u64;
            (product >> 64) as u32
        };
        let mut numbers = [0; COUNT];
        // Two digits at a time: each multiplication waits for the one before.
        for pair in numbers.chunks_mut(2) {
            if let [first, second] = pair {
                let both = digit(bound * bound);
                (*first, *second) = (both / bound, both % bound);
            } else {
                pair[0] = digit(bound);
            }
        }
        if rest >= rows || is_in_share(rest, rows) {
            return numbers;
        }
    }
}

/// Apart from the rest and hardly ever asked, because a division takes as long as a draw.
#[cold]
const fn is_in_share(rest: u64, rows: u64) -> bool {
    rest >= rows.wrapping_neg() % rows
}

/// A draw that [`each_below`] reads these numbers from: the one in the middle of their share.
///
/// # Panics
/// As [`each_below`].
pub(crate) fn draw_of<const COUNT: usize>(numbers: [u32; COUNT], bound: u32) -> u64 {
    let row = numbers.iter().fold(0, |row, &number| row * u128::from(bound) + u128::from(number));
    let middle = ((2 * row + 1) << 63) / u128::from(rows::<COUNT>(bound));
    u64::try_from(middle).expect("a row is one of all the rows")
}

/// How many rows of numbers there are.
#[inline]
fn rows<const COUNT: usize>(bound: u32) -> u64 {
    assert!(bound > 0, "a draw needs something to draw from");
    u64::from((0..COUNT).fold(1, |rows: u32, _| rows.checked_mul(bound).expect("few enough rows")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_the_published_splitmix64() {
        let mut stream = SplitMix64::new(1_234_567);
        let drawn: Vec<u64> = (0..5).map(|_| stream.next()).collect();
        assert_eq!(
            drawn,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ]
        );
    }

    #[test]
    fn bounded_draws_are_frozen() {
        let mut stream = SplitMix64::new(7);
        let drawn: Vec<u32> = (0..16).map(|_| stream.below(6) + 1).collect();
        assert_eq!(drawn, [3, 1, 6, 4, 3, 2, 3, 2, 1, 3, 1, 6, 6, 6, 6, 4]);
    }

    #[test]
    fn bounded_draws_are_even() {
        let mut stream = SplitMix64::new(3);
        let mut counts = [0_u32; 6];
        for _ in 0..600_000 {
            counts[stream.below(6) as usize] += 1;
        }
        // Five standard deviations of a fair die.
        for count in counts {
            assert!(count.abs_diff(100_000) < 1_450, "{counts:?}");
        }
    }

    /// The numbers that are read from a draw, or nothing when it is drawn again.
    fn read<const COUNT: usize>(bound: u32, draw: u64) -> Option<[u32; COUNT]> {
        let mut draws = [draw, draw_of([0; COUNT], bound)].into_iter();
        let numbers = each_below(bound, || draws.next().expect("the middle of a share is never drawn again"));
        draws.next().map(|_| numbers)
    }

    /// Counts the draws of some rows: a share of 2⁶⁴ is whole draws and a rest, and where the rest
    /// adds a draw to a share, one of its draws is drawn again.
    #[track_caller]
    fn is_exactly_even<const COUNT: usize>(bound: u32) {
        let rows = u128::from(rows::<COUNT>(bound));
        let start = |row: u128| (row << 64).div_ceil(rows);
        let last = rows - 1;
        let mut drawn_again = 0;
        for row in (0..rows.min(2_000)).chain([last / 3, last / 2, last - last / 5, last]) {
            let first = u64::try_from(start(row)).expect("a share begins below 2⁶⁴");
            let again = u128::from(read::<COUNT>(bound, first).is_none());
            assert_eq!(start(row + 1) - start(row) - again, (1 << 64) / rows, "row {row} of {rows}");
            assert!(read::<COUNT>(bound, first + 1).is_some(), "row {row} of {rows}");
            drawn_again += again;
        }
        assert_eq!(drawn_again == 0, rows.is_power_of_two(), "{rows} rows");
    }

    #[test]
    fn no_number_has_a_draw_more_than_another() {
        for bound in [2, 3, 6, 64, 100, 1_000, 3_000_000_000, u32::MAX] {
            is_exactly_even::<1>(bound);
        }
        is_exactly_even::<2>(6);
        is_exactly_even::<3>(20);
        is_exactly_even::<4>(8);
    }

    #[test]
    fn every_row_of_numbers_has_a_draw() {
        for row in 0..1296 {
            let numbers = [row / 216, row / 36 % 6, row / 6 % 6, row % 6];
            assert_eq!(each_below(6, || draw_of(numbers, 6)), numbers);
        }
        for number in [0, 1, u32::MAX / 2, u32::MAX - 1] {
            assert_eq!(each_below(u32::MAX, || draw_of([number], u32::MAX)), [number]);
        }
    }

    #[test]
    fn a_bound_of_one_leaves_no_choice() {
        assert_eq!(SplitMix64::new(0).below(1), 0);
    }
}
