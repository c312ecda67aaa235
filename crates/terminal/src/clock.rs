//! The only clock: screens ask it, tests set it.

use std::fmt;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use engine::Seed;

const SECONDS_A_DAY: u64 = 86_400;

/// Milliseconds since the arcade was opened.
pub(crate) type Millis = u64;

/// Time and chance from outside.
pub(crate) trait Clock {
    /// How long the arcade has been open. It never goes back.
    fn elapsed(&self) -> Millis;
    /// Seconds since 1970, UTC.
    fn unix_seconds(&self) -> u64;
    /// A seed that nobody could have guessed.
    fn fresh_seed(&self) -> Seed;

    /// Today, UTC.
    fn today(&self) -> Date {
        Date::of_unix_seconds(self.unix_seconds())
    }

    /// Date and time as part of a file name.
    fn stamp(&self) -> String {
        let second = self.unix_seconds() % SECONDS_A_DAY;
        let date = self.today().to_string().replace('-', "");
        format!("{date}-{:02}{:02}{:02}", second / 3600, second / 60 % 60, second % 60)
    }
}

/// The clock on the wall.
pub(crate) struct WallClock {
    opened: Instant,
}

impl WallClock {
    pub(crate) fn new() -> Self {
        Self { opened: Instant::now() }
    }
}

impl Clock for WallClock {
    fn elapsed(&self) -> Millis {
        self.opened.elapsed().as_millis().try_into().unwrap_or(Millis::MAX)
    }

    fn unix_seconds(&self) -> u64 {
        // A clock before 1970 is broken; a wrong date in a file name does no harm.
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
    }

    fn fresh_seed(&self) -> Seed {
        // The standard library seeds its hash maps from the operating system.
        Seed::from_bits(RandomState::new().build_hasher().finish())
    }
}

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Date {
    year: u64,
    month: u64,
    day: u64,
}

impl Date {
    /// The UTC day that a second lies in.
    ///
    /// Years are counted from March, so that the leap day comes last; then months have a
    /// regular pattern of lengths, and eras of 400 years have the same number of days.
    pub(crate) fn of_unix_seconds(seconds: u64) -> Self {
        let days = seconds / SECONDS_A_DAY + 719_468;
        let (era, day_of_era) = (days / 146_097, days % 146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let march_month = (5 * day_of_year + 2) / 153;
        let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
        Self {
            year: era * 400 + year_of_era + u64::from(month <= 2),
            month,
            day: day_of_year - (153 * march_month + 2) / 5 + 1,
        }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_the_calendar() {
        let check =
            |seconds, expected: &str| assert_eq!(Date::of_unix_seconds(seconds).to_string(), expected);
        check(0, "1970-01-01");
        check(951_782_400, "2000-02-29");
        check(951_868_800, "2000-03-01");
        check(1_704_067_199, "2023-12-31");
        check(1_794_700_800, "2026-11-15");
        check(4_107_542_399, "2100-02-28");
        check(4_107_542_400, "2100-03-01");
    }
}
