//! The house, as its tests walk through it.

use std::path::{Path, PathBuf};

/// Where everything lies.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace")
}

/// All files of the house, from its root on, without what was built or downloaded, and without golden files, which
/// are made anew.
pub(crate) fn files() -> Vec<String> {
    let is_wanted =
        |name: &str| !name.starts_with('.') && !["target", "node_modules", "data", "golden"].contains(&name);
    let inside = |path: PathBuf| {
        let inside = path.strip_prefix(root()).expect("a file of the house");
        inside.to_string_lossy().replace('\\', "/")
    };
    xtask::workspace::files(root(), is_wanted).expect("folders").into_iter().map(inside).collect()
}
