//! How much of a result is skill, and how much is luck.

use super::bout::Bout;
use super::finish::Finish;
use crate::stats::{Interval, Proportion, Score};
use crate::table::Estimate;

/// How the shares are found, in words.
pub(super) const METHOD: &str = "Every seed was played from both sides. Skill: seeds that the stronger bot won \
    from both, less those that the weaker one won from both. Deal: seeds that one side won whoever played it, by \
    its team, its turn or the luck of the seed. Chance: what is left, which is draws and what swaps cannot explain.";

/// What decides matches between two bots; the three add up to one.
pub(super) struct Decided {
    /// Who plays.
    pub(super) skill: Estimate,
    /// Which side, with its team, its turn and its luck.
    pub(super) deal: Estimate,
    /// Neither.
    pub(super) chance: Estimate,
}

impl Decided {
    pub(super) fn new(bout: &Bout) -> Self {
        let score = bout.score();
        let weaker = score.rate().is_some_and(|rate| rate < 0.5);
        let stronger = |finish: Finish| if weaker { finish.reversed() } else { finish };
        let edge = bout.both(|first, second| stronger(first).halves() + stronger(second).halves());
        let splits = [(Finish::Won, Finish::Lost), (Finish::Lost, Finish::Won)];
        let split: u64 = splits.iter().map(|&(first, second)| bout.results(first, second)).sum();
        let deal = Proportion::new(split, bout.seeds());
        let chance = bout.both(|first, second| {
            if splits.contains(&(first, second)) {
                return 0;
            }
            4 - stronger(first).halves() - stronger(second).halves()
        });
        Self {
            skill: scaled(&edge, -1.0),
            deal: Estimate { value: deal.rate(), interval: deal.interval() },
            chance: scaled(&chance, 0.0),
        }
    }
}

/// Twice the score and so much more: what it is when a loss counts -1, or when two is the most.
/// A share of a whole is shown inside the whole.
fn scaled(score: &Score, plus: f64) -> Estimate {
    let inside = |interval: Interval| Interval { low: interval.low.max(0.0), high: interval.high.min(1.0) };
    Estimate {
        value: score.rate().map(|rate| 2.0 * rate + plus),
        interval: score.interval().map(|interval| inside(interval.times(2.0).plus(plus))),
    }
}

#[cfg(test)]
mod tests {
    use tactics::{Class, Ending, Minion, Outcome, Side, Skill, Team};

    use super::super::opponents::PlayedMatch;
    use super::*;

    fn played(winner: Option<Side>) -> PlayedMatch {
        let minions = [Minion::Tank, Minion::Archer];
        let team = Team { class: Class::Mage, skill: Skill::WildMagic, minions };
        let outcome = winner.map_or(Outcome::Draw, |side| Outcome::Won { side, by: Ending::Blow });
        PlayedMatch { teams: [team; 2], outcome, rounds: 7, actions: 30 }
    }

    /// Seeds by who won the match with the bot in the first seat, and the one with it in the second.
    #[track_caller]
    fn check(seeds: &[(usize, Option<Side>, Option<Side>)], wanted: [f64; 3]) {
        let mut bout = Bout::default();
        for &(count, straight, swapped) in seeds {
            (0..count).for_each(|_| bout.add(&[played(straight), played(swapped)]));
        }
        let Decided { skill, deal, chance } = Decided::new(&bout);
        let found = [skill, deal, chance].map(|share| share.value.unwrap());
        assert!(found.iter().zip(wanted).all(|(found, wanted)| (found - wanted).abs() < 1e-12), "{found:?}");
    }

    const ONE: Option<Side> = Some(Side::One);
    const TWO: Option<Side> = Some(Side::Two);

    #[test]
    fn seeds_won_from_both_sides_are_skill_and_those_won_by_one_side_are_the_deal() {
        check(&[(10, ONE, TWO)], [1.0, 0.0, 0.0]);
        check(&[(10, TWO, ONE)], [1.0, 0.0, 0.0]);
        check(&[(6, ONE, ONE), (4, TWO, TWO)], [0.0, 1.0, 0.0]);
        check(&[(10, None, None)], [0.0, 0.0, 1.0]);
        check(&[(5, ONE, TWO), (3, ONE, ONE), (2, TWO, ONE)], [0.3, 0.3, 0.4]);
        check(&[(4, ONE, TWO), (4, None, TWO), (2, TWO, TWO)], [0.6, 0.2, 0.2]);
    }
}
