//! How far two shares lie apart.

use super::{Interval, Proportion};

/// Two shares that are measured by different runs, or one after the other by those that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The share that is taken away.
    pub from: Proportion,
    /// The share that it is taken from.
    pub to: Proportion,
}

impl Gap {
    /// The second share less the first, as a fraction from -1 to 1; nothing where one of them is unknown.
    pub fn difference(self) -> Option<f64> {
        Some(self.to.rate()? - self.from.rate()?)
    }

    /// Newcombe's interval of the difference of independent shares, made of Wilson's of each.
    ///
    /// It holds as well where the second share is of those who were the first share's part: whoever is left begins
    /// anew, so the two errors are not correlated.
    pub fn interval(self) -> Option<Interval> {
        let (from, to) = (self.from.rate()?, self.to.rate()?);
        let (around_from, around_to) = (self.from.interval()?, self.to.interval()?);
        let down = (to - around_to.low).hypot(around_from.high - from);
        let up = (around_to.high - to).hypot(from - around_from.low);
        Some(Interval { low: to - from - down, high: to - from + up })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(to: (u64, u64), from: (u64, u64), difference: f64, low: f64, high: f64) {
        let [from, to] = [from, to].map(|(part, whole)| Proportion::new(part, whole));
        let gap = Gap { from, to };
        let interval = gap.interval().unwrap();
        for (found, wanted) in
            [(gap.difference().unwrap(), difference), (interval.low, low), (interval.high, high)]
        {
            assert!((found - wanted).abs() < 1e-4, "{found} instead of {wanted}: {interval:?}");
        }
    }

    #[test]
    fn newcombe_agrees_with_published_values() {
        // Newcombe 1998, interval estimation for the difference, table II, method 10.
        check((56, 70), (48, 80), 0.2, 0.0524, 0.3339);
        check((9, 10), (3, 10), 0.6, 0.1705, 0.8090);
        check((10, 10), (0, 10), 1.0, 0.6075, 1.0);
    }

    #[test]
    fn a_share_of_nothing_lies_nowhere() {
        let gap = Gap { from: Proportion::default(), to: Proportion::new(1, 2) };
        assert_eq!((gap.difference(), gap.interval()), (None, None));
    }
}
