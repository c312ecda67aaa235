//! What travels between the page and the counsellor.

use engine::record::RawRecord;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::records::Checked;

/// A question. `browser-tests/measure.mjs` asks them too, in these bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Ask {
    /// One of a game, in bytes that only this game reads.
    Game {
        /// The name of the game.
        game: String,
        /// What is asked.
        question: Vec<u8>,
    },
    /// Whether records are true, of whichever games.
    Records(Vec<Vec<u8>>),
}

impl Ask {
    /// The names of the games that have to be here to answer it.
    pub(super) fn games(&self) -> Vec<String> {
        match self {
            Self::Game { game, .. } => vec![game.clone()],
            Self::Records(records) => records
                .iter()
                .filter_map(|record| Some(RawRecord::read(record).ok()?.header().game.clone()))
                .collect(),
        }
    }
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Reply {
    /// One of a game, in bytes that only this game reads.
    Game(Vec<u8>),
    /// What each record comes to.
    Records(Vec<Checked>),
}

/// A message as bytes.
pub(super) fn to_bytes(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).expect("a message serialises to bytes")
}

/// The message in some bytes, or nothing when there is none.
pub(super) fn from_bytes<M: DeserializeOwned>(bytes: &[u8]) -> Option<M> {
    postcard::from_bytes(bytes).ok()
}
