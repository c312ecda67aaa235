//! How a fight ends, exactly, when the dice are chosen well.
//!
//! A fight is a walk over (HP, HP of the foe, wards left) that only goes down, except that a
//! round may change nothing. So the states can be solved in order, each from those below it,
//! and the rounds that change nothing are taken out by division.

use std::collections::BTreeMap;

use super::Chance;
use super::throws::{Offer, Trade};

/// What surviving is worth, in HP, when a die is chosen.
const LIFE: u64 = 100;
/// What a ward that is left over is worth, in HP.
const WARD: u64 = 5;

/// One way for a fight to end. No HP is death.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Ending {
    pub(crate) hp: u8,
    pub(crate) wards: u8,
}

/// A fight at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) hp: u8,
    pub(crate) foe: u8,
    /// How often a deadly round can be undone.
    pub(crate) wards: u8,
}

impl Standing {
    /// What a trade leads to.
    pub(crate) fn after(self, trade: Trade) -> Step {
        let foe = self.foe.saturating_sub(trade.dealt);
        let (hp, wards) = match self.hp.checked_sub(trade.taken).filter(|&hp| hp > 0) {
            Some(hp) => (hp, self.wards),
            None if self.wards > 0 => (self.hp, self.wards - 1),
            None => return Step::End(Ending { hp: 0, wards: 0 }),
        };
        if foe == 0 { Step::End(Ending { hp, wards }) } else { Step::On(Self { hp, foe, wards }) }
    }
}

/// Where a round leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    On(Standing),
    End(Ending),
}

/// Every fight with one weapon, solved.
#[derive(Clone, Debug)]
pub(crate) struct FightTable {
    foe_count: usize,
    ward_count: usize,
    solved: Vec<Solved>,
}

#[derive(Clone, Debug, Default)]
struct Solved {
    worth: u64,
    endings: Vec<(Ending, Chance)>,
}

impl FightTable {
    /// Solves all fights with up to so many HP, foe's HP and wards.
    pub(crate) fn solve(offers: &[Offer], max_hp: u8, max_foe: u8, max_wards: u8) -> Self {
        let mut table =
            Self { foe_count: max_foe.into(), ward_count: usize::from(max_wards) + 1, solved: Vec::new() };
        let states = usize::from(max_hp) * table.foe_count * table.ward_count;
        table.solved.resize(states, Solved::default());
        for wards in 0..=max_wards {
            for foe in 1..=max_foe {
                for hp in 1..=max_hp {
                    let standing = Standing { hp, foe, wards };
                    let solved = table.solve_one(offers, standing);
                    let place = table.place(standing);
                    table.solved[place] = solved;
                }
            }
        }
        table
    }

    /// How a fight ends from here.
    pub(crate) fn endings(&self, standing: Standing) -> &[(Ending, Chance)] {
        &self.solved[self.place(standing)].endings
    }

    /// Which of some steps a player should prefer: higher is better.
    pub(crate) fn worth(&self, step: Step) -> u64 {
        match step {
            Step::End(Ending { hp: 0, .. }) => 0,
            Step::End(ending) => scaled(LIFE + u64::from(ending.hp) + WARD * u64::from(ending.wards)),
            Step::On(standing) => self.solved[self.place(standing)].worth,
        }
    }

    /// Everything below this standing is solved; a round that changes nothing leads back to
    /// it. Guess that coming back is worth nothing, choose, work out what that is worth, and
    /// choose again until nothing improves.
    fn solve_one(&self, offers: &[Offer], here: Standing) -> Solved {
        let mut worth = 0;
        loop {
            let chosen: Vec<(Step, u64)> =
                offers.iter().map(|offer| (self.best(offer, here, worth), offer.ways)).collect();
            let moving = || chosen.iter().filter(|(step, _)| *step != Step::On(here));
            let ways: u64 = moving().map(|(_, ways)| ways).sum();
            let sum: u128 =
                moving().map(|&(step, ways)| u128::from(self.worth(step)) * u128::from(ways)).sum();
            let better = u64::try_from(sum / u128::from(ways)).expect("a mean is no larger than its terms");
            if better <= worth {
                return Solved { worth: better, endings: self.mixed(moving().copied(), ways) };
            }
            worth = better;
        }
    }

    fn best(&self, offer: &Offer, here: Standing, worth_here: u64) -> Step {
        let steps = offer.trades.iter().map(|&trade| here.after(trade));
        let worth = |step: &Step| if *step == Step::On(here) { worth_here } else { self.worth(*step) };
        steps.max_by_key(worth).expect("an offer has a trade")
    }

    fn mixed(&self, steps: impl Iterator<Item = (Step, u64)>, all: u64) -> Vec<(Ending, Chance)> {
        let mut sums: BTreeMap<Ending, Chance> = BTreeMap::new();
        for (step, ways) in steps {
            let share = Chance::of(ways, all);
            let sure;
            let endings = match step {
                Step::On(standing) => self.endings(standing),
                Step::End(ending) => {
                    sure = [(ending, Chance::SURE)];
                    &sure
                }
            };
            for &(ending, chance) in endings {
                let sum = sums.entry(ending).or_default();
                *sum = sum.or(chance.and(share));
            }
        }
        sums.into_iter().collect()
    }

    fn place(&self, standing: Standing) -> usize {
        let hp = usize::from(standing.hp) - 1;
        let foe = usize::from(standing.foe) - 1;
        (hp * self.foe_count + foe) * self.ward_count + usize::from(standing.wards)
    }
}

/// Worths are kept with twenty binary places.
const fn scaled(worth: u64) -> u64 {
    worth << 20
}
