//! The client for browsers: compiled here, made into a site by the bindery.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::SystemTime;

use xtask::Result;
use xtask::workspace::{Profile, ask, cargo, patient_cargo, root, rustc, target};

use crate::debian;
use crate::progress::{Part, Progress};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// What a build of the client is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// To be sent over a network: as small as it gets.
    Small,
    /// To be looked at on this machine: as soon as it gets.
    Quick,
    /// To be looked at while it is worked on: as soon as it gets, in a page that loads itself anew.
    Reloading,
}

impl Build {
    /// The profile of the client in the manifest of the workspace.
    const fn profile(self) -> &'static str {
        match self {
            Self::Small => "web",
            Self::Quick | Self::Reloading => "web-quick",
        }
    }

    /// The profile of the programs around it. What is sent is checked together with all else, in the same profile.
    const fn tools(self) -> Profile {
        match self {
            Self::Small => Profile::DEV,
            Self::Quick | Self::Reloading => Profile::PLAY,
        }
    }

    /// What the bindery is told.
    const fn purpose(self) -> &'static [&'static str] {
        match self {
            Self::Small => &["--small"],
            Self::Quick => &[],
            Self::Reloading => &["--reloading"],
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
pub(crate) fn build(build: Build, progress: &Progress) -> Result<()> {
    build_beside(build, progress, &[])
}

/// Builds the client and lays the site out; programs of the workspace are built beside it.
pub(crate) fn build_beside(build: Build, progress: &Progress, programs: &[&str]) -> Result<()> {
    let packages: Vec<&str> = ["bindery"].iter().chain(programs).copied().collect();
    let (module, programs) = thread::scope(|scope| {
        // The other compiler works in a folder of its own: neither waits for the other.
        let programs = scope.spawn(|| -> Result<()> {
            let part = progress.part("programs");
            // They are needed last: whatever the client leaves of the machine is enough.
            let mut command = patient_cargo();
            command.args(["build", "--locked", "--profile", build.tools().name]);
            part.compile(&packages, command, cargo())?;
            part.done(packages.join(" and "));
            Ok(())
        });
        let module = compile(build, progress);
        (module, programs.join().expect("the build of programs reports what goes wrong"))
    });
    programs?;
    lay_out(build, progress, &module?)
}

/// Builds the client and lays the site out with programs that are there already, at the latest when `programs` says so.
pub(crate) fn build_once(
    build: Build,
    progress: &Progress,
    programs: impl FnOnce() -> Result<()>,
) -> Result<()> {
    let module = compile(build, progress)?;
    programs()?;
    lay_out(build, progress, &module)
}

fn lay_out(build: Build, progress: &Progress, module: &Path) -> Result<()> {
    let part = progress.part("site");
    let folder = target().join("web");
    let mut command = Command::new(build.tools().program("bindery"));
    command.arg(module).arg(root().join("crates/web/static")).arg(&folder).args(build.purpose());
    let told = part.run("splitting, binding, laying out", &mut command)?;
    part.done(folder.join("site").display().to_string());
    progress.say(&told);
    Ok(())
}

fn toolchain(part: Part<'_>) -> Result<Toolchain> {
    let sysroot = ask("rustc", rustc().args(["--print", "sysroot"]))?;
    let library = Path::new(&sysroot).join("lib/rustlib").join(TARGET).join("lib");
    let has_std = |folder: fs::ReadDir| {
        folder.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
    };
    if fs::read_dir(library).is_ok_and(has_std) {
        return Ok(Toolchain::Active);
    }
    debian::toolchain(part).map_err(|reason| {
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

/// Compiles the client with a toolchain that can, and gives its module.
fn compile(build: Build, progress: &Progress) -> Result<PathBuf> {
    let part = progress.part("toolchain");
    let toolchain = toolchain(part)?;
    part.done(TARGET);
    let part = progress.part("client");
    let (profile, folder) = (build.profile(), target().join("web"));
    let mut command = toolchain.command();
    // A target folder of its own: the compiler may be another one than that of all other builds.
    command.args(["build", "--locked", "--bin", "web", "--target", TARGET]);
    command.args(["--profile", profile]).arg("--target-dir").arg(&folder);
    let flags = without_paths().into_iter().chain(toolchain.mark()).chain([ERASED, NOTES].map(str::to_owned));
    let flags = flags.collect::<Vec<_>>().join(", ");
    command.arg("--config").arg(format!("target.{TARGET}.rustflags = [{flags}]"));
    part.compile(&["web"], command, toolchain.command())?;
    let module = folder.join(TARGET).join(profile).join("web.wasm");
    part.done(format!("profile {profile}"));
    Ok(module)
}

/// Keeps the places of this machine out of the client, where messages of panics would show them.
pub(crate) fn without_paths() -> Option<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    home.map(|home| format!("'--remap-path-prefix={}=cargo'", home.display()))
}
