//! What blueprints do beside shooting.

use super::change::Change;
use super::stat::Stat;
use crate::words::worded;
use crate::world::tile::Holding;
use crate::{Condition, Harms, Length, Materials, Status, Ticks};

/// What a building or an ability does. One row may have several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A yield that it has only over such a tile.
    YieldsOver(Stat, Holding),
    /// A yield that counts once for each level of its tile.
    YieldsByHeight(Stat),
    /// A yield that grows by so much after each wave.
    YieldGrows(Stat, i32),
    /// Each one that stands makes the next cost so much more.
    Dearer(Materials),
    /// Whenever materials are gained, so many hundredths of that come as energy too.
    EnergyOfMaterials(u8),
    /// Each attacker that falls in range leaves so many materials.
    Salvages(Materials),
    /// After each wave it makes so much of one thing out of so much of another, as often as that is there, up to so
    /// many times.
    Trades(Trade),
    /// It is not built beside another of its kind.
    Apart,
    /// It is built only beside a way of attackers.
    ByTheWay,
    /// A number of every building around it is altered.
    Supports(Around, Change),
    /// Buildings around it get this when a wave begins, so much of it.
    Lends(Around, Condition, u16),
    /// All attackers in range go with so many hundredths of their speed.
    Slows(u8),
    /// All attackers in range take so many hundredths of such damage.
    Weakens(Harms, u16),
    /// All in range lose its damage when it is put down.
    Strikes(Harms),
    /// A blast within the radius, after the delay.
    Blast(Harms),
    /// So many strikes at the interval, each at one within the radius by lot.
    Storm(Harms, u8),
    /// A ray that goes along a whole row or column in the duration, and hits all within the radius of it once.
    Sweep(Harms),
    /// All within the radius get this, so much of it.
    Inflicts(Status, u16),
    /// All buildings within the radius get this, so much of it.
    Grants(Condition, u16),
    /// All within the radius are pushed back by so much of a way.
    Shoves(Length),
    /// Every other blueprint has one of its numbers altered from now on.
    Improves(Change),
    /// What rests of all other cooldowns becomes so much less.
    Refreshes(u8),
    /// So much of one thing becomes so much of another.
    Converts(Trade),
    /// Hits of all that flew through its range bring this, so much of it.
    Kindles(Status, u16),
    /// Each use of it alters its own number from then on.
    Sharpens(Change),
    /// All within the radius lose so many hundredths of the health they have; bosses lose a quarter of that.
    Drains(u8),
    /// Bubbles of attackers within the radius burst.
    Bursts,
    /// Attackers that fall in the radius within so many ticks leave so many materials.
    Harvests(Materials, Ticks),
}

/// Something for something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trade {
    /// What is given.
    pub give: (Good, i32),
    /// What comes of it.
    pub take: (Good, i32),
    /// How often at most.
    pub most: u8,
}

worded! {
    /// What a battle counts.
    #[expect(missing_docs, reason = "they are what they are")]
    Good {
        Materials = "materials",
        Energy = "energy",
        Fuel = "fuel",
    }
}

/// Which buildings are around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Around {
    /// Those on the eight tiles around.
    Neighbours,
    /// Those whose tiles have their middle in range.
    InRange,
}
