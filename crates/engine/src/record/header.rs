//! The header: all that a run was before its first command.

use serde::{Deserialize, Serialize};

use crate::{Digest, Game, Seats, Seed};

/// What a record says about itself, readable without knowing its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// [`Game::NAME`].
    pub game: String,
    /// [`Game::RULES_VERSION`] of the build that wrote it.
    pub rules_version: u32,
    /// [`Game::content_digest`] of the setup, in the build that wrote it.
    pub content: Digest,
    /// The seed.
    pub seed: Seed,
    /// The setup, as its canonical bytes.
    pub setup: Vec<u8>,
}

impl Header {
    /// The header of a run of this game.
    pub(super) fn new<G: Game>(setup: &G::Setup, seed: Seed) -> Self {
        const { assert!(0 < G::SEATS && G::SEATS <= Seats::MOST, "a table has from 1 to 8 seats") };
        Self {
            game: G::NAME.to_owned(),
            rules_version: G::RULES_VERSION,
            content: G::content_digest(setup),
            seed,
            setup: postcard::to_allocvec(setup).expect("a setup serialises to canonical bytes"),
        }
    }

    pub(super) fn encode(&self) -> Vec<u8> {
        postcard::to_allocvec(self).expect("a header serialises to canonical bytes")
    }

    /// The header with these canonical bytes, or nothing when there is none.
    pub(super) fn decode(payload: &[u8]) -> Option<Self> {
        let header: Self = postcard::from_bytes(payload).ok()?;
        (header.encode() == payload).then_some(header)
    }
}
