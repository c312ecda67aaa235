//! The waves of attackers: made from a stream of the seed before anybody plays, and told ahead.
//!
//! A wave is one to three batches. It asks as much of a defence as the plan of the battle says, which a model turns
//! into numbers of attackers: see [`value`], and RULES.md, 3.

mod abreast;
mod budget;
mod catalogue;
mod change;
mod plan;
mod sequence;
mod threat;
mod value;
mod wave;

use engine::{Branch, Dice, Seed};

use self::budget::Budget;
pub use self::catalogue::wave_catalogue;
pub use self::change::WaveChange;
pub use self::plan::WavePlan;
pub use self::threat::Threat;
pub use self::wave::{Batch, Wave};
use crate::{Attacker, Ticks};

/// The times that may lie between two attackers.
pub const SPACINGS: [Ticks; 5] = [Ticks(2), Ticks(5), Ticks(10), Ticks(20), Ticks(40)];

/// The waves of a battle, as many as were asked for so far. They follow from the seed and the plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast {
    plan: WavePlan,
    branch: Branch,
    budget: Budget,
    /// Whoever has come in some wave.
    seen: Vec<Attacker>,
    made: Vec<Wave>,
}

impl Forecast {
    /// The waves of a seed.
    pub fn new(seed: Seed, plan: WavePlan) -> Self {
        let budget = Budget::new(plan.ways);
        Self { plan, branch: seed.branch("waves"), budget, seen: Vec::new(), made: Vec::new() }
    }

    /// What they are made after.
    pub const fn plan(&self) -> &WavePlan {
        &self.plan
    }

    /// A wave, counted from zero. Those before it are made with it.
    pub fn wave(&mut self, number: u16) -> &Wave {
        while self.made.len() <= usize::from(number) {
            let wave = self.make(u16::try_from(self.made.len()).expect("no more than asked for"));
            self.made.push(wave);
        }
        &self.made[usize::from(number)]
    }

    /// The waves that were made so far.
    pub fn made(&self) -> &[Wave] {
        &self.made
    }

    /// What no wave so far has asked for, of all they might, in thousandths.
    pub fn unspent(&self) -> i64 {
        self.budget.left
    }

    fn make(&mut self, number: u16) -> Wave {
        let mut dice = self.branch.branch(u32::from(number)).dice();
        let used = used_ways(&self.plan, &mut dice);
        self.budget.begin(&self.plan, number, &used);
        let mut making = Making {
            plan: &self.plan,
            budget: &mut self.budget,
            seen: &self.seen,
            splash: value::splash(self.plan.splash, self.plan.splash_from, number),
            number,
            used: &used,
            dice: &mut dice,
        };
        let is_abreast = number > 0 && making.dice.below(100) < u32::from(self.plan.abreast);
        let abreast = if is_abreast { making.abreast() } else { None };
        let mut wave = abreast.unwrap_or_else(|| making.sequence());
        if let Some((_, boss)) = self.plan.boss.filter(|(when, _)| *when == number) {
            let on = (0..usize::from(self.plan.ways)).map(|way| (way == used[0]).then_some(boss)).collect();
            wave.batches.push(Batch { count: 1, spacing: Ticks(0), on });
        }
        for kind in wave.kinds() {
            if !self.seen.contains(&kind) {
                self.seen.push(kind);
            }
        }
        wave
    }
}

/// The ways that a wave uses: one for certain, each of the others or not.
fn used_ways(plan: &WavePlan, dice: &mut Dice) -> Vec<usize> {
    let certain = dice.below(plan.ways.into());
    let mut is_used = |way: u32| way == certain || dice.below(100) >= u32::from(plan.absent);
    (0..u32::from(plan.ways)).filter(|way| is_used(*way)).map(|way| way as usize).collect()
}

/// A wave that is being made.
struct Making<'a> {
    plan: &'a WavePlan,
    budget: &'a mut Budget,
    seen: &'a [Attacker],
    splash: u64,
    number: u16,
    used: &'a [usize],
    dice: &'a mut Dice,
}

impl<'a> Making<'a> {
    /// How many a way can have at most at such a distance, when there is so much time and room left.
    fn most(&self, spacing: Ticks, time: Ticks, crowd: u32) -> u32 {
        let ways = u32::try_from(self.used.len()).expect("a world has few ways");
        (time.0 / spacing.0 + 1).min(crowd / ways)
    }

    /// A batch of the same on each way, or of none.
    fn batch(&self, count: u32, spacing: Ticks, on: impl Fn(usize) -> Attacker) -> Batch {
        let used = |way: usize| self.used.iter().position(|used| *used == way);
        let on = (0..usize::from(self.plan.ways)).map(|way| used(way).map(&on)).collect();
        Batch { count: u8::try_from(count).expect("a wave is no larger"), spacing, on }
    }

    /// One of several, by weight.
    fn pick<T: Copy>(&mut self, options: &[T], threat: impl Fn(T) -> &'a Threat) -> Option<T> {
        let all: u32 = options.iter().map(|option| u32::from(threat(*option).weight)).sum();
        if all == 0 {
            return None;
        }
        let mut drawn = self.dice.below(all);
        options.iter().copied().find(|option| {
            let weight = u32::from(threat(*option).weight);
            let is_it = drawn < weight;
            drawn = drawn.saturating_sub(weight);
            is_it
        })
    }

    /// Whether nobody like that has come in an earlier wave.
    fn is_new(&self, threat: &Threat) -> bool {
        !self.seen.contains(&threat.kind)
    }
}

/// The largest number that fits, if one does and all below it do.
fn largest(most: u32, fits: impl Fn(u32) -> bool) -> u32 {
    let (mut good, mut bad) = (0, most + 1);
    while bad - good > 1 {
        let middle = u32::midpoint(good, bad);
        if fits(middle) {
            good = middle;
        } else {
            bad = middle;
        }
    }
    good
}

#[cfg(test)]
mod tests;
