//! What a change must pass, step by step.

use std::process::Command;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Instant;

use xtask::Result;
use xtask::workspace::{cargo, run};

use crate::browser;
use crate::client::{self, Build};
use crate::compiler::Compiler;
use crate::progress::Progress;

/// One call of cargo: what it is for, its words, its variables.
type Step = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)]);

const FORMAT: Step = ("format", &["fmt", "--all", "--check"], &[]);

/// Lints, documentation and programs come of one go through the workspace (`compiler.rs`). `cargo clippy` and
/// `cargo doc` would each look at everything once more, and at all that it depends on.
const BUILD: Step =
    ("lints, documentation and build", &["test", "--workspace", "--all-targets", "--no-run", "--quiet"], &[]);

/// Every crate whose tests fail is told, not the first one alone.
const TESTS: Step = ("tests", &["test", "--workspace", "--quiet", "--no-fail-fast"], &[]);

const GOLDEN: &[Step] = &[("golden files", &["test", "--workspace", "--quiet"], &[("UPDATE_GOLDEN", "1")])];

const BENCH: &[Step] = &[("benchmarks", &["bench", "--workspace", "--benches"], &[])];

/// All that a change must pass. What is found soon comes first.
pub(crate) fn verify() -> Result<()> {
    take(&[FORMAT])?;
    let compiler = Compiler::provide()?;
    // Linking the client keeps a single core busy for minutes, and nothing but the browser has to wait for it. Browsers
    // wait for themselves most of the time, and some tests keep a single core busy: so they run side by side.
    Progress::unseen(|progress| {
        thread::scope(|scope| {
            let (built, programs) = mpsc::channel();
            let (passed, tests) = mpsc::channel();
            let client = scope.spawn(move || {
                timed("client", || client(progress, &programs))?;
                let turn =
                    || tests.recv().map_err(|_| "what is tested without a browser does not hold".to_owned());
                timed("browser", || browser::try_unless_seen(turn))
            });
            let checked = take_one(BUILD, compiler.cargo()).and_then(|()| {
                // Whoever waits for it hears it; if nobody does, something went wrong there.
                let _ = built.send(());
                take_one(TESTS, compiler.cargo())?;
                let _ = passed.send(());
                Ok(())
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
    steps.iter().try_for_each(|step| take_one(*step, cargo()))
}

fn take_one((name, arguments, variables): Step, mut command: Command) -> Result<()> {
    command.args(arguments).envs(variables.iter().copied());
    timed(name, || run(name, &mut command))
}

fn timed(name: &str, step: impl FnOnce() -> Result<()>) -> Result<()> {
    eprintln!("== {name}");
    let start = Instant::now();
    step()?;
    eprintln!("== {name}: {} s", start.elapsed().as_secs());
    Ok(())
}
