//! Odds of the road, where the foe's die falls after the traveller's is spent.

mod backs;
mod bout;
mod climbing;
mod faces;
mod fates;
mod ground;
mod grounds;
mod left;
mod melee;
mod shown;
mod spend;
mod values;

pub(crate) use backs::kinds;
pub(crate) use bout::{Bout, Renewal};
pub(crate) use climbing::renewed;
pub(crate) use faces::Faces;
pub(crate) use fates::Outset;
pub(crate) use ground::{CERTAINTY, foe_index};
pub(crate) use grounds::Grounds;
pub(crate) use left::Left;
pub use spend::{Sixths, Spend, spend};
pub(crate) use values::{Goal, Values};
