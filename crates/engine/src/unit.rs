//! Small numbers with names.

/// A number with a name, so that one cannot be taken for another: written as that number, added up without running
/// over, and turned by knobs. Whoever makes one has `serde` at hand.
#[macro_export]
macro_rules! unit {
    ($(#[$about:meta])* $name:ident($number:ty)) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.0, f)
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

        impl ::std::ops::Add for $name {
            type Output = Self;

            #[inline]
            fn add(self, other: Self) -> Self {
                Self(self.0.saturating_add(other.0))
            }
        }

        impl ::std::ops::Sub for $name {
            type Output = Self;

            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0.saturating_sub(other.0))
            }
        }

        impl ::std::ops::AddAssign for $name {
            #[inline]
            fn add_assign(&mut self, other: Self) {
                *self = *self + other;
            }
        }

        impl ::std::ops::SubAssign for $name {
            #[inline]
            fn sub_assign(&mut self, other: Self) {
                *self = *self - other;
            }
        }
    };
}

#[cfg(test)]
mod tests {
    unit! {
        /// How many there are.
        Stones(u8)
    }

    #[test]
    fn a_number_with_a_name_is_written_read_and_never_runs_over() {
        let (few, many) = (Stones(3), Stones(250));
        assert_eq!((few + many, few - many, many.to_string()), (Stones(253), Stones(0), "250".to_owned()));
        assert_eq!(many + many, Stones(u8::MAX));
        let mut heap = few;
        heap += few;
        heap -= Stones(1);
        assert_eq!(heap, Stones(5));
        assert_eq!(
            (i64::from(heap), Stones::try_from(7).ok(), Stones::try_from(256).ok()),
            (5, Some(Stones(7)), None)
        );
        assert_eq!(format!("{heap:>3}"), "  5");
        assert_eq!(postcard::to_allocvec(&heap), postcard::to_allocvec(&5_u8));
    }
}
