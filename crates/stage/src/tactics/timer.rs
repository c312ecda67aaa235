//! How much time is left for a decision, in a match with a clock.

use tactics::Allowance;

use crate::Millis;

/// A clock that runs for one decision at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timer {
    running: Option<Running>,
    now: Millis,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Running {
    since: Millis,
    time: Millis,
    grace: Millis,
}

impl Timer {
    /// Begins anew for a decision.
    pub fn start(&mut self, allowance: Allowance, now: Millis) {
        let (time, grace) = (Millis::from(allowance.time), Millis::from(allowance.grace));
        self.running = Some(Running { since: now, time, grace });
        self.now = now;
    }

    /// Nothing is to be decided by anybody at this screen.
    pub const fn stop(&mut self) {
        self.running = None;
    }

    /// Whether a decision is being timed.
    pub const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Lets time pass; true when it has run out, grace included.
    pub fn tick(&mut self, now: Millis) -> bool {
        self.now = now;
        self.running.is_some_and(|running| now >= running.since + running.time + running.grace)
    }

    /// What is left, without the grace.
    pub fn left(&self) -> Option<Millis> {
        self.running.map(|running| (running.since + running.time).saturating_sub(self.now))
    }
}

#[cfg(test)]
mod tests {
    use engine::Seats;
    use tactics::Side;

    use super::*;

    #[test]
    fn time_runs_out_only_after_its_grace() {
        let allowance = Allowance { seats: Seats::only(Side::One.seat()), time: 1_000, grace: 200 };
        let mut timer = Timer::default();
        assert!(!timer.tick(5_000) && timer.left().is_none());
        timer.start(allowance, 5_000);
        assert!(!timer.tick(5_900));
        assert_eq!(timer.left(), Some(100));
        assert!(!timer.tick(6_100));
        assert_eq!(timer.left(), Some(0));
        assert!(timer.tick(6_200));
        timer.stop();
        assert!(!timer.is_running());
    }
}
