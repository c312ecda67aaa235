//! The compiler of all that is checked: it finds fault with code, compiles it, and writes down what is documented.
//!
//! Cargo would do each of the three apart from the others, and look for each at everything that a crate depends on.
//! This program stands in for the compiler under another name. It has Clippy compile a crate, and then has rustdoc read
//! it with the very same words, so that what Clippy has left of the crates below is read instead of made once more.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use xtask::Result;
use xtask::workspace::{at, cargo, clippy, run, rustdoc, target};

/// By this name it compiles.
const NAME: &str = "checking-compiler";

/// What `cargo clippy -- --deny warnings` tells Clippy, in its own way.
const DENY_WARNINGS: (&str, &str) = ("CLIPPY_ARGS", "--deny__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__");

/// This program under that name.
pub(crate) struct Compiler {
    path: PathBuf,
}

impl Compiler {
    /// Puts it where cargo finds it. The original is built anew with all the rest, and does not stay what it is.
    ///
    /// # Errors
    /// When it cannot be put there.
    pub(crate) fn provide() -> Result<Self> {
        let folder = target().join(NAME);
        fs::create_dir_all(&folder).map_err(at("made", &folder))?;
        let path = folder.join(NAME).with_extension(env::consts::EXE_EXTENSION);
        let original = env::current_exe().map_err(|error| format!("this program is nowhere: {error}"))?;
        fs::copy(&original, &path).map_err(at("written", &path))?;
        Ok(Self { path })
    }

    /// A cargo that has it compile the crates of the workspace.
    pub(crate) fn cargo(&self) -> Command {
        let mut command = cargo();
        command.env("RUSTC_WORKSPACE_WRAPPER", &self.path).envs([DENY_WARNINGS]);
        command
    }
}

/// Compiles what cargo says, if it is by that name that this program was called.
pub(crate) fn called() -> Option<ExitCode> {
    let own = PathBuf::from(env::args_os().next()?);
    (own.file_stem()? == NAME).then(|| xtask::ended(compile(&env::args_os().skip(1).collect::<Vec<_>>())))
}

fn compile(words: &[OsString]) -> Result<()> {
    run("compiling", Command::new(clippy()).args(as_written(words)))?;
    let Some(words) = to_document(words) else { return Ok(()) };
    let mut command = Command::new(rustdoc());
    command.args(words).arg("--out-dir").arg(target().join("doc")).args(["--deny", "warnings"]);
    run("documentation", &mut command)
}

/// What a compiler is told, with a second thought about what is over in no time or not run at all: optimising that takes
/// longer than it could ever save. Cargo itself can only be told about packages.
fn as_written(words: &[OsString]) -> Vec<OsString> {
    let level = |word: &OsString| word.to_str().is_some_and(|text| text.starts_with(OPT_LEVEL));
    let rewritten = |word: &OsString| if level(word) { format!("{OPT_LEVEL}0").into() } else { word.clone() };
    if is_worth_optimising(words) { words.to_vec() } else { words.iter().map(rewritten).collect() }
}

/// Whether what is compiled runs for longer than it takes to optimise it. Whatever plays thousands of runs lies beside a
/// crate, with few exceptions; what lies inside would be compiled a second time. Benchmarks are looked at and not run.
fn is_worth_optimising(words: &[OsString]) -> bool {
    let names = |name: &str| words.iter().any(|word| word == name);
    let source = words.iter().map(Path::new).find(|word| word.extension().is_some_and(|end| end == "rs"));
    let lies_in = |folder: &str| source.is_some_and(|source| source.iter().any(|part| part == folder));
    if lies_in("benches") {
        return false;
    }
    if !names("--test") {
        return true;
    }
    let is_inside = source.is_some_and(|source| source.ends_with("src/lib.rs"));
    if is_inside {
        PLAYED_INSIDE.iter().any(|name| names(name))
    } else {
        !OVER_AT_ONCE.iter().any(|name| lies_in(name))
    }
}

/// Crates whose tests play or look along thousands of floors inside of them.
const PLAYED_INSIDE: [&str; 4] = ["descent", "grid", "labyrinth", "refuel"];
/// Crates whose tests beside them are many games and hardly any runs.
const OVER_AT_ONCE: [&str; 1] = ["testkit"];
/// How much is done for the speed of what is compiled.
const OPT_LEVEL: &str = "opt-level=";

/// What rustdoc is told of a crate, by what its compiler was told; nothing of tests and of what only helps to build.
fn to_document(words: &[OsString]) -> Option<Vec<OsString>> {
    let (_whom, words) = words.split_first()?;
    let (mut told, mut documented) = (Vec::new(), None);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.to_str() {
            Some("--test") => return None,
            // How code is made and where it goes.
            Some("-C" | "--out-dir") => drop(words.next()),
            Some(text) if text.starts_with("--emit=") => {}
            _ => {
                documented = documented.or_else(|| Documented::by(Path::new(word)));
                told.push(word.clone());
            }
        }
    }
    if documented? == Documented::Program {
        told.push("--document-private-items".into());
    }
    Some(told)
}

/// Whom a crate is documented for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Documented {
    /// For those who use it.
    Library,
    /// For those who work on it: nobody else could.
    Program,
}

impl Documented {
    /// Tells by the first file of a crate. A program that only calls the library of its own name has nothing to add.
    fn by(path: &Path) -> Option<Self> {
        if path.ends_with("src/lib.rs") {
            Some(Self::Library)
        } else {
            let is_alone = || !path.with_file_name("lib.rs").exists();
            (path.ends_with("src/main.rs") && is_alone()).then_some(Self::Program)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What rustdoc is told when the compiler is told this, in a line.
    fn told(words: &str) -> Option<String> {
        let words: Vec<OsString> = words.split(' ').map(OsString::from).collect();
        let told = to_document(&words)?;
        Some(told.iter().map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn what_is_over_in_no_time_is_not_optimised() {
        let compiled = |words: &str| {
            let words: Vec<OsString> = words.split(' ').map(OsString::from).collect();
            let compiled = as_written(&words);
            compiled.iter().map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
        };
        for quick in [
            "rustc crates/a/src/lib.rs -C opt-level=3 -C debug-assertions=on --test",
            "rustc crates/testkit/tests/suite/main.rs -C opt-level=1 --test",
            "rustc crates/a/benches/pace.rs -C opt-level=3 --cfg test",
        ] {
            assert_eq!(compiled(quick), quick.replace(['1', '3'], "0"));
        }
        for other in [
            "rustc crates/a/src/lib.rs -C opt-level=3",
            "rustc crates/a/tests/a.rs -C opt-level=3 --test",
            "rustc --crate-name labyrinth crates/labyrinth/src/lib.rs -C opt-level=3 --test",
            "rustc crates/a/tests/a.rs -C opt-level=3 --test -L /testkit/benches",
        ] {
            assert_eq!(compiled(other), other);
        }
    }

    #[test]
    fn what_says_how_code_is_made_is_left_out_and_all_else_is_told() {
        let library = told(
            "rustc --crate-name a crates/a/src/lib.rs --emit=metadata,link --crate-type lib -C opt-level=3 \
             --cfg feature=\"b\" --out-dir target -L dependency=deps --extern c=libc.rmeta",
        );
        let expected = "--crate-name a crates/a/src/lib.rs --crate-type lib --cfg feature=\"b\" -L dependency=deps \
                        --extern c=libc.rmeta";
        assert_eq!(library.as_deref(), Some(expected));
    }

    #[test]
    fn programs_are_documented_whole_unless_there_is_a_library_of_their_name() {
        assert_eq!(
            told("rustc --crate-name a tools/a/src/main.rs").as_deref(),
            Some("--crate-name a tools/a/src/main.rs --document-private-items")
        );
        // This program has such a library.
        let own = concat!("rustc --crate-name xtask ", env!("CARGO_MANIFEST_DIR"), "/src/main.rs");
        assert_eq!(told(own), None);
    }

    #[test]
    fn tests_benchmarks_and_questions_of_cargo_are_not_documented() {
        for words in [
            "rustc --crate-name a crates/a/src/lib.rs --test",
            "rustc --crate-name a crates/a/benches/a.rs --crate-type bin --cfg test",
            "rustc --crate-name build_script_build crates/a/build.rs",
            "rustc -vV",
            "rustc - --crate-name ___ --print=file-names",
        ] {
            assert_eq!(told(words), None, "{words}");
        }
    }
}
