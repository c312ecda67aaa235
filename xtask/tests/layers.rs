//! Dependencies point one way: each crate may use only those of the layers below it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// From the ground up. Crates of one layer do not know each other.
const LAYERS: &[&[&str]] =
    &[&["engine"], &["forward"], &["bots"], &["arcade"], &["lab", "terminal"], &["roguery"]];

/// Used by tests alone, so they may be used anywhere, but only there.
const FOR_TESTS: &[&str] = &["testkit"];

#[test]
fn dependencies_point_one_way() {
    let manifests = manifests();
    let layer = |name: &str| LAYERS.iter().position(|layer| layer.contains(&name));
    let mut wrong = Vec::new();
    for (name, manifest) in &manifests {
        if FOR_TESTS.contains(&name.as_str()) {
            continue;
        }
        let Some(own) = layer(name) else {
            wrong.push(format!("{name} is in no layer: add it to LAYERS"));
            continue;
        };
        for used in dependencies(manifest).filter(|used| manifests.contains_key(*used)) {
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
    for name in LAYERS[1] {
        let folder = crates().join(name);
        assert!(folder.join("clippy.toml").exists(), "{name} has no clippy.toml");
        let root = fs::read_to_string(folder.join("src/lib.rs")).expect("a library");
        assert!(root.contains("#![deny(clippy::float_arithmetic)]"), "{name} allows float arithmetic");
        assert!(folder.join("RULES.md").exists(), "{name} has no RULES.md");
    }
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

/// The names under `[dependencies]`, those for tests left out.
fn dependencies(manifest: &str) -> impl Iterator<Item = &str> {
    manifest
        .lines()
        .skip_while(|line| line.trim() != "[dependencies]")
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split(['.', '=', ' ']).next())
        .filter(|name| !name.is_empty())
}
