//! What the player chose once and keeps: looks and keys.

mod settings;

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::keys::{Keymap, about, actions, read_keys};
use crate::paint::{Depth, Look};
pub(crate) use settings::{Colours, Settings};

const SETTINGS: &str = "settings.toml";
const KEYS: &str = "keys.toml";

/// Looks and keys, and where they are written down.
pub(crate) struct Config {
    folder: Option<PathBuf>,
    detected: Depth,
    pub(crate) settings: Settings,
    pub(crate) keymap: Keymap,
    /// What is wrong with the files, in words.
    pub(crate) problems: Vec<String>,
}

impl Config {
    /// Reads both files of a folder. What is missing or wrong keeps its default.
    pub(crate) fn load(folder: Option<PathBuf>, detected: Depth) -> Self {
        let mut config = Self {
            folder,
            detected,
            settings: Settings::default(),
            keymap: Keymap::default(),
            problems: Vec::new(),
        };
        if let Some(text) = config.read(SETTINGS) {
            let (settings, problems) = Settings::read(&text);
            config.settings = settings;
            config.complain(SETTINGS, problems);
        }
        if let Some(text) = config.read(KEYS) {
            let read = read_keys(&text);
            config.keymap = read.keymap;
            config.complain(KEYS, read.problems);
        }
        config
    }

    /// How everything looks now.
    pub(crate) fn look(&self) -> Look {
        let depth = match self.settings.colours {
            Colours::Detected => self.detected,
            Colours::Fixed(depth) => depth,
        };
        Look { depth, charset: self.settings.charset, motion: self.settings.motion }
    }

    /// Where the settings are.
    pub(crate) fn settings_path(&self) -> Option<PathBuf> {
        self.path(SETTINGS)
    }

    /// Where the keys are.
    pub(crate) fn keys_path(&self) -> Option<PathBuf> {
        self.path(KEYS)
    }

    /// Writes the settings down.
    ///
    /// # Errors
    /// Why the file cannot be written, in words; the settings hold until the end of the session.
    pub(crate) fn save(&self) -> Result<(), String> {
        self.write(SETTINGS, &self.settings.to_string())
    }

    /// Writes a keys file with every action and its keys, for the player to edit.
    ///
    /// # Errors
    /// When there is one already, or why it cannot be written, in words.
    pub(crate) fn write_keys(&self) -> Result<PathBuf, String> {
        let path = self.keys_path().ok_or("this system names no folder for settings")?;
        if path.exists() {
            return Err(format!("{} is there already; edit it", path.display()));
        }
        self.write(KEYS, &keys_template(&self.keymap))?;
        Ok(path)
    }

    fn path(&self, name: &str) -> Option<PathBuf> {
        self.folder.as_deref().map(|folder| folder.join(name))
    }

    fn read(&mut self, name: &str) -> Option<String> {
        let path = self.path(name)?;
        match fs::read_to_string(&path) {
            Ok(text) => Some(text),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => {
                self.problems.push(format!("{} cannot be read: {error}", path.display()));
                None
            }
        }
    }

    fn complain(&mut self, name: &str, problems: Vec<String>) {
        self.problems.extend(problems.into_iter().map(|problem| format!("{name}, {problem}")));
    }

    fn write(&self, name: &str, text: &str) -> Result<(), String> {
        let path = self.path(name).ok_or("this system names no folder for settings")?;
        write_whole(&path, text).map_err(|error| format!("{} cannot be written: {error}", path.display()))
    }
}

/// Replaces a file at once, so that a crash leaves the old one or the new one.
fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let draft = path.with_extension("toml.new");
    fs::write(&draft, text)?;
    fs::rename(&draft, path)
}

fn keys_template(keymap: &Keymap) -> String {
    let mut text = String::from(
        "# The keys of the arcade. Delete a line to get its default back.\n\
         # A key is one character, f1 to f12, or a name such as enter, space, esc, pageup;\n\
         # ctrl+ and alt+ may stand before it.\n\n",
    );
    for binding in actions() {
        let (name, chords) = (binding.action.name(), keymap.chords(binding.action));
        let keys: Vec<String> = chords.iter().map(|chord| format!("{:?}", chord.to_string())).collect();
        text.extend(["# ", &about(&binding), "\n", name, " = [", &keys.join(", "), "]\n"]);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::Action;

    #[test]
    fn the_template_reads_back_as_the_keys_it_was_made_from() {
        let read = read_keys(&keys_template(&Keymap::default()));
        assert_eq!((read.keymap, read.problems), (Keymap::default(), Vec::new()));
    }

    #[test]
    fn files_with_mistakes_are_reported_by_name_and_line() {
        let folder = crate::tests::Folder::new("config");
        fs::write(folder.path().join(KEYS), "hael = \"x\"\nundo = \"Z\"\n").unwrap();
        fs::write(folder.path().join(SETTINGS), "motion = \"wild\"\n").unwrap();
        let config = Config::load(Some(folder.path().to_owned()), Depth::Sixteen);
        assert_eq!(config.problems.len(), 2);
        assert!(
            config.problems[0].starts_with("settings.toml, 'motion = \"wild\"'"),
            "{:?}",
            config.problems
        );
        assert!(config.problems[1].starts_with("keys.toml, line 1: "), "{:?}", config.problems);
        assert_eq!(config.keymap.label(Action::UNDO), "Z");
        assert!(config.write_keys().is_err(), "a file that is there is not overwritten");
    }

    #[test]
    fn settings_are_kept() {
        let folder = crate::tests::Folder::new("settings");
        let load = || Config::load(Some(folder.path().join("new")), Depth::Sixteen);
        let mut config = load();
        config.settings.colours = Colours::Fixed(Depth::Palette);
        config.save().unwrap();
        assert_eq!((load().settings, load().look().depth), (config.settings, Depth::Palette));
    }
}
