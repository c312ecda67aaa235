//! What a change must pass, step by step.

use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Instant;

use xtask::Result;
use xtask::workspace::{cargo, run};

use crate::browser;
use crate::client::{self, Build};
use crate::progress::Progress;

/// One call of cargo: what it is for, its words, its variables.
type Step = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)]);

const FORMAT: Step = ("format", &["fmt", "--all", "--check"], &[]);

const LINTS: Step =
    ("lints", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"], &[]);

/// The programs of the workspace are built with its tests.
const BUILD: Step = ("build", &["test", "--workspace", "--no-run", "--quiet"], &[]);

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
    // Linking the client keeps a single core busy for minutes, and nothing but the browser has to wait for it.
    Progress::unseen(|progress| {
        thread::scope(|scope| {
            let (built, programs) = mpsc::channel();
            let client = scope.spawn(move || timed("client", || client(progress, &programs)));
            let checked = take(&[LINTS, BUILD]).and_then(|()| {
                // Whoever waits for it hears it; if nobody does, something went wrong there.
                let _ = built.send(());
                take(&[TESTS, DOCUMENTATION])
            });
            drop(built);
            if checked.is_err() {
                progress.stop();
            }
            let client = client.join().expect("the build of the client reports what goes wrong");
            checked.and(client)
        })
    })?;
    timed("browser", browser::try_unless_seen)?;
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
