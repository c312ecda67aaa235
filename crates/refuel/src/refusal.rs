//! Why a command is not legal.

use crate::Blueprint;

/// A reason that a person can read; the words are in `text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nobody sits there.
    NoSuchSeat,
    /// Nothing can be done any more.
    BattleIsOver,
    /// A wave goes on: nothing is built, sold or called.
    WaveGoesOn,
    /// No wave goes on: no time passes, and abilities would meet nobody.
    NoWave,
    /// Time passes in so many ticks, from one on.
    NoSuchTime,
    /// That blueprint is not at hand.
    NotCarried(Blueprint),
    /// It is used, not built.
    NotBuilt,
    /// It is built, not used.
    NotUsed,
    /// It cannot be used for so many waves.
    CoolsDown(u8),
    /// So many materials are missing.
    TooDear(i32),
    /// It needs a tile or a point.
    NeedsPlace,
    /// It goes nowhere in particular.
    NeedsNoPlace,
    /// It needs a direction.
    NeedsDirection,
    /// It has no direction.
    NeedsNoDirection,
    /// It has no such make.
    NoSuchMake,
    /// That is not in the world.
    OutsideWorld,
    /// Something stands there already.
    Occupied,
    /// It does not stand over that.
    WrongGround,
    /// It does not stand on slopes.
    TooSteep,
    /// It stands no lower than on this level.
    TooLow(u8),
    /// It is not built beside another of its kind.
    TooClose,
    /// It is built beside a way only.
    FarFromWay,
    /// Nothing stands there.
    NothingThere,
    /// That is not sold.
    NotSold,
    /// There is nobody to choose for it.
    NothingToChoose,
    /// It does that already.
    AlreadySo,
    /// There is not enough to give for it.
    NothingToGive,
}
