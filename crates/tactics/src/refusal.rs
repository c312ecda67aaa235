//! Why a command is not legal.

use crate::{Class, Member, Side, Skill, Stage, Tile};

/// A reason that a person can read; the words are in `text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There are two players and a referee.
    NoSuchSeat,
    /// Nothing can be done any more.
    MatchIsOver,
    /// The match waits for something else.
    NotNow(Stage),
    /// Players give commands about the board.
    ForPlayers,
    /// The referee gives commands about time and giving up.
    ForReferee,

    /// The draft is locked.
    DraftLocked,
    /// This is picked already.
    PickedAlready,
    /// The two minions must differ.
    MinionsAlike,
    /// The class comes first.
    ClassFirst,
    /// The skill belongs to another class.
    SkillOfAnother(Class),
    /// Something is still to be picked.
    PicksMissing,

    /// It is the other side's turn.
    TurnOf(Side),
    /// The other side decides.
    ChoiceOf(Side),
    /// The unit is not on the board.
    NotOnBoard(Member),
    /// The unit has had its turn.
    TurnIsOver(Member),
    /// Another unit is in the middle of its turn.
    MustGoOn(Member),

    /// Something stands there.
    TileTaken(Tile),
    /// No walk leads there.
    OutOfReach(Tile),
    /// A blind unit cannot attack.
    Blind,
    /// An invulnerable unit cannot attack.
    TooPure,
    /// Power is too heavy for a charge.
    TooStrongToCharge,
    /// Nothing there can be struck.
    NothingToStrike(Tile),
    /// A unit of the own side stands there.
    OwnUnit(Tile),
    /// The unit there cannot be seen.
    Unseen(Tile),
    /// Too far, or not in a row or column.
    OutOfRange(Tile),
    /// An obstacle is in the way.
    OutOfSight(Tile),
    /// A charge ends beside its target.
    NotBeside(Tile),
    /// A charge strikes units alone.
    OnlyUnits(Tile),

    /// Only heroes have a skill.
    NoSkill(Member),
    /// The skill is not ready for so many round ends.
    Cooling(u8),
    /// The skill is aimed at nothing.
    NoAimNeeded(Skill),
    /// The skill needs a tile.
    AimNeeded(Skill),
    /// The skill needs a tile and a curse.
    CurseNeeded(Skill),
    /// The skill lets no curse be chosen.
    NoCurseNeeded(Skill),
    /// The tile is too far for the skill.
    TooFar(Skill, Tile),
    /// The skill goes in a direction, which a neighbouring tile names.
    NoDirection(Skill, Tile),
    /// No enemy stands there.
    NoEnemy(Tile),
    /// No unit of the own side stands there.
    NoAlly(Tile),
    /// The beacon stands already.
    BeaconStands(Tile),
    /// Something stands on the beacon.
    BeaconTaken(Tile),
    /// There is no beacon to jump to.
    NoBeacon,
    /// The clone is still there.
    CloneStands,
}
