//! Names for units: the side and the place, and sets of them.

use crate::bits::set_operators;
use crate::{Member, Side};

/// A unit, by its side and its place. The order is the order in which units are dealt with
/// wherever several are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct UnitId(u8);

impl UnitId {
    /// How many units there can be.
    pub const COUNT: usize = 8;

    #[inline]
    pub(crate) const fn of(side: Side, member: Member) -> Self {
        Self(side as u8 * 4 + member as u8)
    }

    /// Zero to seven, for tables.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }

    /// Whose unit it is.
    #[inline]
    pub const fn side(self) -> Side {
        if self.0 < 4 { Side::One } else { Side::Two }
    }

    /// Its place on that side.
    #[inline]
    pub const fn member(self) -> Member {
        Member::ALL[(self.0 & 3) as usize]
    }

    /// Every place, the first side's before the second's.
    pub fn all() -> impl Iterator<Item = Self> {
        UnitSet::ALL.iter()
    }
}

impl TryFrom<u8> for UnitId {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if usize::from(index) < Self::COUNT { Ok(Self(index)) } else { Err("there are 8 units") }
    }
}

impl From<UnitId> for u8 {
    fn from(unit: UnitId) -> Self {
        unit.0
    }
}

/// A set of units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UnitSet(u8);

impl UnitSet {
    /// No unit.
    pub const NONE: Self = Self(0);
    /// Every place.
    pub const ALL: Self = Self(0xff);

    /// The set of one unit.
    #[inline]
    pub const fn of(unit: UnitId) -> Self {
        Self(1 << unit.index())
    }

    #[inline]
    pub(crate) const fn of_side(side: Side) -> Self {
        Self(0x0f << (side as u8 * 4))
    }

    /// Whether a unit is in the set.
    #[inline]
    pub const fn contains(self, unit: UnitId) -> bool {
        self.0 & Self::of(unit).0 != 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The first of them.
    #[inline]
    pub const fn first(self) -> Option<UnitId> {
        #[expect(clippy::cast_possible_truncation, reason = "a byte has eight bits")]
        if self.0 == 0 { None } else { Some(UnitId(self.0.trailing_zeros() as u8)) }
    }

    /// The units, in their order.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = UnitId> {
        std::iter::from_fn(move || {
            let unit = self.first();
            self.0 &= self.0.wrapping_sub(1);
            unit
        })
    }
}

impl From<u8> for UnitSet {
    fn from(bits: u8) -> Self {
        Self(bits)
    }
}

impl From<UnitSet> for u8 {
    fn from(units: UnitSet) -> Self {
        units.0
    }
}

impl FromIterator<UnitId> for UnitSet {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> Self {
        units.into_iter().fold(Self::NONE, |set, unit| set | Self::of(unit))
    }
}

set_operators!(UnitSet);
