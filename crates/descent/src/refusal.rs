//! Why a command is not legal.

use crate::{Gold, Turns};

/// A reason that a person can read; the words are in `text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nobody sits there.
    NoSuchSeat,
    /// Nothing can be done any more.
    RunIsOver,
    /// It is the other's turn.
    NotYet,
    /// They lie and cannot do anything.
    Down,
    /// An offer waits for an answer.
    OfferWaits,
    /// There is no offer.
    NoOffer,
    /// The offer has no such place.
    NotOffered,
    /// A wall.
    Wall,
    /// A locked door without its key.
    Locked,
    /// The other stands there.
    FriendThere,
    /// A shrine or a hearth that has nothing to give.
    NothingToGain,
    /// A keeper: there is a command to buy.
    KeeperThere,
    /// Something holds them.
    Held,
    /// Nobody taught them to dash.
    NoDash,
    /// Something is in the way of a dash.
    NoRoomToDash,
    /// The slot is empty.
    EmptySlot,
    /// It is neither thrown nor used there.
    NotThrown,
    /// It is not used on the spot.
    NotUsed,
    /// None are left on this floor.
    NoneLeft,
    /// It rests for so many turns.
    Rests(Turns),
    /// Too far; it reaches so many tiles.
    TooFar(u8),
    /// The tile is not in sight.
    NotSeen,
    /// There is no such flask on the belt.
    NoFlask,
    /// It is thrown, not drunk.
    NotDrunk,
    /// It is drunk, not thrown.
    NotHurled,
    /// It would do nothing.
    Unhurt,
    /// Nothing lies here to be taken.
    NothingHere,
    /// All slots are taken.
    PackFull,
    /// Something lies here already.
    TileTaken,
    /// No keeper is beside.
    NoKeeper,
    /// It is not for sale.
    NotForSale,
    /// It costs more than there is.
    TooDear(Gold),
    /// The way down is elsewhere.
    NotOnStairs,
    /// The boss keeps the way on.
    BossLives,
    /// The other is too far from the stairs.
    FriendFar,
    /// There is nothing below.
    Bottom,
}
