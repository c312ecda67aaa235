//! Developer commands, so that nothing but Rust is needed to work on the house.
//!
//! `cargo play` and `cargo verify` are aliases of `cargo xtask play` and `cargo xtask verify`.

mod browser;
mod client;
mod compiler;
#[cfg(unix)]
mod debian;
#[cfg(not(unix))]
#[path = "no_debian.rs"]
mod debian;
mod packages;
mod play;
mod progress;
mod seen;
mod steps;

use std::env;
use std::process::ExitCode;

use client::Build;
use progress::Progress;

const HELP: &str = "\
cargo xtask COMMAND

  play [ARGS]            build the arcade, serve it on this machine and open it in the browser, and build the
                         client anew whenever its sources change; ARGS are those of `roguery serve`
  play terminal [ARGS]   open the arcade in this terminal instead; ARGS go to `roguery`
  web [--quick]          build the client for browsers into target/web/site; --quick trades size for time
  browser                try the arcade in a real browser, as a person would
  pictures               take pictures of every page; the README's are among them
  measure                measure in the browser how soon the arcade is there, how soon it answers a key, and how fast
                         its rules are beside native ones; where Lighthouse can be had, with what it says
  verify                 format, lints, tests, documentation, client, browser: all that a change must pass
  golden                 write the golden files anew: catalogues, playthroughs, balance tables
  bench                  run the benchmarks
  mutants CRATE [--seed N] [--sample N]
                         make small changes to a crate, one at a time, and list those that its tests do not notice
";

fn main() -> ExitCode {
    if let Some(compiled) = compiler::called() {
        return compiled;
    }
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["play", "terminal", rest @ ..] => play::terminal(rest),
        ["play", rest @ ..] => play::browser(rest),
        ["web"] => Progress::show(|progress| client::build(Build::Small, progress)),
        ["web", "--quick"] => Progress::show(|progress| client::build(Build::Quick, progress)),
        ["browser"] => {
            Progress::show(|progress| client::build(Build::Small, progress)).and_then(|()| browser::test())
        }
        ["pictures"] => browser::pictures(),
        ["measure"] => browser::measure(),
        ["verify"] => steps::verify(),
        ["golden"] => steps::golden(),
        ["bench"] => steps::bench(),
        ["mutants", rest @ ..] => steps::mutants(rest),
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        [] => {
            eprint!("{HELP}");
            return ExitCode::from(2);
        }
        other => {
            eprintln!("there is no command '{}'\n\n{HELP}", other.join(" "));
            return ExitCode::from(2);
        }
    };
    xtask::ended(done)
}
