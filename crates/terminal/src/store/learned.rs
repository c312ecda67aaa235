//! What the player has learned, over all runs.

use std::path::PathBuf;
use std::{fs, io};

use super::Store;

impl Store {
    /// The names of hints that were followed once, in any game. Without a file it is none.
    pub(crate) fn learned(&self) -> String {
        fs::read_to_string(self.hints()).map_or_else(|_| String::new(), |text| text.trim().to_owned())
    }

    /// Keeps which hints were followed, beside those that were followed before.
    ///
    /// # Errors
    /// What the system says.
    pub(crate) fn learn(&self, names: &str) -> io::Result<()> {
        let known = self.learned();
        let fresh = names.split(' ').filter(|name| !known.split(' ').any(|other| other == *name));
        let all: Vec<&str> = known.split(' ').chain(fresh).filter(|name| !name.is_empty()).collect();
        self.keep_learned(&all.join(" "))
    }

    /// Forgets which hints were followed.
    ///
    /// # Errors
    /// What the system says.
    pub(crate) fn forget_learned(&self) -> io::Result<()> {
        self.keep_learned("")
    }

    fn keep_learned(&self, names: &str) -> io::Result<()> {
        let path = self.hints();
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, format!("{names}\n"))
    }

    /// Beside the folder of runs.
    fn hints(&self) -> PathBuf {
        self.folder().with_file_name("hints-followed.txt")
    }
}
