//! Odds of the road, where the foe's die falls after the traveller's is spent.

mod backs;
mod bout;
mod climbing;
mod faces;
mod fates;
mod ground;
mod grounds;
mod melee;
mod spend;

pub(crate) use backs::kinds;
pub(crate) use bout::{Bout, Renewal};
pub(crate) use climbing::renewed;
pub(crate) use faces::Faces;
pub(crate) use fates::Outset;
pub(crate) use ground::{CERTAINTY, Losses, PARTS, foe_index, fresh};
pub(crate) use grounds::{ARMS, Grounds, IN_HAND, arm};
pub use spend::{Sixths, Spend, spend};
