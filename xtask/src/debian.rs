//! A private toolchain for WebAssembly, made once from Debian's packages.
//!
//! Debian builds its Rust for browsers (`rustc-web`) as newer versions come out, but ships no
//! standard library for `wasm32-unknown-unknown`. The sources are packaged, so it is compiled here,
//! into a folder of the user's cache that looks like a toolchain to cargo. Nothing else is
//! downloaded or changed, and rustup has no part in it.

use std::ffi::OsStr;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, process};

use xtask::Result;
use xtask::workspace::{ask, at};

use crate::client::{self, TARGET, Toolchain};
use crate::packages;
use crate::progress::Part;

const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-19"];

const RUSTC: &str = "/usr/bin/rustc";
const CARGO: &str = "/usr/bin/cargo";
const RUSTLIB: &str = "/usr/lib/rustlib";
const LLD: &str = "/usr/lib/llvm-19/bin/lld";

/// Raised whenever toolchains are made in another way, so that older ones are made anew.
const MAKING: u32 = 2;

/// `$0` makes the folder movable; a path written here would be that of its making.
const WRAPPER: &str = "#!/bin/sh\nbin=${0%/*}\nexec /usr/bin/rustc --sysroot \"${bin%/*}\" \"$@\"\n";

/// The private toolchain; it is made if it is not there, or was made from older packages.
pub(crate) fn toolchain(part: Part<'_>) -> Result<Toolchain> {
    let version = match installed() {
        Some(version) => version,
        None => install(part)?,
    };
    new_enough(&version)?;
    let cache = cache()?;
    let name =
        format!("wasm-toolchain-{MAKING}-{}", version.replace(|c: char| !c.is_ascii_alphanumeric(), "-"));
    let folder = cache.join(&name);
    if !folder.exists() {
        make(&folder, part)?;
        forget_others(&cache, &name);
    }
    Ok(Toolchain::Private { cargo: CARGO.into(), rustc: folder.join("bin/rustc") })
}

/// The version of the packages, if all of them are there.
fn installed() -> Option<String> {
    let mut query = Command::new("dpkg-query");
    query.args(["--show", "--showformat", "${db:Status-Status} ${Version}\\n"]).args(PACKAGES);
    let answer = ask("dpkg-query", &mut query).ok()?;
    let mut versions = answer.lines().map(|line| line.strip_prefix("installed "));
    let first = versions.next()??;
    (versions.all(|version| version.is_some())
        && [RUSTC, CARGO, LLD].iter().all(|file| Path::new(file).exists()))
    .then(|| first.to_owned())
}

fn install(part: Part<'_>) -> Result<String> {
    packages::install(&PACKAGES, part)?;
    installed().ok_or_else(|| format!("{} were installed, but are not all there", PACKAGES.join(", ")))
}

/// What to run by hand where it cannot be done from here.
pub(crate) fn instructions() -> String {
    packages::instructions(&PACKAGES)
}

/// Older Debian releases have packages of the same names that cannot compile this workspace.
fn new_enough(version: &str) -> Result<()> {
    let needed = env!("CARGO_PKG_RUST_VERSION");
    let parts = |version: &str| -> Vec<u32> {
        version.split(|c: char| !c.is_ascii_digit()).take(2).filter_map(|part| part.parse().ok()).collect()
    };
    if parts(version) >= parts(needed) {
        Ok(())
    } else {
        Err(format!("Debian's rustc-web is {version}, and {needed} is needed"))
    }
}

fn cache() -> Result<PathBuf> {
    let folder = env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .filter(|path| path.is_absolute())
        .or_else(|| env::home_dir().map(|home| home.join(".cache")))
        .ok_or("there is no home folder, and XDG_CACHE_HOME is not set")?
        .join("roguery");
    fs::create_dir_all(&folder).map_err(at("made", &folder))?;
    Ok(folder)
}

/// Makes the toolchain under another name and gives it its own when it is whole.
fn make(folder: &Path, progress: Part<'_>) -> Result<()> {
    let part = folder.with_extension(format!("{}.part", process::id()));
    let made = fill(&part, progress).and_then(|()| match fs::rename(&part, folder) {
        // Somebody else was quicker.
        Err(_) if folder.exists() => Ok(()),
        renamed => renamed.map_err(at("renamed", &part)),
    });
    // Only there if it was not renamed, and then nobody needs it.
    let _ = fs::remove_dir_all(&part);
    made
}

fn fill(folder: &Path, progress: Part<'_>) -> Result<()> {
    let host = host()?;
    let own = folder.join("lib/rustlib").join(&host);
    let library = folder.join("lib/rustlib").join(TARGET).join("lib");
    for made in [&folder.join("bin"), &own.join("bin"), &library] {
        fs::create_dir_all(made).map_err(at("made", made))?;
    }
    link(&Path::new(RUSTLIB).join(&host).join("lib"), &own.join("lib"))?;
    link(&Path::new(RUSTLIB).join("src"), &folder.join("lib/rustlib/src"))?;
    // The name by which rustc calls the linker for this target.
    link(Path::new(LLD), &own.join("bin/rust-lld"))?;
    let rustc = folder.join("bin/rustc");
    fs::write(&rustc, WRAPPER).map_err(at("written", &rustc))?;
    fs::set_permissions(&rustc, fs::Permissions::from_mode(0o755)).map_err(at("made executable", &rustc))?;
    let seed = folder.join("seed");
    compile_library(&rustc, &seed, progress)?;
    gather(&seed.join("target").join(TARGET).join("release/deps"), &library)?;
    fs::remove_dir_all(&seed).map_err(at("removed", &seed))
}

fn host() -> Result<String> {
    let version = ask("rustc", Command::new(RUSTC).arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.ok_or("rustc does not say what it runs on")?.to_owned())
}

fn link(original: &Path, path: &Path) -> Result<()> {
    symlink(original, path).map_err(at("linked", path))
}

/// Compiles an empty crate, and with it the standard library.
fn compile_library(rustc: &Path, seed: &Path, part: Part<'_>) -> Result<()> {
    let source = seed.join("src");
    fs::create_dir_all(&source).map_err(at("made", &source))?;
    let manifest = "[package]\nname = \"seed\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n";
    for (path, text) in [(seed.join("Cargo.toml"), manifest), (source.join("lib.rs"), "#![no_std]\n")] {
        fs::write(&path, text).map_err(at("written", &path))?;
    }
    let mut command = Toolchain::Private { cargo: CARGO.into(), rustc: rustc.to_owned() }.command();
    command.current_dir(seed).args(["build", "--quiet", "--release", "--target", TARGET]);
    // Without the bitcode the client could not be optimised as a whole.
    let mut flags =
        vec!["'-Cembed-bitcode=yes'".to_owned(), format!("'--remap-path-prefix={}=std'", seed.display())];
    // Messages of panics name the places of the sources; those of this machine are nobody's business.
    flags.extend(client::without_paths());
    flags.extend(seed.parent().map(|folder| format!("'--remap-path-prefix={}=std'", folder.display())));
    command.arg("--config").arg(format!("target.{TARGET}.rustflags = [{}]", flags.join(", ")));
    command
        .args(["-Z", "build-std=std,panic_abort,panic_unwind,test,proc_macro"])
        .arg("--target-dir")
        .arg("target");
    // The sources and the compiler are of one version: that it is called stable changes nothing.
    command.env("RUSTC_BOOTSTRAP", "1");
    part.run("compiling the standard library for WebAssembly, once", &mut command).map(drop)
}

fn gather(compiled: &Path, library: &Path) -> Result<()> {
    for entry in fs::read_dir(compiled).map_err(at("read", compiled))? {
        let path = entry.map_err(at("read", compiled))?.path();
        let name = path.file_name().expect("an entry has a name");
        let wanted =
            path.extension() == Some(OsStr::new("rlib")) && !name.to_string_lossy().starts_with("libseed");
        if wanted {
            fs::copy(&path, library.join(name)).map_err(at("copied", &path))?;
        }
    }
    Ok(())
}

/// Removes the toolchains of other versions. What cannot be removed does no harm.
fn forget_others(cache: &Path, name: &str) {
    for entry in fs::read_dir(cache).into_iter().flatten().flatten() {
        let path = entry.path();
        let other = entry.file_name().to_string_lossy().into_owned();
        // One with an extension is being made by somebody.
        if other.starts_with("wasm-toolchain-") && other != name && path.extension().is_none() {
            let _ = fs::remove_dir_all(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_older_than_the_workspace_are_refused() {
        assert!(new_enough("1.96.0+dfsg1-1~deb12u2").is_ok());
        assert!(new_enough("2.0.0-1").is_ok());
        assert!(new_enough("1.85.0+dfsg3-1~deb12u3").is_err());
        assert!(new_enough("").is_err());
    }
}
