//! The only clock: screens ask it, tests set it.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use arcade::Day;
use engine::Seed;
use stage::Millis;

const SECONDS_A_DAY: u64 = 86_400;

/// Time and chance from outside.
pub(crate) trait Clock {
    /// How long the arcade has been open. It never goes back.
    fn elapsed(&self) -> Millis;
    /// Seconds since 1970, UTC.
    fn unix_seconds(&self) -> u64;
    /// A seed that nobody could have guessed.
    fn fresh_seed(&self) -> Seed;

    /// Today, UTC.
    fn today(&self) -> Day {
        Day::of_unix_seconds(self.unix_seconds())
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
