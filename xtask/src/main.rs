//! Developer commands, so that nothing but Rust is needed to work on the house.
//!
//! `cargo play` and `cargo verify` are aliases of `cargo xtask play` and `cargo xtask verify`.

use std::env;
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask COMMAND

  play [ARGS]   build the arcade and open it
  verify        format, lints, tests, documentation: all that a change must pass
  golden        write the golden files anew: catalogues, playthroughs, balance tables
  bench         run the benchmarks
";

/// One command line of a step, and what it is for.
type Step = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)]);

const VERIFY: &[Step] = &[
    ("format", &["fmt", "--all", "--check"], &[]),
    ("lints", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"], &[]),
    ("tests", &["test", "--workspace", "--quiet"], &[]),
    (
        "documentation",
        &["doc", "--workspace", "--no-deps", "--quiet"],
        &[("RUSTDOCFLAGS", "--deny warnings")],
    ),
];

const GOLDEN: &[Step] = &[("golden files", &["test", "--workspace", "--quiet"], &[("UPDATE_GOLDEN", "1")])];

const BENCH: &[Step] = &[("benchmarks", &["bench", "--workspace", "--benches"], &[])];

fn main() -> ExitCode {
    let mut words = env::args().skip(1);
    match words.next().as_deref() {
        Some("play") => play(words.collect()),
        Some("verify") => run(VERIFY),
        Some("golden") => run(GOLDEN),
        Some("bench") => run(BENCH),
        Some("help" | "--help" | "-h") => {
            print!("{HELP}");
            ExitCode::SUCCESS
        }
        Some(other) => {
            eprintln!("there is no command '{other}'\n\n{HELP}");
            ExitCode::from(2)
        }
        None => {
            eprint!("{HELP}");
            ExitCode::from(2)
        }
    }
}

fn play(arguments: Vec<String>) -> ExitCode {
    let mut command = cargo();
    command.args(["run", "--quiet", "--release", "--package", "roguery", "--"]).args(arguments);
    eprintln!("Building the arcade; the first time takes a minute or two.");
    finish("play", command)
}

fn run(steps: &[Step]) -> ExitCode {
    for (name, arguments, variables) in steps {
        eprintln!("== {name}: cargo {}", arguments.join(" "));
        let mut command = cargo();
        command.args(*arguments).envs(variables.iter().copied());
        if finish(name, command) != ExitCode::SUCCESS {
            return ExitCode::FAILURE;
        }
    }
    eprintln!("== all of it holds");
    ExitCode::SUCCESS
}

/// The cargo that runs this program, so that every step uses the same toolchain.
fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

fn finish(name: &str, mut command: Command) -> ExitCode {
    match command.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => {
            eprintln!("== {name} failed");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("== {name}: cargo could not be started: {error}");
            ExitCode::FAILURE
        }
    }
}
