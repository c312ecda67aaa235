//! How many cards of each family are left in a location.

use crate::{Content, Family, View};

/// Cards left, by family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Left(pub(crate) [usize; Family::COUNT]);

impl Left {
    pub(crate) const NONE: Self = Self([0; Family::COUNT]);

    /// All cards of a location.
    pub(crate) fn all(content: &Content) -> Self {
        let mut left = Self::NONE;
        for (card, count) in content.cards.iter() {
            left.0[card.family().index()] += usize::from(count);
        }
        left
    }

    pub(crate) fn total(self) -> usize {
        self.0.iter().sum()
    }

    pub(crate) fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// What is left at a table.
    pub(crate) fn seen(view: &View) -> Self {
        let mut left = Self::NONE;
        for (card, count) in view.unseen.iter() {
            left.0[card.family().index()] += usize::from(count);
        }
        for card in view.row.iter().flatten().filter_map(|card| card.shown) {
            left.0[card.family().index()] += 1;
        }
        left
    }

    /// With one card of a family less, if there is one.
    pub(crate) fn without(mut self, family: Family) -> Option<Self> {
        let count = &mut self.0[family.index()];
        *count = count.checked_sub(1)?;
        Some(self)
    }

    /// How many different numbers of cards can be left of these.
    pub(crate) fn count(self) -> usize {
        self.0.iter().map(|count| count + 1).product()
    }

    /// All of them, so that each comes after those that it leads to; the first has no card.
    pub(crate) fn below(self) -> impl Iterator<Item = Self> {
        let [foes, perils, boons] = self.0;
        (0..=foes).flat_map(move |foe| {
            (0..=perils).flat_map(move |peril| (0..=boons).map(move |boon| Self([foe, peril, boon])))
        })
    }

    /// The place in that order.
    pub(crate) fn index(self, content: &Content) -> usize {
        let [_, perils, boons] = Self::all(content).0;
        let [foe, peril, boon] = self.0;
        (foe * (perils + 1) + peril) * (boons + 1) + boon
    }

    /// How likely a Foe is the Hollow, in percent, when it is only known how many cards are left:
    /// it is one of the last three, as likely each, and may have been met.
    pub(crate) fn hollow_share(self) -> u64 {
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
pub(crate) struct Shares {
    pub(crate) left: Left,
}

impl Shares {
    /// The mean over rows of the best family that lies there.
    pub(crate) fn best(&self, worth: impl Fn(Family) -> u32) -> u32 {
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
