//! The end chunk: what a finished run claims about itself.

use serde::{Deserialize, Serialize};

use crate::{Digest, Game, Status};

/// How a run ended, in its own words. [`super::verify`] finds out whether it is true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// The score.
    pub score: i64,
    /// The outcome, as its text.
    pub outcome: String,
    /// The digest of the last state.
    pub digest: Digest,
}

impl End {
    /// The end of a game, or nothing while it goes on.
    pub(crate) fn of<G: Game>(game: &G) -> Option<Self> {
        match game.status() {
            Status::Awaiting(_) => None,
            Status::Over(outcome) => {
                Some(Self { score: game.score(), outcome: outcome.to_string(), digest: game.digest() })
            }
        }
    }

    pub(super) fn encode(&self) -> Vec<u8> {
        postcard::to_allocvec(self).expect("an end serialises to canonical bytes")
    }

    /// The end with these canonical bytes, or nothing when there is none.
    pub(super) fn decode(payload: &[u8]) -> Option<Self> {
        let end: Self = postcard::from_bytes(payload).ok()?;
        (end.encode() == payload).then_some(end)
    }
}
