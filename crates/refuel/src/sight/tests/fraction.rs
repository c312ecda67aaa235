//! Exact fractions, as slow as they are plain.

use std::cmp::Ordering;
use std::ops::{Add, Mul, Sub};

/// A number as a fraction in lowest terms, its denominator above zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fraction(i128, i128);

impl Fraction {
    pub(super) const ZERO: Self = Self(0, 1);
    pub(super) const ONE: Self = Self(1, 1);

    pub(super) fn new(number: i128, of: i128) -> Self {
        let (mut one, mut other) = (number.abs(), of.abs());
        while other != 0 {
            (one, other) = (other, one % other);
        }
        let sign = of.signum();
        Self(sign * number / one, sign * of / one)
    }

    pub(super) fn whole(number: i32) -> Self {
        Self(number.into(), 1)
    }

    /// Halfway between two.
    pub(super) fn between(one: Self, other: Self) -> Self {
        (one + other) * Self(1, 2)
    }

    /// How many times another goes into it.
    pub(super) fn by(self, other: Self) -> Self {
        Self::new(self.0 * other.1, self.1 * other.0)
    }

    pub(super) fn is_zero(self) -> bool {
        self.0 == 0
    }
}

impl Add for Fraction {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.0 * other.1 + other.0 * self.1, self.1 * other.1)
    }
}

impl Sub for Fraction {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.0 * other.1 - other.0 * self.1, self.1 * other.1)
    }
}

impl Mul for Fraction {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Self::new(self.0 * other.0, self.1 * other.1)
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}
