//! What lies in the folder, as far as it can be told without knowing the games.

use std::fs;
use std::path::PathBuf;

use engine::record::RawRecord;

/// A file of the store.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Where it is.
    pub path: PathBuf,
    /// What is in it.
    pub contents: Contents,
}

/// What is in a file of the store.
#[derive(Clone, Debug)]
pub enum Contents {
    /// A record of a game; whether the game knows its rules is for the game to say.
    Run {
        /// The name of the game.
        game: String,
        /// The whole file.
        bytes: Vec<u8>,
    },
    /// Nothing that can be used, and why, in words. The file is left alone.
    Unusable(String),
}

impl Listed {
    /// What the names of runs that were taken over from another say.
    pub const BRANCH: &'static str = "branch";

    /// Whether it is a run of a game.
    pub fn is_of(&self, name: &str) -> bool {
        matches!(&self.contents, Contents::Run { game, .. } if game == name)
    }

    /// Whether the run was given up.
    pub fn is_abandoned(&self) -> bool {
        self.path.extension().is_some_and(|extension| extension == super::folder::ABANDONED)
    }

    /// Whether the run was taken over from another one, as its name tells it.
    pub fn is_branch(&self) -> bool {
        let name = self.path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        name.split('-').any(|part| part == Self::BRANCH)
    }

    pub(super) fn read(path: PathBuf) -> Self {
        let contents = match fs::read(&path) {
            Err(error) => Contents::Unusable(format!("cannot be read: {error}")),
            Ok(bytes) => match RawRecord::read(&bytes).map(|raw| raw.header().game.clone()) {
                Ok(game) => Contents::Run { game, bytes },
                Err(error) => Contents::Unusable(error.to_string()),
            },
        };
        Self { path, contents }
    }

    /// The time of day at which the run began, UTC, as its name tells it: `18:05`.
    pub fn time(&self) -> Option<String> {
        let name = self.path.file_stem()?.to_str()?;
        let digits =
            name.split('-').find(|part| part.len() == 6 && part.bytes().all(|b| b.is_ascii_digit()))?;
        Some(format!("{}:{}", &digits[..2], &digits[2..4]))
    }

    /// The day on which the run began, as its name tells it: `2026-11-15`.
    pub fn day(&self) -> Option<String> {
        let name = self.path.file_stem()?.to_str()?;
        let digits =
            name.split('-').find(|part| part.len() == 8 && part.bytes().all(|b| b.is_ascii_digit()))?;
        Some(format!("{}-{}-{}", &digits[..4], &digits[4..6], &digits[6..]))
    }
}
