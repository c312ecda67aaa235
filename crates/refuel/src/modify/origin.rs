//! Who alters a number.

use serde::{Deserialize, Serialize};

use crate::{Artefact, Augment, Blueprint, Condition, Environment, Status};

/// Who alters a number, for those who want to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Origin {
    /// A building near by, an ability that was used, or the building itself as it grows.
    Blueprint(Blueprint),
    /// An augment of the blueprint.
    Augment(Augment),
    /// An artefact of the crew.
    Artefact(Artefact),
    /// Where the battle is.
    Environment(Environment),
    /// What has come over the building.
    Condition(Condition),
    /// What has come over the attacker.
    Status(Status),
}
