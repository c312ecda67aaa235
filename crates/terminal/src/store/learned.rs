//! What the player has learned, over all runs.

use std::path::PathBuf;
use std::{fs, io};

use stage::labyrinth::Tutorial;

use super::Store;

impl Store {
    /// The hints of Endless Tower that were followed once. Without a file it is none.
    pub(crate) fn learned(&self) -> Tutorial {
        fs::read_to_string(self.hints()).map_or(Tutorial::NONE, |text| Tutorial::read(text.trim()))
    }

    /// Keeps which hints were followed, in place of what was kept before.
    ///
    /// # Errors
    /// What the system says.
    pub(crate) fn learn(&self, learned: Tutorial) -> io::Result<()> {
        let path = self.hints();
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, format!("{learned}\n"))
    }

    /// Beside the folder of runs.
    fn hints(&self) -> PathBuf {
        self.folder().with_file_name("hints-followed.txt")
    }
}
