//! Statistics over exact integers: what is counted merges in any order without a rounding
//! error, and only what is shown is a fraction.

mod counter;
mod each;
mod elo;
mod gap;
mod interval;
mod moments;
mod pairing;
mod proportion;
mod ratio;
mod score;

pub use counter::Counter;
pub use each::Each;
pub use elo::Elo;
pub use gap::Gap;
pub use interval::Interval;
pub use moments::Moments;
pub use pairing::Pairing;
pub use proportion::Proportion;
pub use ratio::Ratio;
pub use score::Score;

/// The normal quantile of a two-sided 95 % interval.
pub(crate) const Z95: f64 = 1.959_963_984_540_054;

/// A count as a fraction of arithmetic; exact below 2^53, which no simulation reaches.
#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
pub(crate) const fn real(count: u64) -> f64 {
    count as f64
}

/// As [`real`], for numbers that may be below zero.
#[expect(clippy::cast_precision_loss, reason = "scores and contents stay far below 2^53")]
pub(crate) const fn signed(number: i64) -> f64 {
    number as f64
}
