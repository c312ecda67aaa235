//! Small numbers with names, so that one cannot be taken for another.

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// A number with a name: written as that number, added up, and turned by knobs.
macro_rules! unit {
    ($(#[$about:meta])* $name:ident($number:ty)) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

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

        impl Add for $name {
            type Output = Self;

            #[inline]
            fn add(self, other: Self) -> Self {
                Self(self.0.saturating_add(other.0))
            }
        }

        impl Sub for $name {
            type Output = Self;

            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0.saturating_sub(other.0))
            }
        }

        impl AddAssign for $name {
            #[inline]
            fn add_assign(&mut self, other: Self) {
                *self = *self + other;
            }
        }

        impl SubAssign for $name {
            #[inline]
            fn sub_assign(&mut self, other: Self) {
                *self = *self - other;
            }
        }
    };
}

unit! {
    /// A length in thousandths of a tile; a level of height is 500.
    Length(i32)
}
unit! {
    /// How far somebody goes in a second, in thousandths of a tile.
    Speed(i32)
}
unit! {
    /// A time in ticks: twenty are a second.
    Ticks(u32)
}
unit! {
    /// A time in waves.
    Waves(u8)
}
unit! {
    /// What attackers have, and what takes it.
    Hp(i32)
}
unit! {
    /// What buildings are paid with.
    Materials(i32)
}
unit! {
    /// What abilities are paid with.
    Energy(i32)
}
unit! {
    /// What a battle is fought for.
    Fuel(i32)
}
unit! {
    /// What attackers take from whoever plays.
    Hull(i32)
}
unit! {
    /// What a run is paid with between battles.
    Money(i32)
}

impl Length {
    /// The edge of a tile.
    pub const TILE: Self = Self(1000);
    /// A level of height.
    pub const LEVEL: Self = Self(500);

    /// Its square.
    #[inline]
    pub const fn squared(self) -> i64 {
        self.0 as i64 * self.0 as i64
    }
}

impl Ticks {
    /// How many make a second.
    pub const SECOND: Self = Self(20);
}
