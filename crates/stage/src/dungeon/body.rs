//! Somebody as they are to be seen.

use grid::Point;

use super::Dungeon;

/// Which body it is, and whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BodyId {
    /// One of the player's own.
    Own(u16),
    /// Somebody else.
    Other(u16),
}

/// Somebody as they are to be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Body<D: Dungeon> {
    /// Which one it is.
    pub id: BodyId,
    /// What it looks like.
    pub look: D::Look,
    /// Where it stands.
    pub at: Point,
    /// HP left.
    pub hp: i32,
    /// The most HP.
    pub most_hp: i32,
    /// What is to be known about it at a glance.
    pub glance: Glance<D>,
}

/// What is to be known about somebody at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glance<D: Dungeon> {
    /// What it has announced.
    pub announced: Option<D::Announced>,
    /// Whether it guards itself.
    pub guards: bool,
    /// Whether it will take two steps at once.
    pub hurries: bool,
    /// What ails it, each with the turns that are left.
    pub ailments: Vec<(D::Ailment, u8)>,
}

impl BodyId {
    /// Whether it is one of the player's own.
    pub const fn is_own(self) -> bool {
        matches!(self, Self::Own(_))
    }
}
