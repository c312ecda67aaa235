//! Luck that turns.

use serde::{Deserialize, Serialize};

/// How often in a row chance gave nothing good. Whoever draws asks first whether pity is due, sees to it
/// then that something good comes, and tells it what came.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pity {
    missed: u16,
}

impl Pity {
    /// Nothing was drawn yet.
    pub const NONE: Self = Self { missed: 0 };

    /// How often in a row nothing good came.
    pub const fn missed(self) -> u16 {
        self.missed
    }

    /// Whether the next draw has to be good: when as many in a row were not as somebody puts up with.
    pub const fn is_due(self, patience: u16) -> bool {
        self.missed >= patience
    }

    /// Nothing good came.
    pub const fn miss(&mut self) {
        self.missed = self.missed.saturating_add(1);
    }

    /// Something good came, by luck or by pity.
    pub const fn hit(&mut self) {
        self.missed = 0;
    }
}

#[cfg(test)]
mod tests {
    use engine::SplitMix64;

    use super::*;

    /// Draws with a chance of fifteen in a hundred, and a certain one after eight in vain.
    #[test]
    fn after_so_many_draws_in_vain_the_next_is_good_and_luck_is_not_used_up() {
        let mut stream = SplitMix64::new(6);
        let (mut pity, mut row, mut longest, mut forced) = (Pity::NONE, 0, 0, 0);
        for _ in 0..20_000 {
            assert_eq!((pity.missed(), pity.is_due(8)), (row, row == 8));
            forced += u32::from(pity.is_due(8));
            if pity.is_due(8) || stream.below(100) < 15 {
                pity.hit();
                row = 0;
            } else {
                pity.miss();
                row += 1;
            }
            longest = longest.max(row);
        }
        assert_eq!(longest, 8, "never nine in a row");
        assert!(forced > 0);
        assert_eq!(Pity { missed: u16::MAX }.missed, {
            let mut most = Pity { missed: u16::MAX };
            most.miss();
            most.missed
        });
    }

    #[test]
    fn pity_is_a_number_in_a_record() {
        let mut pity = Pity::NONE;
        (0..3).for_each(|_| pity.miss());
        assert_eq!(postcard::to_allocvec(&pity), Ok(vec![3]));
        assert_eq!(postcard::from_bytes(&[3]), Ok(pity));
    }
}
