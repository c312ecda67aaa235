//! What developer commands have in common. It uses nothing but the standard library, so that they are there at once.

pub mod workspace;

use std::process::ExitCode;

/// What went wrong, in words for whoever gave the command.
pub type Result<T> = std::result::Result<T, String>;

/// How a command ends: what went wrong is told to whoever gave it.
pub fn ended(done: Result<()>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("== {message}");
            ExitCode::FAILURE
        }
    }
}
