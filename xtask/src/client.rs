//! The client for browsers: compiled here, made into a site by the bindery.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::SystemTime;

use xtask::Result;
use xtask::workspace::{ask, cargo, program, root, run, rustc, target};

use crate::debian;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// What a build of the client is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// To be sent over a network: as small as it gets.
    Small,
    /// To be looked at on this machine: as soon as it gets.
    Quick,
}

impl Build {
    /// The profile in the manifest of the workspace.
    const fn profile(self) -> &'static str {
        match self {
            Self::Small => "web",
            Self::Quick => "web-quick",
        }
    }

    /// What the bindery is told.
    const fn purpose(self) -> &'static [&'static str] {
        match self {
            Self::Small => &["--small"],
            Self::Quick => &[],
        }
    }
}

/// A cargo that can compile for WebAssembly.
pub(crate) enum Toolchain {
    /// The one that runs this program.
    Active,
    /// One that only this program knows.
    Private { cargo: PathBuf, rustc: PathBuf },
}

impl Toolchain {
    pub(crate) fn command(&self) -> Command {
        match self {
            Self::Active => cargo(),
            Self::Private { cargo, rustc } => {
                let mut command = Command::new(cargo);
                command.current_dir(root()).env("RUSTC", rustc);
                // These speak of the toolchain that runs this program.
                for name in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTDOC", "LD_LIBRARY_PATH"] {
                    command.env_remove(name);
                }
                command
            }
        }
    }

    /// A flag that tells this toolchain from others of its version. Made anew, it has a standard
    /// library that fits nothing compiled before, and cargo could not know.
    fn mark(&self) -> Option<String> {
        let Self::Private { rustc, .. } = self else { return None };
        let made = fs::metadata(rustc).and_then(|data| data.modified()).ok()?;
        let age = made.duration_since(SystemTime::UNIX_EPOCH).ok()?;
        Some(format!("'-Cmetadata=toolchain-{}'", age.as_micros()))
    }
}

/// Builds the client and lays the site out.
pub(crate) fn build(build: Build) -> Result<()> {
    let toolchain = toolchain()?;
    let folder = target().join("web");
    let (module, bindery) = thread::scope(|scope| {
        // The other compiler works in a folder of its own: neither waits for the other.
        let bindery = scope.spawn(bindery);
        let module = compile(&toolchain, build, &folder);
        (module, bindery.join().expect("the build of the bindery reports what goes wrong"))
    });
    let mut command = Command::new(bindery?);
    command.arg(module?).arg(root().join("crates/web/static")).arg(folder).args(build.purpose());
    run("laying out the site", &mut command)
}

/// The program that makes a site of a module.
fn bindery() -> Result<PathBuf> {
    run("building the bindery", cargo().args(["build", "--quiet", "--package", "bindery"]))?;
    Ok(program("bindery"))
}

fn toolchain() -> Result<Toolchain> {
    let sysroot = ask("rustc", rustc().args(["--print", "sysroot"]))?;
    let library = Path::new(&sysroot).join("lib/rustlib").join(TARGET).join("lib");
    let has_std = |folder: fs::ReadDir| {
        folder.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
    };
    if fs::read_dir(library).is_ok_and(has_std) {
        return Ok(Toolchain::Active);
    }
    debian::toolchain().map_err(|reason| {
        format!(
            "there is no Rust for browsers ({TARGET}) on this machine, and none could be made: {reason}.\n\
             Do one of these and try again:\n\
             \x20 rustup target add {TARGET}\n\
             \x20 {}\n\
             The arcade in the terminal needs neither:\n\
             \x20 cargo run --release -p roguery",
            debian::instructions()
        )
    })
}

/// Views forget their exact types, which would grow with every element and take minutes to compile.
const ERASED: &str = "'--cfg=erase_components'";
/// The linker leaves notes about who calls whom, by which the bindery splits the module.
const NOTES: &str = "'-Clink-arg=--emit-relocs'";

fn compile(toolchain: &Toolchain, build: Build, folder: &Path) -> Result<PathBuf> {
    let profile = build.profile();
    let mut command = toolchain.command();
    // A target folder of its own: the compiler may be another one than that of all other builds.
    command.args(["build", "--locked", "--package", "web", "--bin", "web", "--target", TARGET]);
    command.args(["--profile", profile]).arg("--target-dir").arg(folder);
    let flags = without_paths().into_iter().chain(toolchain.mark()).chain([ERASED, NOTES].map(str::to_owned));
    let flags = flags.collect::<Vec<_>>().join(", ");
    command.arg("--config").arg(format!("target.{TARGET}.rustflags = [{flags}]"));
    run("compiling the client", &mut command)?;
    Ok(folder.join(TARGET).join(profile).join("web.wasm"))
}

/// Keeps the places of this machine out of the client, where messages of panics would show them.
pub(crate) fn without_paths() -> Option<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    home.map(|home| format!("'--remap-path-prefix={}=cargo'", home.display()))
}
