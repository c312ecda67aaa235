//! Whether the tests of a crate notice a change: a sample of small ones is made, one at a time, and tried.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use engine::{Dice, SplitMix64};
use serde_json::Value;

use xtask::workspace::{ask, at, cargo, root, run, target};

use crate::Result;

/// Another version may know other changes, and then a seed means another sample.
const VERSION: &str = "27.1.0";
/// Of a hundred changes that compile, so many at least shall be noticed.
const ENOUGH: usize = 92;
/// A change that makes the tests take so many times as long as they did without it hangs.
const PATIENCE: &str = "5";

/// Which changes are tried.
struct Sample<'a> {
    package: &'a str,
    seed: u64,
    size: usize,
}

/// What became of the changes of a sample, each by its place and what it is.
#[derive(Default)]
struct Findings {
    noticed: usize,
    unnoticed: Vec<String>,
    timed_out: usize,
    could_not_build: usize,
}

/// Tries a sample of changes on the crate's own tests and tells which ones went unnoticed.
pub(crate) fn mutants(words: &[&str]) -> Result<()> {
    let sample = Sample::read(words)?;
    let tool = tool()?;
    let all = list(&tool, sample.package)?;
    let chosen = sample.choose(&all);
    eprintln!("== {} of {} changes of {}, seed {}", chosen.len(), all.len(), sample.package, sample.seed);
    let findings = try_out(&tool, &sample, &chosen)?;
    print!("{}", findings.table());
    findings.verdict()
}

impl<'a> Sample<'a> {
    fn read(words: &[&'a str]) -> Result<Self> {
        let [package, options @ ..] = words else {
            return Err("which crate? cargo xtask mutants CRATE [--seed N] [--sample N]".to_owned());
        };
        let mut sample = Self { package, seed: 1, size: 200 };
        for option in options.chunks(2) {
            match *option {
                ["--seed", number] => sample.seed = whole(number)?,
                ["--sample", "0"] => return Err("a sample of 0 changes tells nothing".to_owned()),
                ["--sample", number] => sample.size = whole(number)?,
                _ => return Err(format!("'{}' is not --seed N or --sample N", option.join(" "))),
            }
        }
        Ok(sample)
    }

    /// The changes of this sample, in the order of the list.
    fn choose(&self, all: &[String]) -> Vec<String> {
        let mut places: Vec<usize> = (0..all.len()).collect();
        Dice::seeded(SplitMix64::new(self.seed)).shuffle(&mut places);
        places.truncate(self.size);
        places.sort_unstable();
        places.into_iter().map(|place| all[place].clone()).collect()
    }
}

fn whole<N: std::str::FromStr>(text: &str) -> Result<N> {
    text.parse().map_err(|_| format!("'{text}' is not a whole number"))
}

/// The program cargo-mutants: the one on the path, or our own, installed when it is first asked for.
fn tool() -> Result<PathBuf> {
    let version = |program: &Path| {
        let told = ask("cargo-mutants", Command::new(program).args(["mutants", "--version"])).ok()?;
        told.rsplit(' ').next().map(str::to_owned)
    };
    let folder = target().join("tools");
    let own = folder.join("bin").join(format!("cargo-mutants{}", std::env::consts::EXE_SUFFIX));
    for program in [PathBuf::from("cargo-mutants"), own.clone()] {
        if version(&program).as_deref() == Some(VERSION) {
            return Ok(program);
        }
    }
    eprintln!("== cargo-mutants {VERSION} is installed into {}, which takes minutes", folder.display());
    let mut install = cargo();
    install.args(["install", "cargo-mutants", "--locked", "--version", VERSION, "--root"]).arg(&folder);
    run("the installation of cargo-mutants", &mut install)?;
    Ok(own)
}

/// Every change that there is to try, in words that begin with its place.
fn list(tool: &Path, package: &str) -> Result<Vec<String>> {
    let mut command = Command::new(tool);
    command.current_dir(root()).args(["mutants", "--list", "--json", "--package", package]);
    let listed: Value = read(&ask("the list of changes", &mut command)?)?;
    let names = listed.as_array().into_iter().flatten().filter_map(|change| change["name"].as_str());
    let names: Vec<String> = names.map(str::to_owned).collect();
    if names.is_empty() { Err(format!("there is nothing to change in {package}")) } else { Ok(names) }
}

/// Has each change made in a copy of the sources and tried by the tests of its crate.
fn try_out(tool: &Path, sample: &Sample<'_>, chosen: &[String]) -> Result<Findings> {
    let folder = target().join("mutants").join(sample.package);
    fs::create_dir_all(&folder).map_err(at("made", &folder))?;
    let settings = folder.join("sample.toml");
    let patterns: Vec<String> = chosen.iter().map(|name| format!("^{}$", literally(name))).collect();
    // A list of strings is written alike in JSON and in TOML.
    let text = format!("examine_re = {}\n", Value::from(patterns));
    fs::write(&settings, text).map_err(at("written", &settings))?;
    let mut command = Command::new(tool);
    command
        .current_dir(root())
        // The copy is built in a folder of its own, which goes with it.
        .env_remove("CARGO_TARGET_DIR")
        .env_remove("CARGO_BUILD_TARGET_DIR")
        .args(["mutants", "--package", sample.package, "--timeout-multiplier", PATIENCE])
        .args(["--cargo-test-arg", "--tests", "--config"])
        .arg(&settings)
        .arg("--output")
        .arg(&folder);
    let status = command.status().map_err(|error| format!("cargo-mutants cannot be started: {error}"))?;
    // All noticed, some unnoticed, some timed out; the rest is trouble, and told by the program itself.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        return Err("the changes could not be tried".to_owned());
    }
    let outcomes = folder.join("mutants.out").join("outcomes.json");
    let text = fs::read_to_string(&outcomes).map_err(at("read", &outcomes))?;
    Ok(Findings::of(&read(&text)?))
}

fn read(text: &str) -> Result<Value> {
    serde_json::from_str(text).map_err(|error| format!("cargo-mutants told something else: {error}"))
}

/// A pattern that matches exactly this text.
fn literally(text: &str) -> String {
    let mut pattern = String::new();
    for letter in text.chars() {
        if r"\.+*?()|[]{}^$#&-~".contains(letter) {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern
}

impl Findings {
    fn of(told: &Value) -> Self {
        let mut findings = Self::default();
        for outcome in told["outcomes"].as_array().into_iter().flatten() {
            match outcome["summary"].as_str() {
                Some("CaughtMutant") => findings.noticed += 1,
                Some("Timeout") => findings.timed_out += 1,
                Some("Unviable") => findings.could_not_build += 1,
                Some("MissedMutant") => {
                    let name = outcome["scenario"]["Mutant"]["name"].as_str();
                    findings.unnoticed.push(name.unwrap_or("a change without a name").to_owned());
                }
                // How it is without a change.
                _ => {}
            }
        }
        findings
    }

    fn table(&self) -> String {
        let counts = [
            ("noticed", self.noticed),
            ("unnoticed", self.unnoticed.len()),
            ("timed out", self.timed_out),
            ("could not build", self.could_not_build),
        ];
        let counts = counts.into_iter().map(|(what, count)| format!("{what:<16}{count:>4}\n"));
        counts.chain(self.unnoticed.iter().map(|change| format!("unnoticed: {change}\n"))).collect()
    }

    /// Tests that never end are no tests that pass: whoever runs them notices.
    fn verdict(&self) -> Result<()> {
        let noticed = self.noticed + self.timed_out;
        let built = noticed + self.unnoticed.len();
        eprintln!("== {noticed} of {built} changes that compile were noticed");
        if noticed * 100 >= built * ENOUGH {
            return Ok(());
        }
        Err(format!("that is less than {ENOUGH} of 100"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_one_sample() {
        let all: Vec<String> = (0..50).map(|number| number.to_string()).collect();
        let choose = |seed, size| Sample { package: "engine", seed, size }.choose(&all);
        assert_eq!(choose(1, 8), choose(1, 8));
        assert_ne!(choose(1, 8), choose(2, 8));
        assert!(choose(1, 8).iter().all(|change| choose(1, 20).contains(change)), "more is more of the same");
        assert_eq!(choose(3, 500), all);
    }

    #[test]
    fn findings_are_told_by_kind_with_the_places_of_the_unnoticed() {
        let told = serde_json::json!({ "outcomes": [
            { "scenario": "Baseline", "summary": "Success" },
            { "scenario": { "Mutant": { "name": "a.rs:1:2: replace + with -" } }, "summary": "MissedMutant" },
            { "scenario": { "Mutant": { "name": "a.rs:3:4: delete !" } }, "summary": "CaughtMutant" },
            { "scenario": { "Mutant": { "name": "a.rs:5:6: delete !" } }, "summary": "Timeout" },
        ] });
        let findings = Findings::of(&told);
        assert_eq!(
            findings.table(),
            "noticed            1\nunnoticed          1\ntimed out          1\ncould not build    0\n\
             unnoticed: a.rs:1:2: replace + with -\n"
        );
        assert_eq!(findings.verdict(), Err("that is less than 92 of 100".to_owned()));
    }

    #[test]
    fn a_name_is_matched_letter_by_letter() {
        assert_eq!(literally("a.rs:1:2: f -> (u8)"), r"a\.rs:1:2: f \-> \(u8\)");
    }
}
