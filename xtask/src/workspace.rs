//! Where things lie, and how other programs are called.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

use crate::Result;

/// The folder of the workspace.
pub fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().expect("xtask lies in the workspace").to_owned()
}

/// The folder for all that is built.
pub fn target() -> PathBuf {
    let named = ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"].into_iter().find_map(env::var_os);
    root().join(named.map_or_else(|| "target".into(), PathBuf::from))
}

/// How cargo builds programs of the workspace.
#[derive(Clone, Copy, Debug)]
pub struct Profile {
    /// Its name in the manifest.
    pub name: &'static str,
    /// Where it puts programs.
    folder: &'static str,
}

impl Profile {
    /// For development: what tests use as well.
    pub const DEV: Self = Self { name: "dev", folder: "debug" };
    /// For the programs around a client that is worked on.
    pub const PLAY: Self = Self { name: "play", folder: "play" };
    /// For players.
    pub const RELEASE: Self = Self { name: "release", folder: "release" };

    /// A program, once it is built.
    pub fn program(self, name: &str) -> PathBuf {
        target().join(self.folder).join(name).with_extension(env::consts::EXE_EXTENSION)
    }
}

/// The cargo that runs this program, so that every step uses the same toolchain.
pub fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// The same cargo, which takes what others leave of the machine, where it can be told to.
pub fn patient_cargo() -> Command {
    if !cfg!(unix) {
        return cargo();
    }
    let mut command = Command::new("nice");
    command.args(["-n", "10"]).arg(cargo().get_program()).current_dir(root());
    command
}

/// The compiler that belongs to that cargo.
pub fn rustc() -> Command {
    Command::new(beside_cargo("rustc"))
}

/// The compiler that belongs to that cargo and finds fault with what it compiles.
pub fn clippy() -> PathBuf {
    beside_cargo("clippy-driver")
}

/// The program of that toolchain that makes documentation.
pub fn rustdoc() -> PathBuf {
    beside_cargo("rustdoc")
}

fn beside_cargo(name: &str) -> PathBuf {
    let beside = env::var_os("CARGO").map(|cargo| Path::new(&cargo).with_file_name(name));
    beside.filter(|path| path.exists()).unwrap_or_else(|| name.into())
}

/// Runs a program that shows its own output; its failure is that of `what`.
///
/// # Errors
/// When it cannot be started, or says that it failed.
pub fn run(what: &str, command: &mut Command) -> Result<()> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{what} failed")),
        Err(error) => Err(cannot_start(what, command, &error)),
    }
}

/// Runs a program and reads what it prints.
///
/// # Errors
/// When it cannot be started, or says that it failed, with what it has to say about that.
pub fn ask(what: &str, command: &mut Command) -> Result<String> {
    match command.output() {
        Ok(Output { status, stdout, .. }) if status.success() => {
            Ok(String::from_utf8_lossy(&stdout).trim().to_owned())
        }
        Ok(Output { stderr, .. }) => {
            Err(format!("{what} failed: {}", String::from_utf8_lossy(&stderr).trim()))
        }
        Err(error) => Err(cannot_start(what, command, &error)),
    }
}

fn cannot_start(what: &str, command: &Command, error: &std::io::Error) -> String {
    format!("{what}: {} could not be started: {error}", command.get_program().display())
}

/// Every file below a folder, in the order of their paths; files and folders whose names are not wanted are left out.
///
/// # Errors
/// When a folder cannot be read.
pub fn files(folder: &Path, is_wanted: impl Fn(&str) -> bool) -> Result<Vec<PathBuf>> {
    let (mut files, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(at("read", &folder))? {
            let entry = entry.map_err(at("read", &folder))?;
            if is_wanted(&entry.file_name().to_string_lossy()) {
                let path = entry.path();
                if path.is_dir() { folders.push(path) } else { files.push(path) }
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The error of doing something with a path.
pub fn at<'a>(verb: &'a str, path: &'a Path) -> impl FnOnce(std::io::Error) -> String + 'a {
    move |error| format!("{} cannot be {verb}: {error}", path.display())
}
