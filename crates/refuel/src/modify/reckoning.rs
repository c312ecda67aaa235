//! A number on its way from its base to what is accepted.

use crate::By;

/// A number that is altered step by step, exact to a millionth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reckoning(i64);

impl Reckoning {
    /// The parts that a whole is counted in.
    const WHOLE: i64 = 1_000_000;
    /// No number goes beyond this either way.
    const LAST: i64 = i32::MAX as i64 * Self::WHOLE;

    /// Before anything alters it.
    #[inline]
    pub const fn of(base: i32) -> Self {
        Self(base as i64 * Self::WHOLE)
    }

    /// After one more thing has altered it.
    #[inline]
    #[must_use]
    pub fn after(self, by: By) -> Self {
        let Self(number) = self;
        let whole = |number: i32| i64::from(number) * Self::WHOLE;
        let number = match by {
            By::Plus(more) => number + whole(more),
            By::Percent(percent) => {
                let product = i128::from(number) * i128::from(percent) / 100;
                let last = i128::from(Self::LAST);
                i64::try_from(product.clamp(-last, last)).expect("it was just bounded")
            }
            By::AtLeast(least) => number.max(whole(least)),
            By::AtMost(most) => number.min(whole(most)),
            By::Down(percent, least) => {
                let Self(less) = self.after(By::Percent(percent));
                less.max(whole(least).min(number))
            }
            By::Exactly(other) => whole(other),
        };
        Self(number.clamp(-Self::LAST, Self::LAST))
    }

    /// The whole number that is left of it: parts are cut off, once and at the end.
    #[inline]
    pub fn whole(self) -> i32 {
        i32::try_from(self.0 / Self::WHOLE).expect("it is bounded")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn reckoned(base: i32, steps: &[By], wanted: i32) {
        let number = steps.iter().fold(Reckoning::of(base), |number, by| number.after(*by));
        assert_eq!(number.whole(), wanted);
    }

    #[test]
    fn parts_are_cut_off_at_the_end_and_not_before() {
        reckoned(3, &[By::Percent(150), By::Percent(150)], 6);
        reckoned(5, &[By::Percent(50), By::Percent(200)], 5);
        reckoned(-3, &[By::Percent(50)], -1);
        reckoned(29, &[By::Percent(110), By::Percent(90), By::Percent(110)], 31);
    }

    #[test]
    fn every_way_to_alter_a_number_does_what_it_says() {
        reckoned(30, &[By::Plus(3), By::Percent(130)], 42);
        reckoned(30, &[By::Percent(130), By::Plus(3)], 42);
        reckoned(7, &[By::AtLeast(5)], 7);
        reckoned(3, &[By::AtLeast(5)], 5);
        reckoned(7, &[By::AtMost(5)], 5);
        reckoned(7, &[By::Exactly(1), By::Plus(1)], 2);
        reckoned(10, &[By::Down(90, 5)], 9);
        reckoned(10, &[By::Down(30, 5)], 5);
        reckoned(3, &[By::Down(90, 5)], 3);
    }

    #[test]
    fn nothing_runs_over() {
        let steps = [By::Percent(i32::MAX); 5];
        reckoned(i32::MAX, &steps, i32::MAX);
        reckoned(-i32::MAX, &steps, -i32::MAX);
        reckoned(i32::MAX, &[By::Plus(i32::MAX)], i32::MAX);
    }
}
