//! What a change must pass, step by step.

use std::thread;
use std::time::Instant;

use xtask::Result;
use xtask::workspace::{cargo, run};

use crate::browser;
use crate::client::{self, Build};

/// One call of cargo: what it is for, its words, its variables.
type Step = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)]);

/// What is found soon comes first.
const STYLE: &[Step] = &[
    ("format", &["fmt", "--all", "--check"], &[]),
    ("lints", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"], &[]),
];

const SUBSTANCE: &[Step] = &[
    ("tests", &["test", "--workspace", "--quiet"], &[]),
    (
        "documentation",
        &["doc", "--workspace", "--no-deps", "--quiet"],
        &[("RUSTDOCFLAGS", "--deny warnings")],
    ),
];

const GOLDEN: &[Step] = &[("golden files", &["test", "--workspace", "--quiet"], &[("UPDATE_GOLDEN", "1")])];

const BENCH: &[Step] = &[("benchmarks", &["bench", "--workspace", "--benches"], &[])];

/// All that a change must pass.
pub(crate) fn verify() -> Result<()> {
    take(STYLE)?;
    // Linking the client keeps a single core busy for a minute or two, and the tests need not wait for it.
    thread::scope(|scope| {
        let client = scope.spawn(|| timed("client", || client::build(Build::Small)));
        let substance = take(SUBSTANCE);
        let client = client.join().expect("the build of the client reports what goes wrong");
        substance.and(client)
    })?;
    timed("browser", browser::test)?;
    eprintln!("== all of it holds");
    Ok(())
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
