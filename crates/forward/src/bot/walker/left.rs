//! How many cards of each family are left in a location.

use crate::{Content, Family};

/// Cards left, by family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Left(pub(super) [usize; Family::COUNT]);

impl Left {
    pub(super) const NONE: Self = Self([0; Family::COUNT]);

    /// All cards of a location.
    pub(super) fn all(content: &Content) -> Self {
        let mut left = Self::NONE;
        for (card, count) in content.cards.iter() {
            left.0[card.family().index()] += usize::from(count);
        }
        left
    }

    pub(super) fn total(self) -> usize {
        self.0.iter().sum()
    }

    pub(super) fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// With one card of a family less, if there is one.
    pub(super) fn without(mut self, family: Family) -> Option<Self> {
        let count = &mut self.0[family.index()];
        *count = count.checked_sub(1)?;
        Some(self)
    }

    /// How many different numbers of cards can be left of these.
    pub(super) fn count(self) -> usize {
        self.0.iter().map(|count| count + 1).product()
    }

    /// All of them, so that each comes after those that it leads to; the first has no card.
    pub(super) fn below(self) -> impl Iterator<Item = Self> {
        let [foes, perils, boons] = self.0;
        (0..=foes).flat_map(move |foe| {
            (0..=perils).flat_map(move |peril| (0..=boons).map(move |boon| Self([foe, peril, boon])))
        })
    }

    /// The place in that order.
    pub(super) fn index(self, content: &Content) -> usize {
        let [_, perils, boons] = Self::all(content).0;
        let [foe, peril, boon] = self.0;
        (foe * (perils + 1) + peril) * (boons + 1) + boon
    }

    /// How likely a Foe is the Hollow, in percent, when it is only known how many cards are left:
    /// it is one of the last three, as likely each, and may have been met.
    pub(super) fn hollow_share(self) -> u64 {
        match (self.total(), self.0[Family::Foe.index()]) {
            (3, foes) => 100 / foes as u64,
            (2, 1) => 77,
            (2, _) => 43,
            (1, _) => 63,
            _ => 0,
        }
    }
}

/// What lies in the row, when only the numbers left are known.
pub(super) struct Shares {
    pub(super) left: Left,
}

impl Shares {
    /// The mean over rows of the best family that lies there.
    pub(super) fn best(&self, worth: impl Fn(Family) -> u32) -> u32 {
        let mut ranked = Family::ALL.map(|family| (worth(family), self.left.0[family.index()]));
        ranked.sort_unstable_by(|first, second| second.cmp(first));
        let all = self.left.total();
        let mut others = all;
        let mut sum = 0;
        let mut likely = rows(all, all);
        for (worth, count) in ranked {
            others -= count;
            let without = rows(others, all);
            sum += u64::from(worth) * (likely - without);
            likely = without;
        }
        u32::try_from(sum / rows(all, all)).expect("a part of a certainty")
    }

    /// The mean over families, when nothing is seen of them.
    pub(super) fn mean(&self, worth: impl Fn(Family) -> u32) -> u32 {
        let sum: u64 = Family::ALL
            .into_iter()
            .map(|family| u64::from(worth(family)) * self.left.0[family.index()] as u64)
            .sum();
        u32::try_from(sum / self.left.total() as u64).expect("a part of a certainty")
    }
}

/// How many rows of three, or of all when there are fewer, can be made of some of all cards.
fn rows(some: usize, all: usize) -> u64 {
    let some = some as u64;
    match all.min(3) {
        1 => some,
        2 => some * some.saturating_sub(1) / 2,
        _ => some * some.saturating_sub(1) * some.saturating_sub(2) / 6,
    }
}
