//! Who thinks, wherever that is.

use engine::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::message::{Ask, Reply, from_bytes, to_bytes};
use super::records;
use crate::games;

/// Who answers the questions of one game. It may remember what took long to work out for as long as
/// questions are about the same.
pub(crate) trait Adviser: Default {
    /// The game.
    type Game: Game;
    /// A question, with all that is needed to answer it.
    type Question: Serialize + DeserializeOwned;
    /// What is answered.
    type Answer: Serialize + DeserializeOwned;

    /// Answers a question, if it has an answer. Takes as long as it takes.
    fn think(&mut self, question: &Self::Question) -> Option<Self::Answer>;
}

/// The adviser of whichever game: only that game reads what it is asked and what it answers.
pub(crate) trait AnyAdviser {
    /// Answers a question in bytes.
    fn think_in_bytes(&mut self, question: &[u8]) -> Vec<u8>;
}

impl<M: Adviser> AnyAdviser for M {
    fn think_in_bytes(&mut self, question: &[u8]) -> Vec<u8> {
        to_bytes(&from_bytes(question).and_then(|question| self.think(&question)))
    }
}

/// The advisers of all games that were asked something.
#[derive(Default)]
pub(super) struct Advisers(Vec<(String, Box<dyn AnyAdviser>)>);

impl Advisers {
    /// Answers a question. Takes as long as it takes.
    pub(super) fn think(&mut self, ask: &Ask) -> Reply {
        match ask {
            Ask::Game { game, question } => {
                Reply::Game(self.of(game).map(|adviser| adviser.think_in_bytes(question)).unwrap_or_default())
            }
            Ask::Records(records) => {
                Reply::Records(records.iter().map(|record| records::check(record)).collect())
            }
        }
    }

    /// The adviser of a game, if it has one.
    fn of(&mut self, game: &str) -> Option<&mut (dyn AnyAdviser + 'static)> {
        if self.0.iter().all(|(known, _)| known != game) {
            let adviser = games::cabinet(game).ok()?.adviser?;
            self.0.push((game.to_owned(), adviser()));
        }
        self.0.iter_mut().find(|(known, _)| known == game).map(|(_, adviser)| adviser.as_mut())
    }
}
