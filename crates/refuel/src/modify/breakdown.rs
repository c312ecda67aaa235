//! How a number came about, for people.

use std::fmt;

use super::Changes;
use crate::text::Told;
use crate::{By, Stat};

/// How a number came about: `30 + 3 Resonator × 1.3 Lookout = 42`.
#[derive(Clone, Copy, Debug)]
pub struct Breakdown<'a> {
    changes: &'a Changes,
    stat: Stat,
    base: i32,
}

/// How a number compares with its base, for whoever owns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are what they are")]
pub enum Verdict {
    Worse,
    Same,
    Better,
}

impl Verdict {
    /// Compares what a number is with what it was.
    pub fn of(stat: Stat, was: i32, is: i32) -> Self {
        if was == is {
            Self::Same
        } else if (is < was) == stat.is_better_small() {
            Self::Better
        } else {
            Self::Worse
        }
    }
}

impl<'a> Breakdown<'a> {
    pub(super) const fn new(changes: &'a Changes, stat: Stat, base: i32) -> Self {
        Self { changes, stat, base }
    }

    /// What the number is in the end.
    pub fn value(&self) -> i32 {
        self.changes.value(self.stat, self.base)
    }

    /// Whether that is better than its base.
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self.stat, self.base, self.value())
    }
}

impl fmt::Display for Breakdown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = |number: i32| Told(self.stat, number);
        write!(f, "{}", told(self.base))?;
        for (change, origin) in self.changes.of(self.stat) {
            match change.by {
                By::Plus(more) if more < 0 => write!(f, " - {}", told(-more))?,
                By::Plus(more) => write!(f, " + {}", told(more))?,
                By::Percent(percent) => write!(f, " × {}", Hundredths(percent))?,
                By::Down(percent, least) => {
                    write!(f, " × {} down to {}", Hundredths(percent), told(least))?;
                }
                By::AtLeast(least) => write!(f, ", at least {}", told(least))?,
                By::AtMost(most) => write!(f, ", at most {}", told(most))?,
                By::Exactly(number) => write!(f, ", set to {}", told(number))?,
            }
            write!(f, " {origin}")?;
        }
        if self.changes.alters(self.stat) { write!(f, " = {}", told(self.value())) } else { Ok(()) }
    }
}

/// A number of hundredths, with as many digits as it needs.
struct Hundredths(i32);

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::text::decimal(self.0, 2, f)
    }
}
