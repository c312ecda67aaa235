//! What has been asked of the defence so far, and what may still be.

use super::plan::WavePlan;

/// The budget of a battle: what every way may use alone, and what all of them may share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Budget {
    pub(super) ways: Vec<Way>,
    /// What all ways together get in every wave.
    shared: i64,
    /// What of that is left, from all waves so far.
    pub(super) left: i64,
    /// What this wave is harder than the last, and no way has been given yet.
    pub(super) fresh: Fresh,
}

/// What a wave asks for in addition to the wave before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fresh {
    pub(super) rate: i64,
    pub(super) capacity: i64,
}

/// What is expected of the defence of one way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Way {
    /// The harm it does in a second.
    pub(super) rate: i64,
    /// The capacity that the way gets in every wave that uses it.
    capacity: i64,
    /// What of that is left.
    pub(super) left: i64,
}

impl Budget {
    pub(super) fn new(ways: u8) -> Self {
        let ways = vec![Way::default(); usize::from(ways)];
        Self { ways, shared: 0, left: 0, fresh: Fresh::default() }
    }

    /// Begins a wave that uses some of the ways. What these have of their own, they get here and nowhere else.
    pub(super) fn begin(&mut self, plan: &WavePlan, wave: u16, used: &[usize]) {
        let risen = |of: fn(&WavePlan, u16) -> i64| {
            of(plan, wave) - wave.checked_sub(1).map_or(0, |before| of(plan, before))
        };
        let capacity = risen(WavePlan::capacity_of);
        let shared = capacity * i64::from(plan.shared) / 100;
        self.shared += shared;
        self.left += self.shared;
        self.fresh.rate += risen(WavePlan::rate_of);
        self.fresh.capacity += capacity - shared;
        for way in used {
            let way = &mut self.ways[*way];
            way.left += way.capacity;
        }
    }

    /// Gives what is fresh to those of the used ways that have least.
    pub(super) fn level(&mut self, used: &[usize]) {
        let Fresh { rate, capacity } = std::mem::take(&mut self.fresh);
        let mut rates: Vec<i64> = used.iter().map(|way| self.ways[*way].rate).collect();
        let mut capacities: Vec<i64> = used.iter().map(|way| self.ways[*way].capacity).collect();
        lift(&mut rates, rate);
        lift(&mut capacities, capacity);
        for ((way, rate), capacity) in used.iter().zip(rates).zip(capacities) {
            let way = &mut self.ways[*way];
            way.left += capacity - way.capacity;
            (way.rate, way.capacity) = (rate, capacity);
        }
    }

    /// The ways as they would be if each got a part of what is fresh by its need, and what would then be fresh still.
    pub(super) fn parted(&self, used: &[usize], needs: &[i64]) -> Vec<Way> {
        let all: i128 = needs.iter().map(|need| i128::from(*need)).sum();
        let part = |of: i64, need: i64| {
            let part = if all == 0 { 0 } else { i128::from(of) * i128::from(need) / all };
            i64::try_from(part).expect("no more than all of it")
        };
        let parted = |(way, need): (&usize, &i64)| {
            let Way { rate, capacity, left } = self.ways[*way];
            let more = part(self.fresh.capacity, *need);
            Way { rate: rate + part(self.fresh.rate, *need), capacity: capacity + more, left: left + more }
        };
        used.iter().zip(needs).map(parted).collect()
    }

    /// Gives ways what [`Budget::parted`] said.
    pub(super) fn part(&mut self, used: &[usize], parted: &[Way]) {
        for (way, parted) in used.iter().zip(parted) {
            self.fresh.rate -= parted.rate - self.ways[*way].rate;
            self.fresh.capacity -= parted.capacity - self.ways[*way].capacity;
            self.ways[*way] = *parted;
        }
    }

    /// Pays for what comes on a way: first out of its own, then out of what is shared.
    pub(super) fn pay(&mut self, way: usize, price: i64) {
        let Way { left, .. } = &mut self.ways[way];
        *left -= price;
        self.left += (*left).min(0);
        *left = (*left).max(0);
    }

    /// Whether so much on each of these ways can be paid for.
    pub(super) fn affords(&self, prices: impl Iterator<Item = (usize, i64)>) -> bool {
        prices.map(|(way, price)| (price - self.ways[way].left).max(0)).sum::<i64>() <= self.left
    }
}

/// Lifts the lowest numbers to the next, and so on, as far as it goes.
fn lift(numbers: &mut [i64], mut by: i64) {
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_by_key(|place| (numbers[*place], *place));
    let Some(first) = order.first() else { return };
    let mut height = numbers[*first];
    for (lifted, rank) in (1_i64..).zip(1..=order.len()) {
        let next = order.get(rank).map_or(i64::MAX, |place| numbers[*place]);
        let step = (by / lifted).min(next - height);
        height += step;
        by -= step * lifted;
        if height < next {
            let rest = usize::try_from(by).expect("less than one for each");
            for (place, number) in order[..rank].iter().enumerate() {
                numbers[*number] = height + i64::from(place < rest);
            }
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn lifted<const COUNT: usize>(mut numbers: [i64; COUNT], by: i64, wanted: [i64; COUNT]) {
        lift(&mut numbers, by);
        assert_eq!(numbers, wanted);
    }

    #[test]
    fn the_lowest_are_lifted_first_and_nothing_is_lost() {
        lifted([0, 0, 0], 10, [4, 3, 3]);
        lifted([9, 2, 5], 2, [9, 4, 5]);
        lifted([9, 2, 5], 5, [9, 6, 6]);
        lifted([9, 2, 5], 14, [10, 10, 10]);
        lifted([7], 0, [7]);
        lifted([], 9, []);
    }

    #[test]
    fn a_way_pays_with_its_own_first() {
        let mut budget = Budget { left: 100, ..Budget::new(2) };
        budget.ways[1].left = 30;
        assert!(budget.affords([(0, 70), (1, 60)].into_iter()));
        assert!(!budget.affords([(0, 71), (1, 60)].into_iter()));
        assert!(!budget.affords([(0, 101), (1, 0)].into_iter()), "what is another's is no help");
        budget.pay(1, 50);
        assert_eq!((budget.ways[1].left, budget.left), (0, 80));
    }
}
