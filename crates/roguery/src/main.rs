//! The one program of the house. It reads the command line and hands over: what is said
//! and done is decided in the crates it calls.

mod cli;
mod commands;
mod failure;
mod files;
mod progress;

use std::process::ExitCode;

use clap::Parser;

use cli::Cli;

fn main() -> ExitCode {
    match commands::run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(message) = failure.message() {
                eprintln!("roguery: {message}");
            }
            failure.status()
        }
    }
}
