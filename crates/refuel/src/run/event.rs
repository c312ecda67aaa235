//! What happened in a run, in the past tense.

use engine::Disclosure;
use serde::Serialize;

use super::encounter::Encounter;
use super::gift::Gift;
use super::outcome::RunOutcome;
use super::stop::Stop;
use super::theme::Theme;
use crate::{Blueprint, Event, Hull, Money};

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields are called what they are")]
pub enum RunEvent {
    /// An act began, counted from one.
    ActBegan { act: u8, theme: Theme },
    /// The crew came to a stop.
    Came { stop: Stop },
    /// Somebody or something was met.
    Met { encounter: Encounter },
    /// Something happened in a battle.
    Battle(Event),
    /// A battle was won.
    Won { hull: Hull },
    /// A battle was paid for.
    Paid { money: Money },
    /// The hull was mended.
    Mended { hull: Hull },
    /// An offer was taken, with the blueprint that was said.
    Took { place: u8, said: Option<Blueprint> },
    /// Something was got or given.
    Got { gift: Gift },
    /// Chance decided for the better, or for the worse.
    Fell { is_better: bool },
    /// What was offered was left.
    Left,
    /// The run is over.
    Ended { outcome: RunOutcome },
}

impl Disclosure for RunEvent {
    /// What a stop is like is not known before one has come there, and chance not before it has fallen.
    fn discloses(&self) -> bool {
        match self {
            Self::Battle(event) => event.discloses(),
            Self::ActBegan { .. } | Self::Came { .. } | Self::Met { .. } | Self::Fell { .. } => true,
            _ => false,
        }
    }
}
