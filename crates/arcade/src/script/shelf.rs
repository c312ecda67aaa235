//! Snapshots by their tokens.

use std::collections::BTreeMap;

use super::FaultKind;
use super::fault::Fault;
use super::limits::{MOST_HELD, MOST_TOKENS};
use crate::RunningGame;

/// The runs that a script keeps aside.
#[derive(Default)]
pub(super) struct Shelf {
    runs: BTreeMap<u64, Box<dyn RunningGame>>,
    /// How many tokens were given out; none is given twice.
    tokens: u64,
    /// The commands of all runs, added up.
    commands: usize,
}

impl Shelf {
    /// Keeps a run as it is, and gives its token.
    ///
    /// # Errors
    /// When no more can be held.
    pub(super) fn keep(&mut self, run: &dyn RunningGame) -> Result<u64, Fault> {
        let commands = self.commands + run.commands();
        let full = |message| Err(Fault::new(FaultKind::TooManyTokens, message));
        if self.runs.len() >= MOST_TOKENS {
            return full(format!("{MOST_TOKENS} tokens are held: drop some first"));
        }
        if commands > MOST_HELD {
            return full(format!(
                "with this run, those held would have more than {MOST_HELD} commands: drop some first"
            ));
        }
        self.tokens += 1;
        self.runs.insert(self.tokens, run.snapshot());
        self.commands = commands;
        Ok(self.tokens)
    }

    /// The run of a token, to be played on.
    ///
    /// # Errors
    /// When there is none.
    pub(super) fn copy(&self, token: u64) -> Result<Box<dyn RunningGame>, Fault> {
        self.runs.get(&token).map(|run| run.snapshot()).ok_or_else(|| no_such_token(token))
    }

    /// Forgets the run of a token.
    ///
    /// # Errors
    /// When there is none.
    pub(super) fn drop(&mut self, token: u64) -> Result<(), Fault> {
        let run = self.runs.remove(&token).ok_or_else(|| no_such_token(token))?;
        self.commands -= run.commands();
        Ok(())
    }
}

fn no_such_token(token: u64) -> Fault {
    Fault::new(FaultKind::NoSuchToken, format!("there is no token {token}"))
}
