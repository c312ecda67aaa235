//! The modules of the client, made smaller by a tool that may be there.

use std::fs;
use std::path::Path;
use std::process::Command;

use xtask::Result;
use xtask::workspace::at;

use crate::site::{Source, extension};
use crate::weight::packed;

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
const OLDEST: u32 = 120;

/// Makes every module smaller, if wasm-opt is there. It is no part of what must be installed.
pub(crate) fn optimise(client: &mut [Source], folder: &Path) -> Result<()> {
    if version().is_none_or(|version| version < OLDEST) {
        eprintln!("   no wasm-opt from version {OLDEST} on is on the path; the client stays as it is");
        return Ok(());
    }
    let after = folder.join("optimised.wasm");
    for module in client.iter_mut().filter(|source| extension(&source.name) == "wasm") {
        let before = folder.join("bound").join(&module.name);
        let status =
            Command::new("wasm-opt").arg("-Oz").args(FEATURES).arg(&before).arg("-o").arg(&after).status();
        if !status.is_ok_and(|status| status.success()) {
            return Err(format!("wasm-opt failed with {}", module.name));
        }
        let smaller = fs::read(&after).map_err(at("read", &after))?;
        // What counts is what is sent, and that is compressed.
        if packed(&smaller).len() < packed(&module.bytes).len() {
            module.bytes = smaller;
        }
    }
    Ok(())
}

fn version() -> Option<u32> {
    let told = Command::new("wasm-opt").arg("--version").output().ok()?.stdout;
    String::from_utf8_lossy(&told).split_whitespace().find_map(|word| word.parse().ok())
}
