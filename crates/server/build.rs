//! Embeds the site that `cargo xtask web` made, if `ROGUERY_SITE` names its folder.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=ROGUERY_SITE");
    let mut code = String::from("const FILES: &[File] = &[\n");
    if let Some(folder) = env::var_os("ROGUERY_SITE").filter(|name| !name.is_empty()) {
        // Seen from the root of the workspace, where cargo is called; a script runs in its crate.
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
        println!("cargo::rerun-if-changed={}", folder.display());
        embed(&folder, "", &mut code);
    }
    code.push_str("];\n");
    let output = env::var_os("OUT_DIR").expect("cargo names the folder");
    fs::write(Path::new(&output).join("files.rs"), code).expect("cargo's folder can be written to");
}

fn embed(folder: &Path, prefix: &str, code: &mut String) {
    let entries = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("ROGUERY_SITE: {} cannot be read: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    for path in paths {
        let name = format!("{prefix}{}", path.file_name().expect("an entry has a name").to_string_lossy());
        if path.is_dir() {
            embed(&path, &format!("{name}/"), code);
        } else if path.extension().is_none_or(|extension| extension != "gz" && extension != "br") {
            let plain = path.to_str().expect("a path that Rust code can name");
            let (gzip, brotli) = (packed(plain, "gz"), packed(plain, "br"));
            writeln!(
                code,
                "    File {{ name: {name:?}, plain: include_bytes!({plain:?}), gzip: {gzip}, brotli: {brotli} }},"
            )
            .expect("a text can grow");
        }
    }
}

/// The packed content that may lie beside a file, as Rust code.
fn packed(plain: &str, ending: &str) -> String {
    let packed = format!("{plain}.{ending}");
    if Path::new(&packed).exists() { format!("Some(include_bytes!({packed:?}))") } else { "None".to_owned() }
}
