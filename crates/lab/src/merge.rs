//! Making one simulation of its parts.

use std::path::PathBuf;
use std::time::Duration;

use thiserror::Error;

use crate::error::Error;
use crate::findings::Findings;
use crate::part::{FORMAT, Part};
use crate::shard::Shard;
use crate::study::Study;

/// The findings of the undivided simulation, from the files of its parts in any order.
///
/// # Errors
/// When a file is no part, when parts belong to different simulations, or when one is
/// missing or comes twice.
///
/// # Panics
/// When there are no files at all.
pub fn merge<P: Study>(files: &[PathBuf]) -> Result<Findings<P>, Error> {
    let parts =
        files.iter().map(|path| Ok((path, Part::<P>::read(path)?))).collect::<Result<Vec<_>, Error>>()?;
    check(&parts)?;
    let plan = parts.first().expect("there are files to merge").1.plan.clone();
    let mut stages = plan.blank();
    let mut elapsed = Duration::ZERO;
    for (_, part) in &parts {
        stages.iter_mut().zip(&part.stages).for_each(|(stage, more)| P::merge(stage, more));
        elapsed += part.elapsed();
    }
    Ok(Findings { plan, stages, elapsed })
}

fn check<P: Study>(parts: &[(&PathBuf, Part<P>)]) -> Result<(), MergeError> {
    let (first_path, first) = &parts[0];
    for (path, part) in parts {
        let difference = first.plan.difference(&part.plan).or_else(|| {
            let (found, wanted) = (part.shard.count(), first.shard.count());
            (found != wanted).then(|| format!("cut into {found} parts instead of {wanted}"))
        });
        if let Some(difference) = difference {
            return Err(MergeError::Different {
                path: (*path).clone(),
                first: (*first_path).clone(),
                difference,
            });
        }
    }
    let mut files: Vec<Option<&PathBuf>> = vec![None; first.shard.count() as usize];
    for (path, part) in parts {
        if let Some(earlier) = files[part.shard.index() as usize - 1].replace(path) {
            return Err(MergeError::Twice {
                shard: part.shard,
                first: earlier.clone(),
                second: (*path).clone(),
            });
        }
    }
    let missing: Vec<String> = (1..)
        .zip(&files)
        .filter(|(_, file)| file.is_none())
        .map(|(index, _): (u32, _)| index.to_string())
        .collect();
    if missing.is_empty() {
        Ok(())
    } else {
        Err(MergeError::Missing { missing: missing.join(", "), count: first.shard.count() })
    }
}

/// Why results cannot be merged.
#[derive(Debug, Error)]
pub enum MergeError {
    /// Not a file that `--out` wrote.
    #[error("{} is not a part of a simulation: {reason}; name files that --shard and --out wrote", path.display())]
    NotAPart {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A file of another version of this program.
    #[error("{} has format {found}, but this program reads format {FORMAT}: make all parts with the same program", path.display())]
    Format {
        /// The file.
        path: PathBuf,
        /// Its format.
        found: u32,
    },
    /// A file about a game that cannot be simulated here.
    #[error("{} is about a game called '{game}', which this program does not simulate", path.display())]
    Game {
        /// The file.
        path: PathBuf,
        /// Its game.
        game: String,
    },
    /// A file made under other rules.
    #[error("{} was made with version {found} of the rules, but these are version {known}: make it again", path.display())]
    Rules {
        /// The file.
        path: PathBuf,
        /// Its rules version.
        found: u32,
        /// The version of the rules in this program.
        known: u32,
    },
    /// A file that does not agree with itself.
    #[error("{} was changed after it was written: make it again", path.display())]
    Altered {
        /// The file.
        path: PathBuf,
    },
    /// Parts of different simulations.
    #[error("{} belongs to another simulation than {}: {difference}", path.display(), first.display())]
    Different {
        /// The file that does not fit.
        path: PathBuf,
        /// The file it does not fit to.
        first: PathBuf,
        /// What sets them apart.
        difference: String,
    },
    /// The same part in two files.
    #[error("part {shard} comes twice, in {} and in {}: leave one out", first.display(), second.display())]
    Twice {
        /// The part.
        shard: Shard,
        /// The file that was named first.
        first: PathBuf,
        /// The file that was named second.
        second: PathBuf,
    },
    /// Parts that were not named.
    #[error("of {count} parts these are missing: {missing}; make them with --shard and name their files too")]
    Missing {
        /// The numbers of the missing parts.
        missing: String,
        /// How many parts there should be.
        count: u32,
    },
}
