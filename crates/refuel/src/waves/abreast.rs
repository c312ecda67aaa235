//! Waves that send somebody else on every way at once.

use super::budget::Way;
use super::value::Stream;
use super::{Making, SPACINGS, Threat, Wave, largest};
use crate::Ticks;

/// How often somebody is exchanged before the wave is given up.
const TRIES: u32 = 40;
/// How many of each should come, if they can be had.
const FEW: u32 = 3;

impl<'a> Making<'a> {
    /// Makes the wave, or finds that there is none: too much would be left, or too little there.
    pub(super) fn abreast(&mut self) -> Option<Wave> {
        let spacing = SPACINGS[self.dice.below(5) as usize];
        let most = self.most(spacing, self.plan.time, self.plan.crowd.into());
        let options: Vec<Vec<&'a Threat>> =
            self.used.iter().map(|way| self.able(*way, spacing, most)).collect();
        let mut on = self.first(&options)?;
        for _ in 0..TRIES {
            let least = self.least_of(&on, spacing, most);
            let wrong = if !self.fits(&on, spacing, least) {
                // Too much: away with whoever asks most beyond what its way has.
                self.excesses(&on, spacing, least)
                    .into_iter()
                    .enumerate()
                    .max_by_key(|(place, excess)| (*excess, *place))
            } else if self.fits(&on, spacing, most + 1) {
                // Too little: away with whoever asks least.
                self.excesses(&on, spacing, most)
                    .into_iter()
                    .enumerate()
                    .min_by_key(|(place, excess)| (*excess, *place))
            } else {
                let count = largest(most, |count| count <= least || self.fits(&on, spacing, count));
                return Some(self.settle(&on, spacing, count));
            };
            let (wrong, _) = wrong?;
            on[wrong] = self.other(&options[wrong], &on, wrong)?;
        }
        None
    }

    /// Whoever can come on a way: some of them can be paid for, but not as many as there is time for.
    fn able(&self, way: usize, spacing: Ticks, most: u32) -> Vec<&'a Threat> {
        let Way { left, rate, .. } = self.budget.ways[way];
        let able = |few: u32| {
            let plan: &'a super::WavePlan = self.plan;
            let able = plan.threats.iter().filter(|threat| {
                let stream = Stream::new(threat, spacing, rate, Ticks(0), self.splash);
                threat.weight > 0
                    && threat.spacing <= spacing
                    && stream.asks(few) <= left + self.budget.left
                    && stream.asks(most) > left
            });
            able.collect::<Vec<_>>()
        };
        let some = able(FEW.min(most));
        if some.is_empty() { able(1) } else { some }
    }

    /// Somebody for each way, the ways taken in random order; one at most who has not been seen.
    fn first(&mut self, options: &[Vec<&'a Threat>]) -> Option<Vec<&'a Threat>> {
        let mut order: Vec<usize> = (0..options.len()).collect();
        self.dice.shuffle(&mut order);
        let mut on = vec![None; options.len()];
        for place in order {
            let others: Vec<&Threat> = on.iter().copied().flatten().collect();
            on[place] = Some(self.other(&options[place], &others, usize::MAX)?);
        }
        on.into_iter().collect()
    }

    /// Somebody for a way, other than who is there now; whoever is new only if no other way has somebody new.
    fn other(&mut self, options: &[&'a Threat], on: &[&Threat], place: usize) -> Option<&'a Threat> {
        let mut others =
            on.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, threat)| *threat);
        let new = others.find(|threat| self.is_new(threat)).map(|threat| threat.kind);
        let may = |threat: &Threat| !self.is_new(threat) || new.is_none_or(|new| new == threat.kind);
        let now = on.get(place).map(|threat| threat.kind);
        let able = options.iter().copied().filter(|threat| Some(threat.kind) != now && may(threat));
        let able: Vec<&'a Threat> = able.collect();
        self.pick(&able, |threat: &'a Threat| threat)
    }

    /// What so many ask for on each way.
    fn prices(&self, on: &[&Threat], ways: &[Way], spacing: Ticks, count: u32) -> Vec<i64> {
        let price = |(threat, way): (&&Threat, &Way)| {
            Stream::new(threat, spacing, way.rate, Ticks(0), self.splash).asks(count)
        };
        on.iter().zip(ways).map(price).collect()
    }

    /// What so many ask for beyond what each way has of its own.
    fn excesses(&self, on: &[&Threat], spacing: Ticks, count: u32) -> Vec<i64> {
        let ways: Vec<Way> = self.used.iter().map(|way| self.budget.ways[*way]).collect();
        let prices = self.prices(on, &ways, spacing, count);
        prices.iter().zip(&ways).map(|(price, way)| (price - way.left).max(0)).collect()
    }

    /// The fewest that ask for all that each way has of its own.
    fn least_of(&self, on: &[&Threat], spacing: Ticks, most: u32) -> u32 {
        let ways: Vec<Way> = self.used.iter().map(|way| self.budget.ways[*way]).collect();
        let falls_short = |count: u32| {
            let prices = self.prices(on, &ways, spacing, count);
            prices.iter().zip(&ways).any(|(price, way)| *price < way.left)
        };
        (largest(most, falls_short) + 1).min(most)
    }

    /// Whether so many can be paid for, after each way has got its part of what is fresh.
    fn fits(&self, on: &[&Threat], spacing: Ticks, count: u32) -> bool {
        let ways = self.budget.parted(self.used, &self.excesses(on, spacing, count));
        let prices = self.prices(on, &ways, spacing, count);
        let excess = prices.iter().zip(&ways).map(|(price, way)| (price - way.left).max(0)).sum::<i64>();
        excess <= self.budget.left
    }

    fn settle(&mut self, on: &[&Threat], spacing: Ticks, count: u32) -> Wave {
        let parted = self.budget.parted(self.used, &self.excesses(on, spacing, count));
        self.budget.part(self.used, &parted);
        let prices = self.prices(on, &parted, spacing, count);
        for (way, price) in self.used.iter().zip(prices) {
            self.budget.pay(*way, price);
        }
        Wave { batches: vec![self.batch(count, spacing, |place| on[place].kind)] }
    }
}
