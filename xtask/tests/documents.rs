//! What documents say of files is so.

mod house;

use std::fs;
use std::path::{Path, PathBuf};

use house::{files, root};

#[test]
fn every_file_that_a_document_names_is_there() {
    let mut missing = Vec::new();
    let mut named = 0;
    let files = files();
    // Texts name files from their crate on, or from a folder that they have just named.
    let is_there = |end: &str| files.iter().any(|file| Path::new(file).ends_with(end));
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a document is text");
        for path in paths(&text) {
            named += 1;
            if !is_there(path) {
                missing.push(format!("{}: {path}", document.display()));
            }
        }
    }
    assert!(named > 50, "documents name files as `crate/src/file.rs`");
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// The documents of the house, its crates included.
fn documents() -> Vec<PathBuf> {
    let folders = ["", "docs", "browser-tests"].map(|folder| root().join(folder));
    let crates = fs::read_dir(root().join("crates")).expect("crates");
    let crates = crates.map(|entry| entry.expect("a crate").path());
    let texts = folders.into_iter().chain(crates).flat_map(|folder| fs::read_dir(folder).expect("a folder"));
    let texts = texts.map(|entry| entry.expect("a file").path());
    texts.filter(|path| path.extension().is_some_and(|extension| extension == "md")).collect()
}

/// Whatever stands in backquotes and is a path to a source.
fn paths(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
    quoted.filter(|text| {
        let extension = Path::new(text).extension().and_then(|extension| extension.to_str());
        let is_source = matches!(extension, Some("rs" | "mjs" | "css"));
        is_source && !text.contains(['*', '{', ' ', '<']) && !text.contains("GAME")
    })
}
