//! What a change must pass, step by step.

use std::process::Command;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Instant;

use xtask::Result;
use xtask::workspace::{cargo, clippy, run};

use crate::browser;
use crate::client::{self, Build};
use crate::progress::Progress;

/// One call of cargo: what it is for, its words, its variables.
type Step = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)]);

const FORMAT: Step = ("format", &["fmt", "--all", "--check"], &[]);

/// The lints are those of Clippy, which is a compiler: it builds the tests and programs of the workspace in the same
/// go. `cargo clippy` would look at everything once more, and at all that it depends on.
const LINTS: Step =
    ("lints and build", &["test", "--workspace", "--all-targets", "--no-run", "--quiet"], &[]);

/// What `cargo clippy -- --deny warnings` tells Clippy, in its own way.
const DENY_WARNINGS: (&str, &str) = ("CLIPPY_ARGS", "--deny__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__");

const TESTS: Step = ("tests", &["test", "--workspace", "--quiet"], &[]);

const DOCUMENTATION: Step = (
    "documentation",
    &["doc", "--workspace", "--no-deps", "--quiet"],
    &[("RUSTDOCFLAGS", "--deny warnings")],
);

const GOLDEN: &[Step] = &[("golden files", &["test", "--workspace", "--quiet"], &[("UPDATE_GOLDEN", "1")])];

const BENCH: &[Step] = &[("benchmarks", &["bench", "--workspace", "--benches"], &[])];

/// All that a change must pass. What is found soon comes first.
pub(crate) fn verify() -> Result<()> {
    take(&[FORMAT])?;
    // Linking the client keeps a single core busy for minutes, and nothing but the browser has to wait for it;
    // a browser waits for itself most of the time, and documentation has nothing to say meanwhile.
    Progress::unseen(|progress| {
        thread::scope(|scope| {
            let (built, programs) = mpsc::channel();
            let (passed, tests) = mpsc::channel();
            let client = scope.spawn(move || {
                timed("client", || client(progress, &programs))?;
                tests.recv().map_err(|_| "what is checked before the browser does not hold".to_owned())?;
                timed("browser", browser::try_unless_seen)
            });
            let checked = take_linted(&[LINTS]).and_then(|()| {
                // Whoever waits for it hears it; if nobody does, something went wrong there.
                let _ = built.send(());
                take_linted(&[TESTS])?;
                let _ = passed.send(());
                take(&[DOCUMENTATION])
            });
            drop((built, passed));
            if checked.is_err() {
                progress.stop();
            }
            let client = client.join().expect("the client's side reports what goes wrong");
            checked.and(client)
        })
    })?;
    eprintln!("== all of it holds");
    Ok(())
}

/// The client and all that it is tried with; programs of the workspace are there once that is said.
fn client(progress: &Progress, programs: &Receiver<()>) -> Result<()> {
    browser::provide()?;
    client::build_once(Build::Small, progress, || {
        programs.recv().map_err(|_| "the programs of the workspace were not built".to_owned())
    })?;
    browser::prepare()
}

pub(crate) fn golden() -> Result<()> {
    take(GOLDEN)
}

pub(crate) fn bench() -> Result<()> {
    take(BENCH)
}

/// Whether the tests of a crate notice small changes.
pub(crate) fn mutants(words: &[&str]) -> Result<()> {
    let mut command = cargo();
    command.args(["run", "--quiet", "--package", "mutants", "--"]).args(words);
    run("trying changes", &mut command)
}

fn take(steps: &[Step]) -> Result<()> {
    take_each(steps, cargo)
}

/// Takes steps in which Clippy compiles the crates of the workspace.
fn take_linted(steps: &[Step]) -> Result<()> {
    take_each(steps, || {
        let mut command = cargo();
        command.env("RUSTC_WORKSPACE_WRAPPER", clippy()).envs([DENY_WARNINGS]);
        command
    })
}

fn take_each(steps: &[Step], cargo: impl Fn() -> Command) -> Result<()> {
    for (name, arguments, variables) in steps {
        let mut command = cargo();
        command.args(*arguments).envs(variables.iter().copied());
        timed(name, || run(name, &mut command))?;
    }
    Ok(())
}

fn timed(name: &str, step: impl FnOnce() -> Result<()>) -> Result<()> {
    eprintln!("== {name}");
    let start = Instant::now();
    step()?;
    eprintln!("== {name}: {} s", start.elapsed().as_secs());
    Ok(())
}
