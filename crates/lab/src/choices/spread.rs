//! Where the spread of results comes from: what was chosen, the seed, or the dice.
//!
//! Every policy plays every seed several times, each time with other dice. The variance of all results is then
//! the sum of three: that of the policies' means (choice), that of a policy's means from seed to seed (seed; how
//! the policies differ from seed to seed is part of it), and that of a policy on one seed (dice).

use serde::{Deserialize, Serialize};

use crate::stats::{Interval, Z95, real, signed};
use crate::table::Estimate;

/// Seeds are dealt into so many blocks. Leaving out one after the other tells how sure the shares are.
const BLOCKS: usize = 20;

/// The results of some policies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpreadTally {
    /// Runs of a seed with other dice.
    dice: u64,
    /// By block, then by policy.
    blocks: Vec<Vec<Sums>>,
}

/// Sums over the seeds of a block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sums {
    seeds: i64,
    /// Of each seed's total.
    totals: i64,
    totals_squared: i64,
    /// Of each run's result.
    results_squared: i64,
}

impl Sums {
    const fn plus(self, other: Self) -> Self {
        Self {
            seeds: self.seeds + other.seeds,
            totals: self.totals + other.totals,
            totals_squared: self.totals_squared + other.totals_squared,
            results_squared: self.results_squared + other.results_squared,
        }
    }

    /// Mean, variance between seeds, variance by dice.
    fn parts(&self, dice: f64) -> [f64; 3] {
        let seeds = signed(self.seeds);
        let mean_total = signed(self.totals) / seeds;
        let within =
            (signed(self.results_squared) - signed(self.totals_squared) / dice) / (seeds * (dice - 1.0));
        let totals = (signed(self.totals_squared) - seeds * mean_total * mean_total) / (seeds - 1.0);
        // Means of few dice differ by their dice as well.
        let between = (totals / (dice * dice) - within / dice).max(0.0);
        [mean_total / dice, between, within.max(0.0)]
    }
}

/// Shares of the variance of results, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Shares {
    pub(super) choice: Estimate,
    pub(super) seed: Estimate,
    pub(super) dice: Estimate,
}

impl SpreadTally {
    /// Nothing counted, for so many policies that play each seed with so many dice.
    pub(super) fn blank(policies: usize, dice: u64) -> Self {
        Self { dice, blocks: vec![vec![Sums::default(); policies]; BLOCKS] }
    }

    /// Takes in what a policy came to on a seed, with one dice after the other.
    pub(super) fn add(&mut self, seed: u64, policy: usize, results: &[i64]) {
        let block = usize::try_from(seed % BLOCKS as u64).expect("there are few blocks");
        let total: i64 = results.iter().sum();
        let more = Sums {
            seeds: 1,
            totals: total,
            totals_squared: total * total,
            results_squared: results.iter().map(|result| result * result).sum(),
        };
        self.blocks[block][policy] = self.blocks[block][policy].plus(more);
    }

    /// Takes in all that another has taken in.
    pub(super) fn merge(&mut self, other: &Self) {
        for (block, more) in self.blocks.iter_mut().zip(&other.blocks) {
            block.iter_mut().zip(more).for_each(|(sums, more)| *sums = sums.plus(*more));
        }
    }

    /// The shares of the spread over some of the policies, each as likely as the others; nothing when results do
    /// not differ or there are too few seeds.
    pub(super) fn shares(&self, policies: &[usize]) -> Option<Shares> {
        let whole = self.point(policies, None)?;
        let without: Option<Vec<[f64; 3]>> =
            (0..BLOCKS).map(|block| self.point(policies, Some(block))).collect();
        let estimate = |part: usize| {
            let half = without.as_ref().map(|without| {
                let mean = without.iter().map(|shares| shares[part]).sum::<f64>() / real(BLOCKS as u64);
                let squares: f64 = without.iter().map(|shares| (shares[part] - mean).powi(2)).sum();
                Z95 * (squares * real(BLOCKS as u64 - 1) / real(BLOCKS as u64)).sqrt()
            });
            let interval = half.map(|half| {
                let Interval { low, high } = Interval::centred(whole[part], half);
                Interval { low: low.max(0.0), high: high.min(1.0) }
            });
            Estimate { value: Some(whole[part]), interval }
        };
        Some(Shares { choice: estimate(0), seed: estimate(1), dice: estimate(2) })
    }

    fn point(&self, policies: &[usize], left_out: Option<usize>) -> Option<[f64; 3]> {
        let kept = |policy: usize| {
            let blocks = self.blocks.iter().enumerate().filter(|(block, _)| Some(*block) != left_out);
            blocks.fold(Sums::default(), |sum, (_, block)| sum.plus(block[policy]))
        };
        let sums: Vec<Sums> = policies.iter().map(|&policy| kept(policy)).collect();
        if self.dice < 2 || sums.iter().any(|sums| sums.seeds < 2) {
            return None;
        }
        let parts: Vec<[f64; 3]> = sums.iter().map(|sums| sums.parts(real(self.dice))).collect();
        let count = real(parts.len() as u64);
        let mean = |part: usize| parts.iter().map(|parts| parts[part]).sum::<f64>() / count;
        let choice = parts.iter().map(|parts| (parts[0] - mean(0)).powi(2)).sum::<f64>() / count;
        let all = choice + mean(1) + mean(2);
        (all > 0.0).then(|| [choice / all, mean(1) / all, mean(2) / all])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(result: impl Fn(u64, usize, u64) -> i64) -> [f64; 3] {
        let mut tally = SpreadTally::blank(2, 4);
        for seed in 0..400 {
            for policy in 0..2 {
                let results: Vec<i64> = (0..4).map(|dice| result(seed, policy, dice)).collect();
                tally.add(seed, policy, &results);
            }
        }
        let shares = tally.shares(&[0, 1]).expect("results differ");
        [shares.choice, shares.seed, shares.dice].map(|share| share.value.expect("there are results"))
    }

    #[track_caller]
    fn near(found: [f64; 3], wanted: [f64; 3]) {
        assert!(found.iter().zip(wanted).all(|(found, wanted)| (found - wanted).abs() < 0.02), "{found:?}");
    }

    #[test]
    fn each_cause_alone_has_all_of_the_spread() {
        near(shares(|_, policy, _| (policy as u64).cast_signed()), [1.0, 0.0, 0.0]);
        near(shares(|seed, _, _| (seed / 20 % 2).cast_signed()), [0.0, 1.0, 0.0]);
        near(shares(|_, _, dice| (dice % 2).cast_signed()), [0.0, 0.0, 1.0]);
    }

    #[test]
    fn causes_of_the_same_size_share_it() {
        let sum = |seed: u64, policy: usize, dice: u64| {
            10 * (policy as u64 + seed / 20 % 2 + dice % 2).cast_signed()
        };
        near(shares(sum), [0.333, 0.223, 0.444]);
    }

    #[test]
    fn results_that_never_differ_have_no_spread() {
        let mut tally = SpreadTally::blank(1, 2);
        (0..40).for_each(|seed| tally.add(seed, 0, &[3, 3]));
        assert_eq!(tally.shares(&[0]), None);
    }
}
