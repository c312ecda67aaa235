//! The house, as its tests walk through it.

use std::fs;
use std::path::Path;

/// Where everything lies.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace")
}

/// All files of the house, from its root on, without what was built or downloaded, and without golden files, which
/// are made anew.
pub(crate) fn files() -> Vec<String> {
    let (mut files, mut folders) = (Vec::new(), vec![root().to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("a file").path();
            let name = path.file_name().expect("a name").to_string_lossy();
            if name.starts_with('.') || ["target", "node_modules", "data", "golden"].contains(&&*name) {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else {
                let inside = path.strip_prefix(root()).expect("a file of the house");
                files.push(inside.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    files
}
