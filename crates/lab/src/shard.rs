//! One part of a simulation that several machines share.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Part `index` of `count`, counted from one; written `3/16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Shard {
    index: u32,
    count: u32,
}

impl Shard {
    /// The only part of an undivided simulation.
    pub const WHOLE: Self = Self { index: 1, count: 1 };

    /// Which part this is, counted from one.
    pub const fn index(self) -> u32 {
        self.index
    }

    /// How many parts there are.
    pub const fn count(self) -> u32 {
        self.count
    }

    /// The runs of this part: a block whose length differs from the others' by one at most.
    pub fn block(self, runs: u64) -> Range<u64> {
        let bound = |parts: u32| {
            let share = u128::from(runs) * u128::from(parts) / u128::from(self.count);
            u64::try_from(share).expect("a share is not more than the whole")
        };
        bound(self.index - 1)..bound(self.index)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.count)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text
            .split_once('/')
            .and_then(|(index, count)| Some(Self { index: index.parse().ok()?, count: count.parse().ok()? }));
        match numbers {
            None => Err(format!("'{text}' is no part: write the part and how many there are, as in 3/16")),
            Some(Self { count: 0, .. }) => Err("there must be at least one part, as in 1/1".to_owned()),
            Some(Self { index, count }) if !(1..=count).contains(&index) => {
                Err(format!("there is no part {index} of {count}: write 1/{count} to {count}/{count}"))
            }
            Some(shard) => Ok(shard),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_cover_every_run_once() {
        for (runs, count) in [(10, 3), (7, 7), (2, 5), (100_000, 16), (u64::MAX, 3)] {
            let mut next = 0;
            for index in 1..=count {
                let block = Shard { index, count }.block(runs);
                assert_eq!(block.start, next);
                assert!((block.end - block.start).abs_diff(runs / u64::from(count)) <= 1);
                next = block.end;
            }
            assert_eq!(next, runs);
        }
    }

    #[test]
    fn parts_that_cannot_be_are_refused_with_what_to_write() {
        let error = |text: &str| text.parse::<Shard>().unwrap_err();
        assert_eq!("3/16".parse(), Ok(Shard { index: 3, count: 16 }));
        assert_eq!(error("17/16"), "there is no part 17 of 16: write 1/16 to 16/16");
        assert_eq!(error("0/4"), "there is no part 0 of 4: write 1/4 to 4/4");
        assert!(error("1/0").contains("at least one part"));
        assert!(error("three").contains("as in 3/16"));
    }
}
