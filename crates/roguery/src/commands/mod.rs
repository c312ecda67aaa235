//! One file for each task of the command line.

mod completions;
mod engine;
mod r#gen;
mod play;
mod record;
mod replay;
mod seeds;
mod serve;
mod sim;

use arcade::Options;

use crate::cli::{Choices, Cli, PlayArgs, Task};
use crate::failure::Failure;
use crate::files;

pub(crate) fn run(cli: Cli) -> Result<(), Failure> {
    match cli.task.unwrap_or_else(|| Task::Play(PlayArgs::default())) {
        Task::Play(arguments) => play::run(&arguments),
        Task::Serve(arguments) => serve::run(arguments),
        Task::Sim(arguments) => sim::run(arguments),
        Task::Replay(arguments) => replay::run(&arguments),
        Task::Record(arguments) => record::run(&arguments),
        Task::Seeds(arguments) => seeds::run(&arguments),
        Task::Gen(arguments) => r#gen::run(&arguments),
        Task::Engine(arguments) => engine::run(&arguments),
        Task::Completions { shell } => completions::run(shell),
    }
}

/// The options that the command line chose, with the text of the content file.
fn options(choices: &Choices) -> Result<Options, Failure> {
    let mut options = Options::HOUSE;
    for (name, value) in choices.words() {
        if let Some(value) = value {
            options = options.with(name, value);
        }
    }
    if let Some(path) = &choices.content {
        options = options.with("content", files::read_text(path)?);
    }
    Ok(options)
}
