//! What is known of a tile.

use super::Dungeon;

/// What is known of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile<Prop, Find, Cover = ()> {
    /// How well it is known.
    pub sight: Sight,
    /// What it is.
    pub terrain: Terrain,
    /// What stands on it.
    pub prop: Option<Prop>,
    /// What lies on it.
    pub find: Option<Find>,
    /// What covers it: what grows, flows, hangs and burns there.
    pub cover: Option<Cover>,
}

/// A tile of a game.
pub type TileOf<D> = Tile<<D as Dungeon>::Prop, <D as Dungeon>::Find, <D as Dungeon>::Cover>;

/// How well a tile is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sight {
    /// Not at all.
    #[default]
    Unknown,
    /// It was seen before.
    Remembered,
    /// It is seen now.
    Seen,
}

/// What a tile is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Terrain {
    /// Wall.
    #[default]
    Wall,
    /// Wall that gives way.
    Cracked,
    /// Something to walk on.
    Floor,
    /// A door.
    Door(Door),
    /// The stairs, which may be closed.
    Stairs(Door),
}

/// Whether one can pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// One can.
    Open,
    /// It is closed.
    Shut,
    /// It needs a key.
    Locked,
}

impl<Prop, Find, Cover> Tile<Prop, Find, Cover> {
    /// A tile of which nothing is known.
    pub const UNKNOWN: Self =
        Self { sight: Sight::Unknown, terrain: Terrain::Wall, prop: None, find: None, cover: None };

    /// Whether anything of it is known.
    pub fn is_known(&self) -> bool {
        self.sight != Sight::Unknown
    }

    /// Whether it is seen now.
    pub fn is_seen(&self) -> bool {
        self.sight == Sight::Seen
    }

    /// Whether it is known to be no wall.
    pub fn is_open(&self) -> bool {
        self.is_known() && !self.is_wall()
    }

    /// Whether it is wall, or nobody knows what.
    pub const fn is_wall(&self) -> bool {
        matches!(self.terrain, Terrain::Wall | Terrain::Cracked)
    }
}

impl<Prop, Find, Cover> Default for Tile<Prop, Find, Cover> {
    fn default() -> Self {
        Self::UNKNOWN
    }
}
