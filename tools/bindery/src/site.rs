//! The files that a browser asks for.
//!
//! A text names another file by `{{name}}`, and gets a name that holds a hash of that file's
//! content. So a name stands for one content for ever: caches cannot mix versions. Only what is
//! asked for by its own name keeps it. The service worker gets the list of all files, and a version.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

use xtask::Result;
use xtask::workspace::{at, files};

use crate::weight;

/// The one page.
pub(crate) const PAGE: &str = "index.html";
const RELOAD: &str = "reload.js";
const WORKER: &str = "service-worker.js";

/// A file as it was made, under the name by which others know it.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// Files by the names that browsers ask for.
#[derive(Debug)]
pub(crate) struct Site {
    files: BTreeMap<String, Vec<u8>>,
    /// The same, packed, by names with an ending more.
    packed: BTreeMap<String, Vec<u8>>,
}

/// Every file under a folder.
pub(crate) fn read_folder(folder: &Path) -> Result<Vec<Source>> {
    let mut sources = Vec::new();
    for path in files(folder, |_| true)? {
        let bytes = fs::read(&path).map_err(at("read", &path))?;
        let name =
            path.strip_prefix(folder).expect("a file of the folder").to_string_lossy().replace('\\', "/");
        sources.push(Source { name, bytes });
    }
    sources.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(sources)
}

/// Lets the page load itself anew whenever the site has changed.
pub(crate) fn let_reload(sources: &mut Vec<Source>) -> Result<()> {
    let page = sources.iter_mut().find(|source| source.name == PAGE).ok_or("there is no page")?;
    let text = text(PAGE, &page.bytes)?;
    let script = "  <script type=\"module\" src=\"{{reload.js}}\"></script>\n</head>";
    page.bytes = text.replace("</head>", script).into_bytes();
    sources.push(Source { name: RELOAD.to_owned(), bytes: include_bytes!("reload.js").to_vec() });
    Ok(())
}

/// Gives every file its final name and fills in the names that others know it by.
pub(crate) fn assemble(sources: Vec<Source>) -> Result<Site> {
    let mut layout = Layout {
        sources: sources.into_iter().map(|source| (source.name, source.bytes)).collect(),
        named: BTreeMap::new(),
        open: Vec::new(),
        files: BTreeMap::new(),
    };
    let worker = layout.sources.remove(WORKER);
    for name in layout.sources.keys().cloned().collect::<Vec<_>>() {
        layout.place(&name)?;
    }
    let mut files = layout.files;
    if let Some(worker) = worker {
        let filled = fill_worker(&worker, &files)?;
        files.insert(WORKER.to_owned(), filled);
    }
    Ok(Site { files, packed: BTreeMap::new() })
}

struct Layout {
    sources: BTreeMap<String, Vec<u8>>,
    /// The final names of those that have one.
    named: BTreeMap<String, String>,
    /// Those being filled in, each named by the one before.
    open: Vec<String>,
    files: BTreeMap<String, Vec<u8>>,
}

impl Layout {
    /// Puts a file in its place, after those that it names. Gives its final name.
    fn place(&mut self, name: &str) -> Result<String> {
        if let Some(done) = self.named.get(name) {
            return Ok(done.clone());
        }
        if self.open.iter().any(|open| open == name) {
            return Err(format!("files name each other in a circle: {} {name}", self.open.join(" ")));
        }
        let Some(bytes) = self.sources.get(name).cloned() else {
            let by = self.open.last().map_or("nobody", String::as_str);
            return Err(format!("{by} names {{{{{name}}}}}, and there is no such file"));
        };
        self.open.push(name.to_owned());
        let bytes = if is_text(name) {
            let filled = fill(&text(name, &bytes)?, |named| {
                if named.ends_with('/') { self.place_styles(named) } else { self.place(named) }
            });
            filled?.into_bytes()
        } else {
            bytes
        };
        self.open.pop();
        let done = if keeps_name(name) { name.to_owned() } else { with_hash(name, &bytes) };
        self.named.insert(name.to_owned(), done.clone());
        self.files.insert(done.clone(), bytes);
        Ok(done)
    }
}

impl Layout {
    /// Puts the styles of a folder in their places, in the order of their names. Gives the lines of a page that
    /// asks for them, for nothing as yet: games come after the first picture.
    fn place_styles(&mut self, folder: &str) -> Result<String> {
        let styles: Vec<String> =
            self.sources.keys().filter(|name| name.starts_with(folder)).cloned().collect();
        let line = |name: &String| {
            Ok(format!("<link rel=\"stylesheet\" media=\"not all\" href=\"{}\">", self.place(name)?))
        };
        Ok(styles.iter().map(line).collect::<Result<Vec<String>>>()?.join("\n  "))
    }
}

/// The end of a name, which tells what kind of file it is.
pub(crate) fn extension(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, extension)| extension)
}

fn is_text(name: &str) -> bool {
    matches!(extension(name), "html" | "js" | "css" | "webmanifest" | "svg" | "json")
}

/// Asked for by people, or by browsers that remember the address.
fn keeps_name(name: &str) -> bool {
    matches!(extension(name), "html" | "webmanifest" | "ico" | "txt") || name == WORKER
}

/// `style.css` becomes `style-0123456789abcdef.css`. The server knows such names by their form
/// and lets them be kept for ever.
fn with_hash(name: &str, bytes: &[u8]) -> String {
    let hash = hash([bytes]);
    match name.rsplit_once('.') {
        Some((stem, extension)) => format!("{stem}-{hash}.{extension}"),
        None => format!("{name}-{hash}"),
    }
}

fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hasher = DefaultHasher::new();
    for part in parts {
        hasher.write_usize(part.len());
        hasher.write(part);
    }
    format!("{:016x}", hasher.finish())
}

fn text(name: &str, bytes: &[u8]) -> Result<String> {
    String::from_utf8(bytes.to_vec()).map_err(|_| format!("{name} is no text"))
}

/// Replaces each `{{name}}` by what it stands for. Braces around anything else are left alone.
fn fill(text: &str, mut value: impl FnMut(&str) -> Result<String>) -> Result<String> {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        filled.push_str(before);
        let name = after.split_once("}}").map(|(name, _)| name).filter(|name| is_name(name));
        if let Some(name) = name {
            filled.push_str(&value(name)?);
            rest = &after[name.len() + 2..];
        } else {
            filled.push_str("{{");
            rest = after;
        }
    }
    filled.push_str(rest);
    Ok(filled)
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || "._-/".contains(c))
}

/// Tells the service worker what to keep. Whatever changes, the version does.
fn fill_worker(worker: &[u8], files: &BTreeMap<String, Vec<u8>>) -> Result<Vec<u8>> {
    let contents = files.iter().flat_map(|(name, bytes)| [name.as_bytes(), bytes.as_slice()]);
    let version = hash(contents.chain([worker]));
    // The page is kept under the address at which it is opened.
    let names = files.keys().map(|name| if name == PAGE { "./" } else { name });
    let names: Vec<String> = names.map(|name| format!("{name:?}")).collect();
    let filled = fill(&text(WORKER, worker)?, |name| match name {
        "version" => Ok(version.clone()),
        "files" => Ok(format!("[\n  {},\n]", names.join(",\n  "))),
        other => Err(format!("{WORKER} names {{{{{other}}}}}, but can have only version and files")),
    })?;
    Ok(filled.into_bytes())
}

impl Site {
    /// Adds to each file what it comes to when it is packed, where that is less.
    pub(crate) fn pack(&mut self) {
        let mut packed = BTreeMap::new();
        for (name, bytes) in &self.files {
            for (ending, smaller) in [("gz", weight::packed(bytes)), ("br", weight::tight(bytes))] {
                if smaller.len() < bytes.len() {
                    packed.insert(format!("{name}.{ending}"), smaller);
                }
            }
        }
        self.packed = packed;
    }

    /// Writes the site, unless it is there already: what embeds it is built anew when a file is touched.
    pub(crate) fn write(&self, folder: &Path) -> Result<()> {
        let files: BTreeMap<&String, &Vec<u8>> = self.files.iter().chain(&self.packed).collect();
        let there = if folder.exists() { read_folder(folder)? } else { Vec::new() };
        if there
            .iter()
            .map(|source| (&source.name, &source.bytes))
            .eq(files.iter().map(|(name, bytes)| (*name, *bytes)))
        {
            return Ok(());
        }
        let part = folder.with_extension("part");
        for old in [&part, folder] {
            if old.exists() {
                fs::remove_dir_all(old).map_err(at("removed", old))?;
            }
        }
        for (name, bytes) in &files {
            let path = part.join(name);
            let parent = path.parent().expect("a file in the site");
            fs::create_dir_all(parent).map_err(at("made", parent))?;
            fs::write(&path, bytes).map_err(at("written", &path))?;
        }
        fs::rename(&part, folder).map_err(at("renamed", &part))
    }

    /// Every file, by its name.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()))
    }

    /// The file with a name.
    pub(crate) fn file(&self, name: &str) -> Option<&[u8]> {
        self.files.get(name).map(Vec::as_slice)
    }

    /// What a file comes to when it is sent, to browsers of today and to any.
    pub(crate) fn sent(&self, name: &str) -> (usize, usize) {
        let length = |ending: &str| self.packed.get(&format!("{name}.{ending}")).map(Vec::len);
        let plain = self.files.get(name).map_or(0, Vec::len);
        (length("br").unwrap_or(plain), length("gz").unwrap_or(plain))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(name: &str, text: &str) -> Source {
        Source { name: name.to_owned(), bytes: text.as_bytes().to_vec() }
    }

    fn site(style: &str) -> BTreeMap<String, String> {
        let sources = vec![
            source("index.html", "<link href={{style.css}}><script src={{start.js}}>"),
            source("start.js", "import './{{web.js}}'; `${{}}`"),
            source("web.js", "x"),
            source("style.css", style),
            source("service-worker.js", "'{{version}}' {{files}}"),
        ];
        let files = assemble(sources).expect("a site").files;
        files.into_iter().map(|(name, bytes)| (name, String::from_utf8(bytes).unwrap())).collect()
    }

    #[test]
    fn a_change_renames_what_changed_and_all_that_names_it() {
        let (one, two) = (site("a"), site("b"));
        let same: Vec<&String> = one.keys().filter(|name| two.contains_key(*name)).collect();
        let scripts = |name: &str| name.starts_with("start-") || name.starts_with("web-");
        assert_eq!(one.len(), 5);
        assert_eq!(same.len(), 4);
        assert!(same.iter().all(|name| scripts(name) || keeps_name(name)), "{same:?}");
        let style = one.keys().find(|name| name.starts_with("style-")).expect("a style");
        assert!(one["index.html"].contains(style.as_str()));
        assert_ne!(one["index.html"], two["index.html"]);
        assert_ne!(one["service-worker.js"], two["service-worker.js"]);
    }

    #[test]
    fn the_service_worker_knows_every_other_file() {
        let files = site("a");
        let worker = &files["service-worker.js"];
        for name in files.keys().filter(|name| *name != WORKER && *name != PAGE) {
            assert!(worker.contains(&format!("{name:?}")), "{name} in {worker}");
        }
        assert!(worker.contains("\"./\""));
        assert!(!worker.contains("{{"));
    }

    #[test]
    fn braces_that_name_nothing_stay() {
        let start = site("a").into_iter().find(|(name, _)| name.starts_with("start-")).expect("a script");
        assert!(start.1.ends_with("`${{}}`"));
    }

    #[test]
    fn a_folder_of_styles_stands_for_all_of_them_by_name() {
        let sources = vec![
            source("index.html", "{{style/games/}}"),
            source("style/games/b.css", "b"),
            source("style/games/a-field.css", "field"),
            source("style/games/a.css", "a"),
            source("style/other.css", "other"),
        ];
        let files = assemble(sources).expect("a site").files;
        let page = String::from_utf8(files["index.html"].clone()).expect("a page");
        let named: Vec<&str> = page.lines().map(|line| line.split(['"', '-']).nth(5).unwrap()).collect();
        assert_eq!(named, ["style/games/a", "style/games/a", "style/games/b"], "{page}");
        assert!(page.lines().next().unwrap().contains("a-field-"), "{page}");
        let asked_for = |name: &&String| extension(name) == "css" && page.contains(name.as_str());
        assert_eq!(files.keys().filter(asked_for).count(), 3);
    }

    #[test]
    fn a_name_without_a_file_and_a_circle_are_errors() {
        let error = assemble(vec![source("index.html", "{{gone.css}}")]).expect_err("no such file");
        assert_eq!(error, "index.html names {{gone.css}}, and there is no such file");
        let circle = vec![source("a.js", "{{b.js}}"), source("b.js", "{{a.js}}")];
        assert!(assemble(circle).expect_err("a circle").contains("a.js b.js a.js"));
    }
}
