//! What a face-down card cannot be, because others were seen when they went back.

use engine::RowsBy;
use serde::{Deserialize, Serialize};

use crate::{Card, CardCounts, Slot};

/// The face-down card that stayed in the row while cards that had been seen were shuffled back.
///
/// It was dealt before they came back, so it is none of them: of the unseen cards of a kind it
/// can only be those that were unseen before. A peek leaves at most one card face down, so at
/// most one card has such a history.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stayed {
    /// Where it lies.
    pub slot: Slot,
    /// For each kind, in the order of [`Card::ALL`], the share of its unseen cards that this
    /// one can be.
    #[serde(with = "RowsBy::<Card>")]
    pub shares: [Share; Card::COUNT],
}

/// So many of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// So many…
    pub part: u16,
    /// …of so many.
    pub whole: u16,
}

impl Share {
    const ALL: Self = Self { part: 1, whole: 1 };

    /// This share of another share. Past sixteen bits both are halved: that takes more returns
    /// around one card than the house numbers give Lux for.
    fn of(self, part: u8, whole: u8) -> Self {
        let (mut part, mut whole) =
            (u32::from(self.part) * u32::from(part), u32::from(self.whole) * u32::from(whole));
        while whole > u32::from(u16::MAX) {
            (part, whole) = (part.div_ceil(2), whole.div_ceil(2));
        }
        let small = |number: u32| u16::try_from(number).expect("no part is larger than its whole");
        Self { part: small(part), whole: small(whole) }
    }
}

impl Stayed {
    /// A card about which nothing special is known yet.
    pub(crate) const fn new(slot: Slot) -> Self {
        Self { slot, shares: [Share::ALL; Card::COUNT] }
    }

    /// Cards that had been seen are back among the unseen.
    pub(crate) fn learn(&mut self, returned: &CardCounts, unseen: &CardCounts) {
        for (card, count) in returned.iter() {
            let all = unseen.of(card);
            let share = &mut self.shares[card.index()];
            *share = share.of(all - count, all);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Eight of nine, again and again: beside the exact share, as far as that can be written.
    #[test]
    fn a_share_of_many_shares_stays_close_to_the_truth() {
        let (mut share, mut part, mut whole) = (Share::ALL, 1_u128, 1_u128);
        for times in 1..=20 {
            share = share.of(8, 9);
            (part, whole) = (part * 8, whole * 9);
            let (told, truth) = (u128::from(share.part) * whole, part * u128::from(share.whole));
            assert!(told.abs_diff(truth) * 500 < truth, "{share:?} after {times} times");
            assert!(times > 5 || told == truth, "what fits is exact: {share:?}");
        }
    }
}
