//! What browsers have seen and found good, so that they need not look at the very same again.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

use xtask::Result;
use xtask::workspace::{at, files};

/// Some files that were looked at together, and where it is kept that they were found good.
pub(crate) struct Seen {
    hash: String,
    kept: PathBuf,
}

impl Seen {
    /// All files below some folders, and a word about who looks.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub(crate) fn of(folders: &[PathBuf], who: &str, kept: PathBuf) -> Result<Self> {
        let mut hasher = DefaultHasher::new();
        hasher.write(who.as_bytes());
        for folder in folders {
            add(folder, &mut hasher)?;
        }
        Ok(Self { hash: format!("{:016x}", hasher.finish()), kept })
    }

    /// Whether they were found good.
    pub(crate) fn is_good(&self) -> bool {
        fs::read_to_string(&self.kept).is_ok_and(|kept| kept == self.hash)
    }

    /// They were found good.
    pub(crate) fn found_good(&self) -> Result<()> {
        fs::write(&self.kept, &self.hash).map_err(at("written", &self.kept))
    }
}

fn add(folder: &Path, hasher: &mut DefaultHasher) -> Result<()> {
    // What is installed there follows from the lock file beside it.
    for path in files(folder, |name| name != "node_modules")? {
        let bytes = fs::read(&path).map_err(at("read", &path))?;
        let name = path.strip_prefix(folder).expect("a file of the folder").to_string_lossy();
        for part in [name.as_bytes(), &bytes] {
            hasher.write_usize(part.len());
            hasher.write(part);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_changes_has_not_been_seen() {
        let folder = std::env::temp_dir().join(format!("roguery-seen-{}", std::process::id()));
        let site = folder.join("site");
        fs::create_dir_all(&site).expect("a folder");
        fs::write(site.join("page"), "one").expect("a page");
        let seen =
            |who| Seen::of(std::slice::from_ref(&site), who, folder.join("good")).expect("it can be read");
        assert!(!seen("a").is_good(), "nobody has looked");
        seen("a").found_good().expect("it can be kept");
        assert!(seen("a").is_good());
        assert!(!seen("b").is_good(), "somebody else looks");
        fs::write(site.join("page"), "two").expect("a page");
        assert!(!seen("a").is_good(), "another page");
        fs::remove_dir_all(folder).expect("it was made here");
    }
}
