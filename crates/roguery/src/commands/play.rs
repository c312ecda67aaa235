//! `roguery play`: the arcade in a terminal.

use terminal::RunOptions;

use crate::cli::PlayArgs;
use crate::failure::Failure;

pub(super) fn run(arguments: &PlayArgs) -> Result<(), Failure> {
    let options = RunOptions::default();
    match arguments.game {
        None => terminal::run(&options)?,
        Some(game) => terminal::play(game.name(), arguments.rules.as_deref(), arguments.seed, &options)?,
    }
    Ok(())
}
