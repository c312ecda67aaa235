//! The luck of the skills that need some, drawn ahead and seen by everybody.

use engine::SplitMix64;
use serde::{Deserialize, Serialize};

use crate::Bane;

/// What fate holds for one victim of a random skill. RULES.md, section 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Omen {
    /// 0 to 99; a skill curses when this is below its chance.
    pub percent: u8,
    /// The curse.
    pub bane: Bane,
}

impl Omen {
    /// How many are seen ahead: as many as one cast can need, for three enemies and a clone.
    pub const SHOWN: usize = 4;

    /// What an empty sky shows.
    pub(crate) const BLANK: Self = Self { percent: 99, bane: Bane::Weakness };

    pub(crate) fn draw(stream: &mut SplitMix64) -> Self {
        let drawn = stream.below(300);
        let percent = u8::try_from(drawn / 3).expect("a hundred percents");
        Self { percent, bane: Bane::ALL[drawn as usize % 3] }
    }

    /// The curse, if the chance is high enough for it.
    pub const fn curse(self, chance: u8) -> Option<Bane> {
        if self.percent < chance { Some(self.bane) } else { None }
    }
}
