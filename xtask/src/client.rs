//! The client for browsers: compiled, bound to JavaScript, made small, laid out as a site.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use wasm_bindgen_cli_support::Bindgen;

use crate::site::{Site, Source};
use crate::workspace::{ask, at, cargo, root, run, rustc, target};
use crate::{Result, debian, site};

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

/// Builds the client and lays the site out. Gives what was written.
pub(crate) fn build(build: Build) -> Result<Site> {
    let toolchain = toolchain()?;
    let folder = target().join("web");
    let module = compile(&toolchain, build, &folder)?;
    let bound = bind(&module, &folder.join("bound"))?;
    let bound = match build {
        Build::Small => optimised(bound, &folder)?,
        Build::Quick => bound,
    };
    let site = site::lay_out(&root().join("crates/web/static"), bound)?;
    site.write(&folder.join("site"))?;
    site.report();
    Ok(site)
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

fn compile(toolchain: &Toolchain, build: Build, folder: &Path) -> Result<PathBuf> {
    let profile = build.profile();
    let mut command = toolchain.command();
    // A target folder of its own: the compiler may be another one than that of all other builds.
    command.args(["build", "--locked", "--package", "web", "--bin", "web", "--target", TARGET]);
    command.args(["--profile", profile]).arg("--target-dir").arg(folder);
    let flags = without_paths().into_iter().chain(toolchain.mark()).chain([ERASED.to_owned()]);
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

/// Makes the module and the script that browsers load.
fn bind(module: &Path, folder: &Path) -> Result<Vec<Source>> {
    // What an earlier build left would be taken for a part of this one.
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(at("removed", folder))?;
    }
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name("web").typescript(false).omit_default_module_path(true);
    bindgen.remove_name_section(true).remove_producers_section(true);
    let generated = bindgen.web(true).and_then(|bindgen| bindgen.generate(folder));
    generated.map_err(|error| format!("the client cannot be bound to JavaScript: {error:?}"))?;
    let mut bound = site::read_folder(folder)?;
    let snippets: Vec<String> =
        bound.iter().map(|source| source.name.clone()).filter(|name| name.starts_with("snippets/")).collect();
    if let Some(script) = bound.iter_mut().find(|source| source.name == "web.js") {
        let mut text = String::from_utf8_lossy(&script.bytes).into_owned();
        for name in snippets {
            text = text.replace(&format!("./{name}"), &format!("./{{{{{name}}}}}"));
        }
        script.bytes = text.into_bytes();
    }
    Ok(bound)
}

/// What every current browser has. To name them all would let the optimiser use what few have.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Older versions mix up the tables of a module with reference types, and browsers refuse the result.
const OLDEST_OPTIMISER: u32 = 120;

/// Makes the module smaller, if the tool for it is there. It is no part of what must be installed.
fn optimised(mut bound: Vec<Source>, folder: &Path) -> Result<Vec<Source>> {
    let Some(module) = bound.iter_mut().find(|source| source.name == "web_bg.wasm") else {
        return Ok(bound);
    };
    let version = ask("wasm-opt", Command::new("wasm-opt").arg("--version")).unwrap_or_default();
    let version = version.split_whitespace().find_map(|word| word.parse::<u32>().ok());
    if version.is_none_or(|version| version < OLDEST_OPTIMISER) {
        eprintln!(
            "   no wasm-opt from version {OLDEST_OPTIMISER} on is on the path; the client stays as it is"
        );
        return Ok(bound);
    }
    let (before, after) = (folder.join("bound").join(&module.name), folder.join("optimised.wasm"));
    let mut command = Command::new("wasm-opt");
    command.arg("-Oz").args(FEATURES).arg(&before).arg("-o").arg(&after);
    ask("wasm-opt", &mut command)?;
    let smaller = fs::read(&after).map_err(at("read", &after))?;
    // What counts is what is sent, and that is compressed.
    if site::weight(&smaller) < site::weight(&module.bytes) {
        module.bytes = smaller;
    }
    Ok(bound)
}
