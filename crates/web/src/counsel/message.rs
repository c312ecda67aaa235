//! What travels between the page and the counsellor.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{forward, tactics};

/// A question of some game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Ask {
    /// One of Forward.
    Forward(Box<forward::Ask>),
    /// One of Tactics.
    Tactics(tactics::Ask),
}

/// The answer, if the question has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Reply {
    /// One of Forward.
    Forward(Option<forward::Answer>),
    /// One of Tactics.
    Tactics(Option<tactics::Answer>),
}

/// A message as bytes.
pub(super) fn to_bytes(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).expect("a message serialises to bytes")
}

/// The message in some bytes, or nothing when there is none.
pub(super) fn from_bytes<M: DeserializeOwned>(bytes: &[u8]) -> Option<M> {
    postcard::from_bytes(bytes).ok()
}
