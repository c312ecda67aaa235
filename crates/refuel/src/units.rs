//! Small numbers with names, so that one cannot be taken for another.

use engine::unit;

unit! {
    /// A length in thousandths of a tile; a level of height is 500.
    Length(i32)
}
unit! {
    /// How far somebody goes in a second, in thousandths of a tile.
    Speed(i32)
}
unit! {
    /// A time in ticks: twenty are a second.
    Ticks(u32)
}
unit! {
    /// A time in waves.
    Waves(u8)
}
unit! {
    /// What attackers have, and what takes it.
    Hp(i32)
}
unit! {
    /// What buildings are paid with.
    Materials(i32)
}
unit! {
    /// What abilities are paid with.
    Energy(i32)
}
unit! {
    /// What a battle is fought for.
    Fuel(i32)
}
unit! {
    /// What attackers take from whoever plays.
    Hull(i32)
}
unit! {
    /// What a run is paid with between battles.
    Money(i32)
}

impl Length {
    /// The edge of a tile.
    pub const TILE: Self = Self(1000);
    /// A level of height.
    pub const LEVEL: Self = Self(500);

    /// Its square.
    #[inline]
    pub const fn squared(self) -> i64 {
        self.0 as i64 * self.0 as i64
    }
}

impl Ticks {
    /// How many make a second.
    pub const SECOND: Self = Self(20);
}
