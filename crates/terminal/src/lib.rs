//! The arcade in a terminal: choose a game, play it, watch it again.
//!
//! State and drawing are apart: keys become actions, actions change a
//! screen, and drawing only looks. Each game has a folder of its own; the shell
//! knows games only by the table in `games`.

mod alarm;
mod app;
mod clock;
mod config;
mod descent;
mod dungeon;
mod error;
mod forward;
mod games;
mod help;
mod history;
mod journey;
mod keys;
mod labyrinth;
mod log;
mod options;
mod paint;
mod playback;
mod projector;
mod replay;
mod screen;
mod screens;
mod shell;
pub mod store;
mod tactics;
#[cfg(test)]
mod tests;

pub use error::Error;
pub use options::RunOptions;
pub use store::Store;

use std::path::Path;

use app::App;
use engine::Seed;
use screens::Home;

/// Opens the arcade and stays until the player leaves it.
///
/// # Errors
/// When there is no terminal, no place for saves, or the terminal fails.
pub fn run(options: &RunOptions) -> Result<(), Error> {
    let desk = options.desk()?;
    let home = Home::new(&desk);
    shell::run(App::new(desk, Box::new(home)))
}

/// Opens the arcade with a run of a game begun. Without a rule set the usual one is taken,
/// without a seed a fresh one.
///
/// # Errors
/// As [`run`], and when there is no such game or rule set.
pub fn play(game: &str, rules: Option<&str>, seed: Option<Seed>, options: &RunOptions) -> Result<(), Error> {
    let cabinet = games::named(game).ok_or_else(|| Error::NoSuchGame { name: game.to_owned() })?;
    let rules = match rules {
        None => cabinet.usual_rules(),
        Some(name) => cabinet.rule_set(name)?,
    };
    let mut desk = options.desk()?;
    let home = Home::at(cabinet, &desk);
    let seed = seed.unwrap_or_else(|| desk.clock.fresh_seed());
    let run = (cabinet.begin)(rules, seed, &mut desk);
    shell::run(App::new(desk, Box::new(home)).opened(run))
}

/// Shows one run from its file, without the rest of the arcade.
///
/// # Errors
/// As [`run`], and when the file is no run that this version can show.
pub fn watch(bytes: &[u8], path: &Path, options: &RunOptions) -> Result<(), Error> {
    let desk = options.desk()?;
    let screen = games::watch(bytes, path, desk.thinking)
        .map_err(|failure| Error::Untrusted { path: path.to_owned(), failure })?;
    shell::run(App::new(desk, screen))
}
