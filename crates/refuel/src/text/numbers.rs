//! Numbers in the units that people count them in.

use std::fmt;

use crate::Stat;

/// What people count a number of a blueprint in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    /// Itself.
    Plain,
    /// Tiles, in thousandths.
    Tiles,
    /// Seconds, in ticks.
    Seconds,
}

impl Stat {
    const fn unit(self) -> Unit {
        match self {
            Self::Range | Self::Radius => Unit::Tiles,
            Self::Interval | Self::Delay | Self::Duration => Unit::Seconds,
            _ => Unit::Plain,
        }
    }
}

/// A number of a blueprint as people read it.
#[derive(Clone, Copy, Debug)]
pub struct Told(pub Stat, pub i32);

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(stat, number) = *self;
        match stat.unit() {
            Unit::Plain => number.fmt(f),
            Unit::Tiles => decimal(number, 3, f),
            Unit::Seconds => {
                decimal(number.saturating_mul(5), 2, f)?;
                f.write_str(" s")
            }
        }
    }
}

/// The same as a text.
pub(super) fn decimal_text(number: i32, places: u32) -> String {
    struct Decimal(i32, u32);
    impl fmt::Display for Decimal {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            decimal(self.0, self.1, f)
        }
    }
    Decimal(number, places).to_string()
}

/// A number of tenths, hundredths or thousandths, with no more digits than it needs.
pub(crate) fn decimal(number: i32, places: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let one = 10_u32.pow(places);
    let (mut places, mut part) = (places, number.unsigned_abs() % one);
    if number < 0 {
        f.write_str("-")?;
    }
    write!(f, "{}", number.unsigned_abs() / one)?;
    if part == 0 {
        return Ok(());
    }
    while part.is_multiple_of(10) {
        (part, places) = (part / 10, places - 1);
    }
    write!(f, ".{part:0places$}", places = places as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_in_their_units() {
        let told = |stat, number| Told(stat, number).to_string();
        assert_eq!(told(Stat::Damage, 12), "12");
        assert_eq!(told(Stat::Range, 2900), "2.9");
        assert_eq!(told(Stat::Range, 3045), "3.045");
        assert_eq!(told(Stat::Radius, 50), "0.05");
        assert_eq!(told(Stat::Interval, 16), "0.8 s");
        assert_eq!(told(Stat::Interval, 3), "0.15 s");
        assert_eq!(told(Stat::Delay, 20), "1 s");
        assert_eq!(told(Stat::Materials, -2), "-2");
    }
}
