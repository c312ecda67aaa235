//! Who thinks, wherever that is.

use super::message::{Ask, Reply};
use super::{forward, records, tactics};

/// Remembers what took long to work out for as long as questions are about the same.
#[derive(Default)]
pub(super) struct Mind {
    forward: forward::Mind,
}

impl Mind {
    /// Answers a question. Takes as long as it takes.
    pub(super) fn think(&mut self, ask: &Ask) -> Reply {
        match ask {
            Ask::Forward(ask) => Reply::Forward(self.forward.think(ask)),
            Ask::Tactics(ask) => Reply::Tactics(tactics::think(ask)),
            Ask::Records(records) => {
                Reply::Records(records.iter().map(|record| records::check(record)).collect())
            }
        }
    }
}
