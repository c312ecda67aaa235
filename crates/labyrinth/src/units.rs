//! Small numbers with names, so that one cannot be taken for another.
//!
//! Some come in several widths, because digests are made of bytes and keep the width that a number was
//! first written with. A byte is what most need.

use std::fmt;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// What all units have: they are written as their number, and knobs turn them.
macro_rules! plain {
    ($name:ident<N>) => {
        impl<N: fmt::Display> fmt::Display for $name<N> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl<N: Into<i64>> From<$name<N>> for i64 {
            fn from(number: $name<N>) -> Self {
                number.0.into()
            }
        }

        impl<N: TryFrom<i64>> TryFrom<i64> for $name<N> {
            type Error = N::Error;

            fn try_from(number: i64) -> Result<Self, N::Error> {
                N::try_from(number).map(Self)
            }
        }
    };
    ($name:ident($number:ty)) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        knob!($name($number));
    };
}

macro_rules! knob {
    ($name:ident($number:ty)) => {
        impl From<$name> for i64 {
            fn from(number: $name) -> Self {
                number.0.into()
            }
        }

        impl TryFrom<i64> for $name {
            type Error = <$number as TryFrom<i64>>::Error;

            fn try_from(number: i64) -> Result<Self, Self::Error> {
                <$number>::try_from(number).map(Self)
            }
        }
    };
}

/// What can be added up.
macro_rules! sums {
    ($name:ident) => {
        impl Add for $name {
            type Output = Self;

            #[inline]
            fn add(self, other: Self) -> Self {
                Self(self.0 + other.0)
            }
        }

        impl Sub for $name {
            type Output = Self;

            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 - other.0)
            }
        }

        impl AddAssign for $name {
            #[inline]
            fn add_assign(&mut self, other: Self) {
                self.0 += other.0;
            }
        }

        impl SubAssign for $name {
            #[inline]
            fn sub_assign(&mut self, other: Self) {
                self.0 -= other.0;
            }
        }
    };
}

/// So many of a hundred: shares, factors and chances.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Percent<N = u8>(pub N);

/// So many of a thousand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerMille<N = u16>(pub N);

/// A time in turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Turns<N = u8>(pub N);

/// Hit points, of the hero or of a foe. Those of a body that was hit too hard are below zero until
/// it is settled what becomes of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hp(pub i32);

/// A number that is counted in hundredths, so that small steps stay whole; it is written with one
/// decimal at most: 6, 6.2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hundredths(pub i32);

/// What a piece of gear adds to a number, counted as that number is: HP one by one, all others in
/// hundredths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Power(pub i32);

/// Gold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Gold(pub u32);

/// Experience.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Xp(pub u32);

/// Which floor of the tower it is, the lowest being the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FloorNumber(pub u32);

plain!(Percent<N>);
plain!(PerMille<N>);
plain!(Turns<N>);
plain!(Hp(i32));
plain!(FloorNumber(u32));
plain!(Gold(u32));
plain!(Xp(u32));
knob!(Hundredths(i32));
knob!(Power(i32));
sums!(Hp);
sums!(Hundredths);
sums!(Power);
sums!(Gold);
sums!(Xp);

impl<N: Copy + Into<i32>> Percent<N> {
    /// The number alone.
    #[inline]
    pub fn get(self) -> i32 {
        self.0.into()
    }

    /// Such a share of something, rounded to the nearest, halves up.
    #[inline]
    pub fn of<T: Shared>(self, whole: T) -> T {
        let share = (i64::from(whole.number()) * i64::from(self.get()) + 50).div_euclid(100);
        #[expect(clippy::cast_possible_truncation, reason = "a share of a number is about as large")]
        T::from_number(share as i32)
    }
}

impl From<Percent> for Percent<u16> {
    fn from(percent: Percent) -> Self {
        Self(percent.0.into())
    }
}

impl Percent {
    /// What is left of something when such a share is taken off.
    pub fn off<T: Shared>(self, whole: T) -> T {
        Percent(100 - self.get()).of(whole)
    }
}

impl<N: Into<i32>> PerMille<N> {
    /// Such a share of HP, rounded to the nearest, and at least one.
    pub fn of(self, whole: Hp) -> Hp {
        Hp(((whole.0 * self.0.into() + 500) / 1000).max(1))
    }
}

/// What one can have a share of.
pub trait Shared: Copy {
    /// As a number without its unit.
    fn number(self) -> i32;
    /// A number with the unit.
    fn from_number(number: i32) -> Self;
}

impl Shared for i32 {
    fn number(self) -> i32 {
        self
    }

    fn from_number(number: i32) -> Self {
        number
    }
}

impl Shared for Hp {
    fn number(self) -> i32 {
        self.0
    }

    fn from_number(number: i32) -> Self {
        Self(number)
    }
}

impl Shared for Power {
    fn number(self) -> i32 {
        self.0
    }

    fn from_number(number: i32) -> Self {
        Self(number)
    }
}

impl Shared for Hundredths {
    fn number(self) -> i32 {
        self.0
    }

    fn from_number(number: i32) -> Self {
        Self(number)
    }
}

impl Hp {
    /// Nothing left.
    pub const ZERO: Self = Self(0);

    /// Whether nothing is left.
    pub const fn is_gone(self) -> bool {
        self.0 <= 0
    }
}

impl Mul<i32> for Hp {
    type Output = Self;

    fn mul(self, times: i32) -> Self {
        Self(self.0 * times)
    }
}

impl Mul<i32> for Hundredths {
    type Output = Self;

    fn mul(self, times: i32) -> Self {
        Self(self.0 * times)
    }
}

impl Mul<i32> for Power {
    type Output = Self;

    fn mul(self, times: i32) -> Self {
        Self(self.0 * times)
    }
}

impl Power {
    /// As HP.
    pub const fn hp(self) -> Hp {
        Hp(self.0)
    }

    /// As a number of which hundredths are counted.
    pub const fn hundredths(self) -> Hundredths {
        Hundredths(self.0)
    }
}

impl Neg for Hundredths {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Add for PerMille<i32> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for PerMille<i32> {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl<N: Into<Self>> From<Turns<N>> for u32 {
    fn from(turns: Turns<N>) -> Self {
        turns.0.into()
    }
}

impl PerMille {
    /// In hundredths, rounded down.
    pub const fn percent(self) -> Percent<u16> {
        Percent(self.0 / 10)
    }
}

impl Turns {
    /// No time.
    pub const NONE: Self = Self(0);

    /// What is left when so much has passed.
    #[must_use]
    pub const fn less(self, passed: Self) -> Self {
        Self(self.0.saturating_sub(passed.0))
    }

    /// One turn more.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl FloorNumber {
    /// Whether there is a boss, a shop and a heal station.
    pub const fn is_milestone(self) -> bool {
        self.0.is_multiple_of(crate::Floor::MILESTONE)
    }

    /// How many milestones lie below this floor, or below the one that it is.
    pub(crate) const fn milestones_below(self) -> u32 {
        (self.0 / crate::Floor::MILESTONE).saturating_sub(1)
    }

    /// The floor above.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}
