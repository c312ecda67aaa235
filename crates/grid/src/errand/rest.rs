//! Waiting for something, or for somebody.

use super::{Halt, Wanderer};

/// The next command of somebody who rests: waits as long as there is something to wait for and
/// nothing that rouses.
///
/// # Errors
/// Why it stops: somebody is too near, or there is nothing to wait for.
pub fn rest<const HEIGHT: usize, const WORDS: usize, W: Wanderer<HEIGHT, WORDS>>(
    wanderer: &W,
    content: &W::Content,
) -> Result<W::Command, Halt<W::Reason>> {
    if wanderer.is_over() {
        Err(Halt::Over)
    } else if let Some(reason) = wanderer.rouser() {
        Err(Halt::Own(reason))
    } else if wanderer.awaits(content) {
        Ok(wanderer.wait())
    } else {
        Err(Halt::Rested)
    }
}
