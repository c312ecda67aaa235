//! The files of the client, as they are sent.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Component, Path, PathBuf};

use crate::Error;

/// A file of the client.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its address below the root.
    pub name: &'static str,
    /// Its content.
    pub plain: &'static [u8],
    /// Its content compressed by gzip, where that is smaller.
    pub gzip: Option<&'static [u8]>,
    /// Its content compressed by Brotli, where that is smaller.
    pub brotli: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// How long a browser may keep a file without asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    /// Another content would have another name.
    ForEver,
    /// It must ask each time whether there is a new one.
    Ask,
}

/// A file with all that is said about it.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) plain: Cow<'static, [u8]>,
    pub(crate) gzip: Option<Cow<'static, [u8]>>,
    pub(crate) brotli: Option<Cow<'static, [u8]>>,
    pub(crate) media_type: &'static str,
    pub(crate) keep: Keep,
    /// A hash of the content.
    pub(crate) tag: String,
}

/// All files of a client.
#[derive(Clone, Debug)]
pub struct Site {
    lies: Lies,
}

/// Where the files of a client lie.
#[derive(Clone, Debug)]
enum Lies {
    /// In this program.
    Here(BTreeMap<&'static str, Entry>),
    /// In a folder, where they may change at any time.
    In(PathBuf),
}

const PAGE: &str = "index.html";

impl Site {
    /// The site that this program was built with.
    pub fn embedded() -> Option<Self> {
        (!FILES.is_empty()).then(|| Self::new(FILES))
    }

    /// A site of these files.
    pub fn new(files: &[File]) -> Self {
        let entry = |file: &File| Entry {
            gzip: file.gzip.map(Cow::Borrowed),
            brotli: file.brotli.map(Cow::Borrowed),
            ..Entry::new(file.name, Cow::Borrowed(file.plain))
        };
        Self { lies: Lies::Here(files.iter().map(|file| (file.name, entry(file))).collect()) }
    }

    /// The site in a folder, as it is whenever somebody asks.
    ///
    /// # Errors
    /// When there is none.
    pub fn in_folder(folder: PathBuf) -> Result<Self, Error> {
        match fs::metadata(folder.join(PAGE)) {
            Ok(_) => Ok(Self { lies: Lies::In(folder) }),
            Err(error) => Err(Error::NoSite { folder, error }),
        }
    }

    /// The file at a path such as `/style.css`; the root is the page.
    pub(crate) fn find(&self, path: &str) -> Option<Entry> {
        let name = path.strip_prefix('/')?;
        let name = if name.is_empty() { PAGE } else { name };
        match &self.lies {
            Lies::Here(entries) => entries.get(name).cloned(),
            Lies::In(folder) => {
                // Nothing of the machine but what lies in the folder.
                let is_inside = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
                let read =
                    |name: &str| fs::read(folder.join(name)).ok().filter(|_| is_inside).map(Cow::Owned);
                Some(Entry {
                    gzip: read(&format!("{name}.gz")),
                    brotli: read(&format!("{name}.br")),
                    ..Entry::new(name, read(name)?)
                })
            }
        }
    }
}

impl Entry {
    fn new(name: &str, plain: Cow<'static, [u8]>) -> Self {
        Self {
            media_type: media_type(name),
            keep: if has_hash(name) { Keep::ForEver } else { Keep::Ask },
            tag: tag(&plain),
            plain,
            gzip: None,
            brotli: None,
        }
    }
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Whether the build has put a hash into the name: `style-0123456789abcdef.css`.
fn has_hash(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    stem.rsplit_once('-').is_some_and(|(_, hash)| {
        hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
    })
}

fn tag(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_a_hash_are_told_from_others() {
        for name in ["style-0123456789abcdef.css", "a/b-ffffffffffffffff.js", "x-0000000000000000"] {
            assert!(has_hash(name), "{name}");
        }
        for name in ["index.html", "service-worker.js", "style-0123.css", "style-0123456789ABCDEF.css", ""] {
            assert!(!has_hash(name), "{name}");
        }
    }
}
