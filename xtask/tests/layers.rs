//! Dependencies point one way: each crate may use only those of the layers below it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// From the ground up. Crates of one layer do not know each other: rules know no other rules,
/// and the bots for any game know none.
const LAYERS: &[&[&str]] = &[
    &["engine"],
    &["grid"],
    &[GAMES, "bots"],
    &["arcade"],
    &["lab", "stage"],
    &["terminal", "web", "server"],
    &["roguery"],
];

/// Stands for the crates with the rules of a game.
const GAMES: &str = "the games";

/// Used by tests alone, so they may be used anywhere, but only there.
const FOR_TESTS: &[&str] = &["testkit"];

#[test]
fn dependencies_point_one_way() {
    let manifests = manifests();
    let games: Vec<&str> = arcade::GAMES.iter().map(|game| game.name()).collect();
    let layer = |name: &str| {
        let name = if games.contains(&name) { GAMES } else { name };
        LAYERS.iter().position(|layer| layer.contains(&name))
    };
    let mut wrong = Vec::new();
    for (name, manifest) in &manifests {
        if FOR_TESTS.contains(&name.as_str()) {
            continue;
        }
        let Some(own) = layer(name) else {
            wrong.push(format!("{name} is in no layer: add it to LAYERS"));
            continue;
        };
        for used in dependencies(manifest).into_iter().filter(|used| manifests.contains_key(*used)) {
            if FOR_TESTS.contains(&used) {
                wrong.push(format!("{name} uses {used} outside of tests"));
            } else if layer(used).is_none_or(|layer| layer >= own) {
                wrong.push(format!("{name} uses {used}, which is not below it"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn rules_crates_are_kept_pure_by_clippy() {
    for name in arcade::GAMES.iter().map(|game| game.name()) {
        let folder = crates().join(name);
        assert!(folder.join("clippy.toml").exists(), "{name} has no clippy.toml");
        let root = fs::read_to_string(folder.join("src/lib.rs")).expect("a library");
        assert!(root.contains("#![deny(clippy::float_arithmetic)]"), "{name} allows float arithmetic");
        assert!(folder.join("RULES.md").exists(), "{name} has no RULES.md");
    }
}

#[test]
fn dependencies_are_found_wherever_a_manifest_lists_them() {
    let manifest = r#"
[package]
name = "me"
[dependencies]
one.workspace = true
# a comment = 1
two = { path = "../two" }
[dependencies.three]
path = "../three"
[target.'cfg(target_os = "linux")'.dependencies]
four = "1.0"
[target.'cfg(any(unix, feature = "a.b"))'.dependencies.five]
version = "1.0"
[target.x86_64-pc-windows-msvc.build-dependencies]
six = "1"
[build-dependencies]
seven = "1"
[dev-dependencies]
never = "1"
[dev-dependencies.nor]
version = "1"
[target.'cfg(unix)'.dev-dependencies]
neither = "1"
[lints]
workspace = true
"#;
    assert_eq!(dependencies(manifest), ["one", "two", "three", "four", "five", "six", "seven"]);
}

fn crates() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates")
}

/// The manifests of all crates, by name.
fn manifests() -> BTreeMap<String, String> {
    let folders = fs::read_dir(crates()).expect("the crates");
    folders
        .map(|folder| folder.expect("a folder").path())
        .filter(|folder| folder.join("Cargo.toml").exists())
        .map(|folder| {
            let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest"))
        })
        .collect()
}

/// The names of all that a crate is built with, on any platform; what only tests use is left out.
fn dependencies(manifest: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut listing = false;
    for line in manifest.lines().map(str::trim) {
        if let Some(heading) = line.strip_prefix('[').and_then(|line| line.split(']').next()) {
            let (table, name) = split_heading(heading);
            listing = table.is_some() && name.is_none();
            names.extend(name.filter(|_| table.is_some()));
        } else if listing && !line.starts_with('#') {
            names.extend(line.split(['.', '=', ' ']).next().filter(|name| !name.is_empty()));
        }
    }
    names
}

/// The table of dependencies that a heading begins, and the one dependency it is about.
fn split_heading(heading: &str) -> (Option<&str>, Option<&str>) {
    const TABLES: [&str; 2] = ["dependencies", "build-dependencies"];
    // The condition of a target may hold dots, but only within quotes.
    let heading = match heading.strip_prefix("target.") {
        None => heading,
        Some(rest) => rest.rsplit_once(['\'', '"']).map_or(rest, |(_, rest)| rest),
    };
    let mut parts = heading.split('.').filter(|part| !part.is_empty());
    let table = parts.find(|part| TABLES.contains(part) || *part == "dev-dependencies");
    (table.filter(|table| TABLES.contains(table)), parts.next())
}
