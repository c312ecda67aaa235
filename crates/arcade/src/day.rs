//! Days of the calendar, and the seed that everybody plays on one.

use std::fmt;
use std::str::FromStr;

use engine::{Seed, shortened};
use thiserror::Error;

const SECONDS_A_DAY: u64 = 86_400;
/// Days from the first of March of the year 0 to the first of January 1970.
const DAYS_TO_1970: u64 = 719_468;
/// After so many days the calendar repeats itself.
const DAYS_AN_ERA: u64 = 146_097;
/// The last year that is written with four digits.
const LAST_YEAR: u64 = 9_999;

/// A UTC day, from 1970 on; written as `2026-11-15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    since_1970: u64,
}

impl Day {
    /// The day that a second lies in, counted from the beginning of 1970.
    pub const fn of_unix_seconds(seconds: u64) -> Self {
        Self { since_1970: seconds / SECONDS_A_DAY }
    }

    /// The day before; nothing before 1970.
    #[must_use]
    pub const fn before(self) -> Option<Self> {
        match self.since_1970.checked_sub(1) {
            Some(since_1970) => Some(Self { since_1970 }),
            None => None,
        }
    }

    /// The seed that everybody plays on this day.
    pub fn seed(self, game: &str) -> Seed {
        Seed::from_name(&format!("{game}/daily/{self}"))
    }

    /// Year, month and day of the month.
    ///
    /// Years are counted from March, so that the leap day comes last; then months have a
    /// regular pattern of lengths, and eras of 400 years have the same number of days.
    const fn civil(self) -> (u64, u64, u64) {
        let days = self.since_1970 + DAYS_TO_1970;
        let (era, day_of_era) = (days / DAYS_AN_ERA, days % DAYS_AN_ERA);
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let march_month = (5 * day_of_year + 2) / 153;
        let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
        let year = era * 400 + year_of_era + if month <= 2 { 1 } else { 0 };
        (year, month, day_of_year - (153 * march_month + 2) / 5 + 1)
    }

    /// The inverse of [`Day::civil`] for days that exist; others come out as another day.
    const fn of_civil(year: u64, month: u64, day: u64) -> Self {
        let year = if month <= 2 { year - 1 } else { year };
        let march_month = (month + 9) % 12;
        let (era, year_of_era) = (year / 400, year % 400);
        let day_of_year = (153 * march_month + 2) / 5 + day - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        Self { since_1970: era * DAYS_AN_ERA + day_of_era - DAYS_TO_1970 }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Self, NotADay> {
        let wrong = || NotADay(shortened(text));
        let mut parts = text.split('-');
        let mut number = |digits: usize| {
            let part = parts.next()?;
            let is_number = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
            is_number.then(|| part.parse::<u64>().ok()).flatten()
        };
        let civil = (|| Some((number(4)?, number(2)?, number(2)?)))().ok_or_else(wrong)?;
        let (year, month, day) = civil;
        let is_whole = parts.next().is_none();
        let is_near = (1970..=LAST_YEAR).contains(&year) && (1..=12).contains(&month) && day > 0;
        if !(is_whole && is_near) {
            return Err(wrong());
        }
        let found = Self::of_civil(year, month, day);
        if found.civil() == civil { Ok(found) } else { Err(wrong()) }
    }
}

/// A text that is no day.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is no day: write it as 2026-11-15, from 1970 on")]
pub struct NotADay(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_the_calendar() {
        let check = |seconds, expected: &str| {
            let day = Day::of_unix_seconds(seconds);
            assert_eq!(day.to_string(), expected);
            assert_eq!(expected.parse(), Ok(day));
        };
        check(0, "1970-01-01");
        check(951_782_400, "2000-02-29");
        check(951_868_800, "2000-03-01");
        check(1_704_067_199, "2023-12-31");
        check(1_794_700_800, "2026-11-15");
        check(4_107_542_399, "2100-02-28");
        check(4_107_542_400, "2100-03-01");
    }

    #[test]
    fn every_day_of_four_hundred_years_is_read_as_it_is_written() {
        let mut day: Day = "2370-03-01".parse().expect("a day");
        while let Some(before) = day.before() {
            assert_eq!(before.to_string().parse(), Ok(before));
            day = before;
        }
        assert_eq!(day.to_string(), "1970-01-01");
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "today",
            "2026-11",
            "2026-11-15-1",
            "2026-13-01",
            "2026-00-01",
            "2026-02-29",
            "2026-11-31",
            "2026-11-00",
            "1969-12-31",
            "26-11-15",
            "2026-1-15",
            "+026-11-15",
            "99999-01-01",
        ] {
            assert_eq!(text.parse::<Day>(), Err(NotADay(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn everybody_plays_the_same_seed() {
        let day: Day = "2026-11-15".parse().expect("a day");
        assert_eq!(day.seed("forward"), Seed::from_name("forward/daily/2026-11-15"));
    }
}
