//! What a seat can do.

use serde::{Deserialize, Serialize};

use crate::{Bane, Class, Member, Minion, Side, Skill, Tile};

/// A command. RULES.md, section 3, says when each may be given. The order is that of the
/// legal lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Command {
    /// Pick the hero's class.
    Class(Class),
    /// Pick two different minions, the one for column a first.
    Minions(Minion, Minion),
    /// Pick the hero's skill.
    Skill(Skill),
    /// Finish the draft.
    Lock,
    /// Let a unit do something.
    Unit(Member, Deed),
    /// Decide what a dead minion leaves behind.
    Spawn(Spawn),
    /// The referee: the time for what is awaited has run out.
    Timeout,
    /// The referee: a player gives up.
    Surrender(Side),
}

/// What a unit can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Deed {
    /// Walk to a tile.
    Move(Tile),
    /// Strike whatever stands on a tile.
    Attack(Tile),
    /// Walk to the first tile, then strike the unit on the second, its neighbour.
    Charge(Tile, Tile),
    /// Use the hero's skill.
    Cast(Aim),
    /// Do nothing.
    Pass,
}

/// What a skill is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Aim {
    /// At nothing: the skill knows whom it meets.
    Nothing,
    /// At a tile, or at the unit on it.
    Tile(Tile),
    /// At the unit on a tile, with a curse of choice.
    Cursing(Tile, Bane),
}

/// What a dead minion can leave behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Spawn {
    /// An obstacle.
    Obstacle,
    /// A buff tile, of the kind that is next.
    Tile,
}

impl Command {
    /// Every command that can be written down, sorted; most make no sense most of the time.
    pub fn all() -> impl Iterator<Item = Self> {
        let minions = |first| Minion::ALL.map(|second| Self::Minions(first, second));
        let deeds = |member| Deed::all().map(move |deed| Self::Unit(member, deed));
        let spawns = [Spawn::Obstacle, Spawn::Tile].map(Self::Spawn);
        Class::ALL
            .map(Self::Class)
            .into_iter()
            .chain(Minion::ALL.into_iter().flat_map(minions))
            .chain(Skill::ALL.map(Self::Skill))
            .chain([Self::Lock])
            .chain(Member::ALL.into_iter().flat_map(deeds))
            .chain(spawns)
            .chain([Self::Timeout])
            .chain(Side::ALL.map(Self::Surrender))
    }
}

impl Deed {
    /// Every deed that can be written down, sorted.
    pub fn all() -> impl Iterator<Item = Self> {
        let charges = Tile::all().flat_map(|to| Tile::all().map(move |at| Self::Charge(to, at)));
        let curses = Tile::all().flat_map(|tile| Bane::ALL.map(|bane| Aim::Cursing(tile, bane)));
        let aims = [Aim::Nothing].into_iter().chain(Tile::all().map(Aim::Tile)).chain(curses);
        Tile::all()
            .map(Self::Move)
            .chain(Tile::all().map(Self::Attack))
            .chain(charges)
            .chain(aims.map(Self::Cast))
            .chain([Self::Pass])
    }
}

const _: () = assert!(size_of::<Command>() == 4, "legal lists are written all the time");
