//! `roguery play`: the arcade in a terminal.

use terminal::RunOptions;

use crate::failure::Failure;

pub(super) fn run() -> Result<(), Failure> {
    Ok(terminal::run(&RunOptions::default())?)
}
