//! How far players come who know more and more.

use serde::{Deserialize, Serialize};

use super::measured::Measure;
use super::party::Played;
use crate::stats::{Counter, Proportion, Ratio};

/// The runs of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RungTally {
    results: Counter,
    ended: u64,
    commands: Ratio,
}

impl RungTally {
    /// Takes in a run.
    pub(super) fn add(&mut self, played: Played) {
        self.results.add(played.result);
        self.ended += u64::from(played.ended);
        self.commands.add(1, played.commands.cast_signed());
    }

    /// Takes in all that another has taken in.
    pub(super) fn merge(&mut self, other: &Self) {
        self.results.merge(&other.results);
        self.ended += other.ended;
        self.commands.merge(&other.commands);
    }

    /// What runs came to.
    pub(super) const fn results(&self) -> &Counter {
        &self.results
    }

    /// How many runs reached an end.
    pub(super) fn ended(&self) -> Proportion {
        Proportion::new(self.ended, self.results.total())
    }

    /// Commands in a run.
    pub(super) const fn commands(&self) -> &Ratio {
        &self.commands
    }

    /// Whether these runs came to clearly more than another's: their intervals do not meet.
    pub(super) fn is_above(&self, other: &Self, measure: Measure) -> bool {
        let interval = |tally: &Self| measure.mean(&tally.results).interval;
        interval(self).zip(interval(other)).is_some_and(|(own, others)| own.low > others.high)
    }
}

/// How many steps of a ladder are clearly apart: each from the best that came before.
pub(super) fn steps(rungs: &[RungTally], measure: Measure) -> usize {
    let mut best: Option<&RungTally> = None;
    let mut steps = 0;
    for rung in rungs {
        match best {
            Some(before) if !rung.is_above(before, measure) => {}
            Some(_) => {
                steps += 1;
                best = Some(rung);
            }
            None => best = Some(rung),
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rung(won: u64, lost: u64) -> RungTally {
        let mut tally = RungTally::default();
        let played = |result| Played { result, commands: 10, ended: true };
        (0..won).for_each(|_| tally.add(played(2)));
        (0..lost).for_each(|_| tally.add(played(0)));
        tally
    }

    #[test]
    fn only_rungs_that_are_clearly_apart_are_steps() {
        let rungs = [rung(1, 99), rung(2, 98), rung(50, 50), rung(55, 45), rung(99, 1)];
        assert_eq!(steps(&rungs, Measure::Wins), 2);
        assert_eq!(steps(&[], Measure::Wins), 0);
    }
}
