//! A run that has just begun on this device.

use super::{RunId, Saved, ShelfError, VAULT};
use crate::browser::clock;
use crate::fault::Fault;

/// Keeps a new run under a name of its own. Where the browser keeps nothing that lasts, the
/// run is played all the same, and the table says so.
///
/// # Errors
/// When there is no room for it.
pub fn keep_new(saved: &Saved) -> Result<RunId, Fault> {
    let run = RunId::new(clock::unix_seconds(), clock::chance());
    match VAULT.save(&run, saved) {
        Ok(()) | Err(ShelfError::Forbidden) => Ok(run),
        Err(error) => Err(error.into()),
    }
}
