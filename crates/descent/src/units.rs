//! Small numbers with names, so that one cannot be taken for another.

use engine::unit;

unit! {
    /// Health, or what takes it.
    Hp(i16)
}
unit! {
    /// A time in turns.
    Turns(u8)
}
unit! {
    /// What actions cost: 100 are a turn.
    Energy(i16)
}
unit! {
    /// So many of a hundred.
    Percent(u16)
}
unit! {
    /// What is paid with.
    Gold(u16)
}
unit! {
    /// What levels are made of.
    Xp(u32)
}
unit! {
    /// A floor, counted from the first.
    FloorNumber(u8)
}

impl Turns {
    /// No time.
    pub const NONE: Self = Self(0);

    /// So much less, down to none.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Energy {
    /// What an action needs.
    pub const ACTION: Self = Self(100);
}

impl Hp {
    /// So much of it, rounded down.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a share of at most a few hundred in 100 of a small number"
    )]
    pub const fn share(self, percent: Percent) -> Self {
        Self((self.0 as i32 * percent.0 as i32 / 100) as i16)
    }

    /// This and so much of it on top, rounded down.
    #[must_use]
    pub fn raised(self, percent: Percent) -> Self {
        self + self.share(percent)
    }
}

impl FloorNumber {
    /// Where a run begins.
    pub const FIRST: Self = Self(1);
    /// Where it ends.
    pub const LAST: Self = Self(7);

    /// How many floors it is below another.
    pub const fn below(self, other: Self) -> u8 {
        self.0.saturating_sub(other.0)
    }

    /// Whether a boss keeps the way on.
    pub const fn has_boss(self) -> bool {
        self.0 == Self::LAST.0 || self.0.is_multiple_of(3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bosses_wait_on_the_third_the_sixth_and_the_last_floor() {
        let floors: Vec<u8> = (1..=7).filter(|floor| FloorNumber(*floor).has_boss()).collect();
        assert_eq!(floors, [3, 6, 7]);
    }

    #[test]
    fn shares_are_rounded_down() {
        assert_eq!((Hp(15).share(Percent(50)), Hp(15).raised(Percent(25))), (Hp(7), Hp(18)));
    }
}
