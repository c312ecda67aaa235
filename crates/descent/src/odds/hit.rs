//! What somebody would lose, and how likely.

use grid::Point;

use super::Critical;
use crate::{Hp, Who};

/// So many of so many cases that are all as likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    cases: u64,
    of: u64,
}

impl Chance {
    pub(super) const fn new(cases: u64, of: u64) -> Self {
        Self { cases, of }
    }

    /// Whether it cannot be otherwise.
    pub const fn is_certain(self) -> bool {
        self.cases == self.of
    }

    /// Whether it cannot be.
    pub const fn is_never(self) -> bool {
        self.cases == 0
    }

    /// In hundredths, rounded to the nearest, but never to 0 or 100 what is not certain.
    pub fn percent(self) -> u8 {
        if self.is_never() {
            return 0;
        }
        if self.is_certain() {
            return 100;
        }
        let rounded = (self.cases * 100 + self.of / 2) / self.of;
        u8::try_from(rounded.clamp(1, 99)).unwrap_or(99)
    }
}

/// What somebody would lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// Who.
    pub who: Who,
    /// Where they stand.
    pub at: Point,
    /// The least and the most without a critical strike.
    pub plain: (Hp, Hp),
    /// The least and the most with one, where there can be one.
    pub critical: Option<(Hp, Hp)>,
    /// How likely that is.
    pub crit: Chance,
    /// What it is on average, in hundredths.
    pub mean: i32,
    /// How likely it is that they fall.
    pub fells: Chance,
}

impl Hit {
    pub(super) fn of(
        who: Who,
        at: Point,
        falls: impl Iterator<Item = (Hp, Critical, u64)>,
        fells: Chance,
    ) -> Self {
        let falls: Vec<(Hp, Critical, u64)> = falls.collect();
        let range = |wanted: Critical| {
            let harms = falls.iter().filter(|(_, critical, _)| *critical == wanted).map(|(harm, ..)| *harm);
            harms.clone().min().zip(harms.max())
        };
        let of: u64 = falls.iter().map(|(.., cases)| cases).sum();
        let struck = falls.iter().filter(|(_, critical, _)| *critical == Critical::Yes);
        let crit = Chance::new(struck.map(|(.., cases)| cases).sum(), of);
        let weigh =
            |(harm, _, cases): &(Hp, Critical, u64)| i64::from(harm.0) * i64::try_from(*cases).unwrap_or(0);
        let sum: i64 = falls.iter().map(weigh).sum();
        let mean = sum * 100 / i64::try_from(of.max(1)).unwrap_or(1);
        let (plain, critical) =
            (range(Critical::No).or_else(|| range(Critical::Never)), range(Critical::Yes));
        Self {
            who,
            at,
            plain: plain.or(critical).unwrap_or_default(),
            critical,
            crit,
            mean: i32::try_from(mean).unwrap_or(i32::MAX),
            fells,
        }
    }

    /// How many of the same it takes to bring so much health down, when all go well and when none does; nothing for
    /// what takes nothing.
    pub fn count_for(&self, hp: Hp) -> Option<(u16, u16)> {
        let (least, most) = (self.plain.0, self.critical.map_or(self.plain.1, |critical| critical.1));
        let count = |harm: Hp| {
            let (hp, harm) =
                (u16::try_from(hp.0).ok()?, u16::try_from(harm.0).ok().filter(|harm| *harm > 0)?);
            Some(hp.div_ceil(harm))
        };
        count(most).zip(count(least))
    }
}
