//! How fast a record is watched.

use std::time::Duration;

use stage::Millis;

/// One of the speeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pace(usize);

/// How long each command stays in thousandths of a second, slowest first, and what that is called.
const SPEEDS: [(u64, &str); 6] =
    [(2_400, "½×"), (1_200, "1×"), (600, "2×"), (300, "4×"), (120, "10×"), (40, "30×")];

/// Faster than this, commands are shown without what moves between them.
const TOO_FAST_FOR_FILMS: u64 = 600;

impl Pace {
    /// The speed of a first look.
    pub(crate) const USUAL: Self = Self(1);

    /// The speed for games of many small commands.
    pub(crate) const BRISK: Self = Self(3);

    /// All speeds, slowest first.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..SPEEDS.len()).map(Self)
    }

    /// The next faster speed; the fastest is its own.
    pub(super) fn faster(self) -> Self {
        Self((self.0 + 1).min(SPEEDS.len() - 1))
    }

    /// The next slower speed; the slowest is its own.
    pub(super) const fn slower(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// What it is called.
    pub(super) const fn name(self) -> &'static str {
        SPEEDS[self.0].1
    }

    /// How long each command stays.
    pub(crate) const fn interval(self) -> Duration {
        Duration::from_millis(SPEEDS[self.0].0)
    }

    /// How long something lasts that takes so long at the usual speed.
    pub(crate) const fn scaled(self, usual: Millis) -> Millis {
        usual * SPEEDS[self.0].0 / SPEEDS[Self::USUAL.0].0
    }

    /// Whether there is time to see what moves.
    pub(crate) const fn has_time_for_films(self) -> bool {
        SPEEDS[self.0].0 >= TOO_FAST_FOR_FILMS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_bots_wait_for_follows_the_speed() {
        let breaths: Vec<Millis> = Pace::all().map(|pace| pace.scaled(250)).collect();
        assert_eq!(breaths, [500, 250, 125, 62, 25, 8]);
    }

    #[test]
    fn speeds_are_in_order_and_end_at_both_ends() {
        let all: Vec<Pace> = Pace::all().collect();
        assert_eq!(all.len(), 6);
        assert!(all.windows(2).all(|pair| pair[0].interval() > pair[1].interval()));
        assert!(all.windows(2).all(|pair| pair[0].faster() == pair[1] && pair[1].slower() == pair[0]));
        assert_eq!(all[0].slower(), all[0]);
        assert_eq!(all[5].faster(), all[5]);
        assert!(Pace::USUAL.has_time_for_films());
        assert!(Pace::BRISK.interval() < Pace::USUAL.interval());
    }
}
