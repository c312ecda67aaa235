//! The arcade in a real browser: tests, pictures and measurements that a person would make.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use xtask::Result;
use xtask::workspace::{ask, at, cargo, program, root, run, target};

use crate::client::{self, Build};
use crate::packages;

/// Each program that the tests need, with Debian's package for it.
const PROGRAMS: [(&str, &str); 3] = [("chromium", "chromium"), ("node", "nodejs"), ("npm", "npm")];
/// The oldest Node that the driver of the browser runs on.
const NODE: u32 = 18;

/// From this version on, Node can be told how many files of tests to run at once. By itself it
/// leaves a core to whatever else there is, which on two cores is half of all.
const AT_ONCE: (u32, u32) = (20, 10);

/// Serves the client that was built last and tries it in a browser.
pub(crate) fn test() -> Result<()> {
    with_arcade(|node| {
        node.args(["--test", "--test-reporter=spec"]);
        if node_version()? >= AT_ONCE {
            node.arg("--test-concurrency=2");
        }
        run("trying the arcade in a browser", node.arg("tests/"))
    })
}

/// Takes pictures of every page; those that the README shows go into `docs/pictures`.
pub(crate) fn pictures() -> Result<()> {
    client::build(Build::Small)?;
    with_arcade(|node| run("taking pictures", node.arg("pictures.mjs")))
}

/// Measures how soon the arcade can be played and answers keys, and how fast its rules are beside those
/// that are compiled for this machine. Writes the figures down.
pub(crate) fn measure() -> Result<()> {
    client::build(Build::Small)?;
    with_arcade(|node| {
        eprintln!("== measuring natively");
        let mut pace = cargo();
        pace.args(["bench", "--quiet", "--package", "arcade", "--bench", "pace", "--"]).arg(records_folder());
        let native = ask("cargo bench", &mut pace)?;
        run("measuring in a browser", node.arg("measure.mjs").env("ARCADE_NATIVE", &native))
    })
}

/// Serves the client that was built last and lets a script of `browser-tests` look at it.
fn with_arcade(look: impl FnOnce(&mut Command) -> Result<()>) -> Result<()> {
    provide()?;
    let records = records_folder();
    let mut write = cargo();
    write.args(["run", "--quiet", "--package", "records", "--"]).arg(&records);
    run("writing records", &mut write)?;
    let folder = root().join("browser-tests");
    run("npm ci", Command::new("npm").args(["ci", "--silent"]).current_dir(&folder))?;
    let arcade = Arcade::open()?;
    let mut node = Command::new("node");
    node.current_dir(&folder)
        .env("ARCADE_URL", &arcade.address)
        .env("ARCADE_RECORDS", &records)
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
fn provide() -> Result<()> {
    let is_there = |program: &str| ask(program, Command::new(program).arg("--version")).is_ok();
    let missing: Vec<&str> =
        PROGRAMS.iter().filter(|(program, _)| !is_there(program)).map(|(_, package)| *package).collect();
    if !missing.is_empty() {
        packages::install(&missing).map_err(|reason| {
            format!(
                "the tests in a browser need {}, and they could not be installed: {reason}. Run:\n  {}",
                missing.join(", "),
                packages::instructions(&missing)
            )
        })?;
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
        let site = target().join("web/site");
        let mut build = cargo();
        // The tests of the workspace have built most of it in this profile.
        build.args(["build", "--quiet", "--package", "roguery"]).env("ROGUERY_SITE", &site);
        run("building the server", &mut build)?;
        let data = target().join("browser/data");
        let mut command = Command::new(program("roguery"));
        command.args(["serve", "--addr", "127.0.0.1:0", "--data"]).arg(data).stdout(Stdio::piped());
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
