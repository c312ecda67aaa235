//! What a file in this folder says of its terrain.

use super::piece::Piece;
use crate::Holding;

/// A terrain, all of it.
#[derive(Debug)]
pub(crate) struct Landscape {
    /// What people call it.
    pub(crate) title: &'static str,
    /// The first level on which it comes.
    pub(crate) first_level: u16,
    /// The highest level of its ground.
    pub(crate) top: u8,
    /// On how many corners there is water for sure.
    pub(crate) springs: u8,
    /// Whether a river runs through it, from one edge of the world to another.
    pub(crate) river: bool,
    /// What the ground is made of.
    pub(crate) pieces: &'static [&'static [Piece]],
    /// What lies on it, in the order in which it is laid down.
    pub(crate) phases: &'static [Phase],
    /// What colours it has.
    pub(crate) colours: Colours,
    /// What is strewn over it, for eyes only.
    pub(crate) scatter: &'static [Layer],
}

/// Things of a kind that are laid down together. RULES.md, 1.8.
#[derive(Debug)]
pub(crate) struct Phase {
    /// What they are.
    pub(crate) what: Holding,
    /// How many at least and at most.
    pub(crate) count: [u16; 2],
    /// How likely one is on any tile, in thousandths.
    pub(crate) chance: i32,
    /// Where they may lie.
    pub(crate) slopes: Slopes,
    /// What draws them near (or repels them), and how strongly: so many thousandths for each that lies one tile away, and
    /// less by the square of the distance.
    pub(crate) pulls: &'static [(Holding, i32)],
}

/// Whether something lies on slopes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slopes {
    /// Anywhere.
    Too,
    /// On level tiles alone.
    Never,
}

/// Colours as `0xRRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the colour of what it is called")]
pub struct Colours {
    /// The ground at level 0.
    pub low: u32,
    /// The ground at the top.
    pub high: u32,
    /// The walls of cliffs at level 0.
    pub cliff: u32,
    pub way: u32,
    pub water: u32,
    pub monolith: u32,
    pub large_rocks: u32,
    pub small_rocks: u32,
    pub minerals: u32,
    pub wellspring: u32,
    pub sky: u32,
}

/// Decorations of a kind that are strewn together. RULES.md, 1.10.
#[derive(Debug)]
pub(crate) struct Layer {
    /// What they look like.
    pub(crate) look: Look,
    /// Where they are.
    pub(crate) on: Ground,
    /// How often a place on a tile is tried.
    pub(crate) tries: u8,
    /// How large one is, and how far it keeps from others, in thousandths of a tile.
    pub(crate) size: [i32; 2],
    /// How much noise there must be at a place, in thousandths: with less than 500 they are about everywhere.
    pub(crate) threshold: i32,
}

/// What a decoration looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// A pile of stones.
    Boulder,
    /// A stone.
    Pebble,
    /// A pointed piece of rock, stone or ice.
    Shard,
    /// A tree.
    Tree,
    /// A shrub or a tuft.
    Shrub,
    /// A piece of a wall or of a column.
    Rubble,
    /// Something that glows: ore or fuel.
    Crystal,
    /// A bubble of what is in wellsprings.
    Bubble,
}

/// Where decorations are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ground {
    /// On tiles that hold this.
    Over(Holding),
    /// On bare tiles, away from ways.
    Bare,
    /// On bare tiles that lie this high at least.
    BareFrom(u8),
    /// On bare tiles beside water.
    Shore,
}
