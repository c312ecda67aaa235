//! What one gets, and what one gives for it.

use serde::{Deserialize, Serialize};

use super::encounter::Trace;
use crate::{Artefact, Augment, Blueprint, Environment, Good};

/// One thing that is given or taken when an offer is taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gift {
    /// So much money, or a price.
    Money(i32),
    /// So much of the hull, mended or lost.
    Hull(i32),
    /// So much more hull at most, which is there at once; or less.
    MostHull(i32),
    /// So much more of something at the beginning of every battle.
    Start(Good, i32),
    /// A blueprint.
    Blueprint(Blueprint),
    /// A blueprint with an augment that is fitted already.
    Fitted(Blueprint, Augment),
    /// An augment for a blueprint that fits it.
    Augment(Augment),
    /// An artefact.
    Artefact(Artefact),
    /// A blueprint on board goes.
    GiveUp,
    /// A later encounter comes of it.
    Remember(Trace),
    /// What the next battle is like besides.
    Ahead(Environment),
    /// So many times in a hundred the first of these, else the others.
    Chance(u8, Vec<Self>, Vec<Self>),
}
