//! A part of a simulation as a file: exact counts, and what they were counted for.

use std::fs;
use std::path::Path;
use std::time::Duration;

use engine::Digest;
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::findings::Findings;
use crate::merge::MergeError;
use crate::shard::Shard;
use crate::study::Study;

/// Raised whenever older files could no longer be read.
pub(crate) const FORMAT: u32 = 2;

/// The first look at a file, before its game is known.
#[derive(Deserialize)]
pub(crate) struct Head {
    format: u32,
    /// The game's name.
    pub(crate) game: String,
}

impl Head {
    /// # Errors
    /// When the file cannot be read, or is no part, or one of another format.
    pub(crate) fn read(path: &Path) -> Result<Self, Error> {
        let head: Self = parse(path, &text(path)?)?;
        if head.format == FORMAT {
            Ok(head)
        } else {
            let found = head.format;
            Err(MergeError::Format { path: path.to_owned(), found }.into())
        }
    }
}

/// One part of a simulation.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub(crate) struct Part<P: Study> {
    format: u32,
    game: String,
    rules_version: u32,
    digest: Digest,
    /// Which part of the plan this is.
    pub(crate) shard: Shard,
    /// The whole plan.
    pub(crate) plan: P,
    /// What was counted in this part.
    pub(crate) stages: Vec<P::Stage>,
    nanoseconds: u64,
}

impl<P: Study> Part<P> {
    /// The part of a plan that these findings are.
    pub(crate) fn new(findings: Findings<P>, shard: Shard) -> Self {
        Self {
            format: FORMAT,
            game: P::GAME.to_owned(),
            rules_version: P::RULES_VERSION,
            digest: findings.plan.digest(),
            shard,
            plan: findings.plan,
            stages: findings.stages,
            nanoseconds: u64::try_from(findings.elapsed.as_nanos()).unwrap_or(u64::MAX),
        }
    }

    /// How long the part took by the clock.
    pub(crate) const fn elapsed(&self) -> Duration {
        Duration::from_nanos(self.nanoseconds)
    }

    /// # Errors
    /// When the file cannot be read, is no part of this game, or is not as it was written.
    pub(crate) fn read(path: &Path) -> Result<Self, Error> {
        let part: Self = parse(path, &text(path)?)?;
        if part.rules_version != P::RULES_VERSION {
            let (path, found) = (path.to_owned(), part.rules_version);
            return Err(MergeError::Rules { path, found, known: P::RULES_VERSION }.into());
        }
        if part.digest != part.plan.digest() || !part.counts_fit() {
            return Err(MergeError::Altered { path: path.to_owned() }.into());
        }
        Ok(part)
    }

    /// Whether every stage counted exactly the runs of the shard.
    fn counts_fit(&self) -> bool {
        let block = self.shard.block(self.plan.runs());
        self.stages.len() == self.plan.blank().len()
            && self.stages.iter().all(|stage| self.plan.fits(stage, block.end - block.start))
    }
}

fn text(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(|source| Error::Read { path: path.to_owned(), source })
}

fn parse<'a, T: Deserialize<'a>>(path: &Path, text: &'a str) -> Result<T, Error> {
    serde_json::from_str(text)
        .map_err(|error| MergeError::NotAPart { path: path.to_owned(), reason: error.to_string() }.into())
}
