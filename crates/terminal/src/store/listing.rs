//! What lies in the folder, as far as it can be told without knowing the games.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use arcade::Day;
use engine::Seed;
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
        is_branch(&self.path)
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

    /// When the run was last written to, as far as the file system tells.
    pub(crate) fn played(&self) -> Option<SystemTime> {
        fs::metadata(&self.path).and_then(|about| about.modified()).ok()
    }

    /// The time of day at which the run began, UTC, as its name tells it: `18:05`.
    pub fn time(&self) -> Option<String> {
        let digits = digits(&self.path, 6)?;
        Some(format!("{}:{}", &digits[..2], &digits[2..4]))
    }

    /// The day on which the run began, as its name tells it: `2026-11-15`.
    pub fn day(&self) -> Option<String> {
        day(&self.path)
    }
}

/// Whether the run of a file is the one of its day: begun that day, with the seed that everybody
/// plays, and from its first command on.
pub(super) fn is_of_its_day(path: &Path, game: &str, seed: Seed) -> bool {
    let day: Option<Day> = day(path).and_then(|day| day.parse().ok());
    !is_branch(path) && day.is_some_and(|day| day.seed(game) == seed)
}

fn is_branch(path: &Path) -> bool {
    parts(path).any(|part| part == Listed::BRANCH)
}

fn day(path: &Path) -> Option<String> {
    let digits = digits(path, 8)?;
    Some(format!("{}-{}-{}", &digits[..4], &digits[4..6], &digits[6..]))
}

/// The first part of the name that is so many digits.
fn digits(path: &Path, count: usize) -> Option<&str> {
    parts(path).find(|part| part.len() == count && part.bytes().all(|b| b.is_ascii_digit()))
}

fn parts(path: &Path) -> impl Iterator<Item = &str> {
    path.file_stem().and_then(|name| name.to_str()).unwrap_or_default().split('-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_run_of_a_day_stays_one_whenever_it_is_gone_on_with() {
        let day: Day = "2026-11-15".parse().unwrap();
        let is_daily = |name: &str| is_of_its_day(Path::new(name), "labyrinth", day.seed("labyrinth"));
        assert!(is_daily("labyrinth-20261115-235900-TEST.run"));
        assert!(!is_daily("labyrinth-20261116-000100-TEST.run"), "begun later it is practice");
        assert!(!is_daily("labyrinth-20261115-235900-branch-TEST.run"), "a branch counts for nothing");
        let other = day.seed("forward");
        assert!(!is_of_its_day(Path::new("labyrinth-20261115-120000-TEST.run"), "labyrinth", other));
    }
}
