//! Why a command is not legal.

use crate::{Bow, Gold, Spell, Turns};

/// A reason that a person can read; the words are in `text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The tower is climbed alone.
    NoSuchSeat,
    /// Nothing can be done any more.
    RunIsOver,
    /// A wall.
    Wall,
    /// A statue, or a fountain or shrine with nothing left to give.
    NothingToGain,
    /// A shop or a heal station: there are commands for what they offer.
    StandsThere,
    /// A locked door whose key has not been found.
    Locked,
    /// Fountains are for the hurt.
    Unhurt,
    /// No open door is there.
    NoDoor,
    /// Somebody or something is in the doorway.
    DoorwayTaken,
    /// So long until the next dash.
    DashRests(Turns),
    /// Something is in the way of a dash.
    NoRoomToDash,
    /// No bow in hand.
    NoBow,
    /// No arrow at hand.
    NoArrows,
    /// Nobody to be seen there.
    NobodyThere,
    /// Too far for the bow, which shoots so far.
    OutOfBowshot(Bow, u8),
    /// Too far for the spell, which reaches so far.
    OutOfReach(Spell, u8),
    /// No free line leads there.
    NoLine,
    /// The spell is not known.
    UnknownSpell(Spell),
    /// The spell has no charge.
    NoCharge(Spell),
    /// No such flask.
    NoFlask,
    /// The flask would do nothing.
    NoThirst,
    /// Nothing in that place of the bag.
    EmptyPlace,
    /// Something lies here already.
    FloorTaken,
    /// No pad is here or beside.
    NoPad,
    /// Somebody is on the way already.
    PadBusy,
    /// The stairs are elsewhere.
    NotOnStairs,
    /// The boss keeps the stairs shut.
    BossAlive,
    /// No shop is beside.
    NoShop,
    /// That is not for sale.
    NotForSale,
    /// It costs so much.
    TooDear(Gold),
    /// No room in the bag.
    BagFull,
    /// No more of these can be carried.
    BeltFull,
    /// Nothing is worn there.
    NothingWorn,
    /// No heal station is beside.
    NoStation,
}
