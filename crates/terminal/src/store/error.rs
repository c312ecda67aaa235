//! Why a run cannot be opened.

use std::io;
use std::path::PathBuf;

use engine::ResumeError;
use thiserror::Error;

/// Why a run cannot be opened. The file is as it was.
#[derive(Debug, Error)]
pub enum OpenError {
    /// It cannot be read at all.
    #[error("{} cannot be opened: {error}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Another process plays it.
    #[error("this run is being played in another window; close it there first")]
    InUse,
    /// It is no run that this version can go on with.
    #[error(transparent)]
    Resume(#[from] ResumeError),
    /// Its damaged end could not be put aside.
    #[error("the damaged end of the run cannot be kept aside as {}: {error}", path.display())]
    KeepDamage {
        /// Where the damaged bytes were to go.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}
