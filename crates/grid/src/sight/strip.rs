//! A part of a row of a floor, one bit for each tile.

use std::ops::{BitAnd, BitOr, Not, Range, Shl, Shr};

/// A strip of tiles, the lowest bit for the first of them.
pub(super) trait Strip:
    Copy
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// No tile.
    const NONE: Self;

    /// What of a row there is from a column on.
    fn of_row(row: u128, first_column: u8) -> Self;

    /// The row of which this is what there is from a column on.
    fn row(self, first_column: u8) -> u128;

    /// One tile of each of some strips.
    fn of_column(strips: &[Self], place: i32) -> Self;

    /// So many tiles from one on.
    fn part(self, first: i32, count: i32) -> Self;

    /// Whether there is a tile; before the first there is none.
    fn has(self, place: i32) -> bool;

    /// Puts so many tiles in, from one on.
    fn fill(&mut self, first: i32, count: i32);

    /// Takes the first tiles out that lie side by side.
    fn take_run(&mut self) -> Option<Range<i32>>;
}

macro_rules! strip {
    ($word:ty) => {
        impl Strip for $word {
            const NONE: Self = 0;

            #[inline]
            #[expect(clippy::allow_attributes, reason = "a long word is not cut")]
            #[allow(clippy::cast_possible_truncation, clippy::unnecessary_cast, reason = "it is cut to fit")]
            fn of_row(row: u128, first_column: u8) -> Self {
                (row >> first_column) as Self
            }

            #[inline]
            fn row(self, first_column: u8) -> u128 {
                u128::from(self) << first_column
            }

            #[inline]
            fn of_column(strips: &[Self], place: i32) -> Self {
                strips.iter().rev().fold(0, |column, strip| column << 1 | strip >> place & 1)
            }

            #[inline]
            fn part(self, first: i32, count: i32) -> Self {
                self >> first & Self::MAX >> (Self::BITS.cast_signed() - count)
            }

            #[inline]
            fn has(self, place: i32) -> bool {
                (0..Self::BITS.cast_signed()).contains(&place) && self >> place & 1 != 0
            }

            #[inline]
            fn fill(&mut self, first: i32, count: i32) {
                *self |= Self::MAX >> (Self::BITS.cast_signed() - count) << first;
            }

            #[inline]
            fn take_run(&mut self) -> Option<Range<i32>> {
                if *self == 0 {
                    return None;
                }
                let start = self.trailing_zeros();
                let end = start + (*self >> start).trailing_ones();
                // The sum carries through the run, and into a place that is empty.
                *self &= self.wrapping_add(1 << start);
                Some(start.cast_signed()..end.cast_signed())
            }
        }
    };
}

strip!(u64);
strip!(u128);
