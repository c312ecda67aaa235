//! The arcade in a real browser: tests, pictures and measurements that a person would make.

use std::fs;
use std::io::{self, BufRead, BufReader, IsTerminal};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use xtask::Result;
use xtask::workspace::{Profile, ask, at, cargo, root, run, target};

use crate::client::{self, Build};
use crate::packages;
use crate::progress::Progress;
use crate::seen::Seen;

/// Each program that the tests need, with Debian's package for it.
const PROGRAMS: [(&str, &str); 3] = [("chromium", "chromium"), ("node", "nodejs"), ("npm", "npm")];
/// The oldest Node that the driver of the browser runs on.
const NODE: u32 = 18;

/// From this version on, Node can be told how many files of tests to run at once. By itself it
/// leaves a core to whatever else there is, which on two cores is half of all.
const AT_ONCE: (u32, u32) = (20, 10);

/// Serves the client that was built last and tries it in a browser.
pub(crate) fn test() -> Result<()> {
    build_programs()?;
    prepare()?;
    try_out(|| Ok(()))
}

/// Tries the arcade in a browser, when all that is needed for it has been prepared, unless the very same was tried
/// before and held. What is to be said of it waits for its turn, and if that does not come it is tried no further.
pub(crate) fn try_unless_seen(turn: impl FnOnce() -> Result<()>) -> Result<()> {
    let tried = [root().join("browser-tests"), root().join("crates/server/src")];
    let folders = [target().join("web/site"), records_folder()].into_iter().chain(tried).collect::<Vec<_>>();
    let browser = ask("chromium", Command::new("chromium").arg("--version"))?;
    let seen = Seen::of(&folders, &browser, target().join("browser/held.txt"))?;
    if seen.is_good() {
        turn()?;
        eprintln!("   nothing that a browser sees has changed since it held");
        return Ok(());
    }
    try_out(turn)?;
    seen.found_good()
}

/// Tries the arcade in a browser, when all that is needed for it has been prepared.
fn try_out(turn: impl FnOnce() -> Result<()>) -> Result<()> {
    const WHAT: &str = "trying the arcade in a browser";
    with_arcade(|node| {
        node.args(["--test", "--test-reporter=spec"]);
        if node_version()? >= AT_ONCE {
            node.arg("--test-concurrency=2");
        }
        if io::stdout().is_terminal() {
            node.env("FORCE_COLOR", "1");
        }
        let trying = node.arg("tests/").stdout(Stdio::piped()).spawn();
        let mut trying = trying.map_err(|error| format!("{WHAT}: node could not be started: {error}"))?;
        if let Err(reason) = turn() {
            // It may have ended by itself.
            let _ = trying.kill();
            let _ = trying.wait();
            return Err(reason);
        }
        // Until here it has waited in the pipe. Where nothing can be written nobody reads.
        let _ = io::copy(&mut trying.stdout.take().expect("its output was asked for"), &mut io::stdout());
        match trying.wait() {
            Ok(status) if status.success() => Ok(()),
            Ok(_) => Err(format!("{WHAT} failed")),
            Err(error) => Err(format!("{WHAT}: {error}")),
        }
    })
}

/// Takes pictures of every page; those that the README shows go into `docs/pictures`.
pub(crate) fn pictures() -> Result<()> {
    Progress::show(|progress| client::build(Build::Small, progress))?;
    build_programs()?;
    prepare()?;
    with_arcade(|node| run("taking pictures", node.arg("pictures.mjs")))
}

/// Measures how soon the arcade can be played and answers keys, and how fast its rules are beside those
/// that are compiled for this machine. Writes the figures down.
pub(crate) fn measure() -> Result<()> {
    Progress::show(|progress| client::build(Build::Small, progress))?;
    build_programs()?;
    prepare()?;
    with_arcade(|node| {
        eprintln!("== measuring natively");
        let mut pace = cargo();
        pace.args(["bench", "--quiet", "--package", "arcade", "--bench", "pace", "--"]).arg(records_folder());
        let native = ask("cargo bench", &mut pace)?;
        node.arg("measure.mjs").env("ARCADE_NATIVE", &native);
        if let Some(folder) = lighthouse() {
            node.env("ARCADE_LIGHTHOUSE", folder);
        }
        run("measuring in a browser", node)
    })
}

/// The version of Lighthouse that measures: another one would weigh things otherwise.
const LIGHTHOUSE: &str = "lighthouse@11.7.1";

/// The folder with Lighthouse, fetched when it is first asked for; nothing where it cannot be had.
fn lighthouse() -> Option<PathBuf> {
    let folder = target().join("browser/lighthouse");
    fs::create_dir_all(&folder).ok()?;
    if !folder.join("node_modules/lighthouse").exists() {
        eprintln!("== fetching {LIGHTHOUSE}");
        let mut install = Command::new("npm");
        install
            .args(["install", "--silent", "--no-audit", "--no-fund", "--prefix"])
            .arg(&folder)
            .arg(LIGHTHOUSE);
        run("npm install", &mut install).ok()?;
    }
    Some(folder)
}

/// Builds the programs of the workspace that browsers are tried with, as the tests of the workspace do.
fn build_programs() -> Result<()> {
    let mut build = cargo();
    // All of the workspace is asked for features, so that little is compiled in another way than for the tests.
    build.args(["build", "--quiet", "--workspace", "--bin", "roguery", "--bin", "records"]);
    run("building the server", &mut build)
}

/// Prepares what a browser is tried with: itself, its driver, and records with what they come to natively.
pub(crate) fn prepare() -> Result<()> {
    provide()?;
    let folder = root().join("browser-tests");
    run("npm ci", Command::new("npm").args(["ci", "--silent"]).current_dir(folder))?;
    run("writing records", Command::new(Profile::DEV.program("records")).arg(records_folder()))
}

/// Serves the client that was built last and lets a script of `browser-tests` look at it.
fn with_arcade(look: impl FnOnce(&mut Command) -> Result<()>) -> Result<()> {
    let arcade = Arcade::open()?;
    let mut node = Command::new("node");
    node.current_dir(root().join("browser-tests"))
        .env("ARCADE_URL", &arcade.address)
        .env("ARCADE_RECORDS", records_folder())
        .env("ARCADE_PICTURES", root().join("docs/pictures"))
        .env("ARCADE_SHOTS", shots()?)
        .env("ARCADE_FIGURES", target().join("browser/figures.txt"));
    look(&mut node)
}

/// Where records lie with what they come to natively.
fn records_folder() -> PathBuf {
    target().join("browser/records")
}

/// A folder for pictures of every page, for the eye.
fn shots() -> Result<PathBuf> {
    let folder = target().join("browser/shots");
    fs::create_dir_all(&folder).map_err(at("made", &folder))?;
    Ok(folder)
}

/// Makes sure of the programs that the tests need.
pub(crate) fn provide() -> Result<()> {
    let is_there = |program: &str| ask(program, Command::new(program).arg("--version")).is_ok();
    let missing: Vec<&str> =
        PROGRAMS.iter().filter(|(program, _)| !is_there(program)).map(|(_, package)| *package).collect();
    if !missing.is_empty() {
        Progress::show(|progress| packages::install(&missing, progress.part("packages"))).map_err(
            |reason| {
                format!(
                    "the tests in a browser need {}, and they could not be installed: {reason}. Run:\n  {}",
                    missing.join(", "),
                    packages::instructions(&missing)
                )
            },
        )?;
    }
    match node_version()? {
        (major, _) if major >= NODE => Ok(()),
        (major, minor) => {
            Err(format!("the tests in a browser need Node {NODE} or newer; this is {major}.{minor}"))
        }
    }
}

/// The version of Node that is on the path, without its smallest part.
fn node_version() -> Result<(u32, u32)> {
    let version = ask("node", Command::new("node").arg("--version"))?;
    let mut parts = version.trim_start_matches('v').split('.').map_while(|part| part.parse().ok());
    match (parts.next(), parts.next()) {
        (Some(major), Some(minor)) => Ok((major, minor)),
        _ => Err(format!("'{version}' is no version of Node")),
    }
}

/// The arcade, served to this machine for as long as the value lives.
struct Arcade {
    server: Child,
    address: String,
}

impl Arcade {
    fn open() -> Result<Self> {
        let data = target().join("browser/data");
        let mut command = Command::new(Profile::DEV.program("roguery"));
        command.args(["serve", "--addr", "127.0.0.1:0", "--data"]).arg(data);
        command.arg("--site").arg(target().join("web/site")).stdout(Stdio::piped());
        let mut server = command.spawn().map_err(|error| format!("the server does not start: {error}"))?;
        let mut line = String::new();
        let output = server.stdout.take().expect("its output was asked for");
        BufReader::new(output)
            .read_line(&mut line)
            .map_err(|error| format!("the server says nothing: {error}"))?;
        let address = line.split_whitespace().find(|word| word.starts_with("http://")).map(str::to_owned);
        let mut arcade = Self { server, address: String::new() };
        arcade.address =
            address.ok_or_else(|| format!("the server does not say where it is, but: {line}"))?;
        Ok(arcade)
    }
}

impl Drop for Arcade {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
