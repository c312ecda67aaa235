//! The one who writes a run down.

use std::fs::File;
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use engine::{Game, Seed};

use super::listing::is_of_its_day;

/// Appends to the file of a run, and holds its lock.
///
/// When the disk is full or read-only, play goes on: what could not be written is kept and
/// tried again with the next chunk.
#[derive(Debug)]
pub struct Keeper {
    file: Option<File>,
    path: PathBuf,
    /// How long the file is as far as it is whole.
    length: u64,
    unwritten: Vec<u8>,
    trouble: Option<String>,
}

impl Keeper {
    /// Whether this is the run of its day: begun that day, with the seed that everybody plays.
    pub fn is_daily<G: Game>(&self, seed: Seed) -> bool {
        is_of_its_day(&self.path, G::NAME, seed)
    }

    /// Writes to a file that is locked and holds so many good bytes.
    pub(super) const fn new(file: File, path: PathBuf, length: u64) -> Self {
        Self { file: Some(file), path, length, unwritten: Vec::new(), trouble: None }
    }

    /// Remembers a run that no file could be made for.
    pub(super) const fn without_file(path: PathBuf, bytes: Vec<u8>, trouble: String) -> Self {
        Self { file: None, path, length: 0, unwritten: bytes, trouble: Some(trouble) }
    }

    /// Where the run is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Why the run is not safe on disk, in words; nothing when it is.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Appends a chunk, after all that could not be written before, and waits until it has
    /// reached the disk itself.
    pub fn append(&mut self, bytes: &[u8]) {
        self.unwritten.extend_from_slice(bytes);
        let Some(file) = &mut self.file else { return };
        match write_at(file, self.length, &self.unwritten).and_then(|()| sync(file)) {
            Ok(()) => {
                self.length += self.unwritten.len() as u64;
                self.unwritten.clear();
                self.trouble = None;
            }
            // What did not reach the disk is written once more with the next chunk: a system
            // may forget it after it has told of the failure.
            Err(error) => self.trouble = Some(format!("{} cannot be written: {error}", self.path.display())),
        }
    }
}

/// Writes over whatever half of a chunk an earlier attempt left.
fn write_at(file: &mut File, place: u64, bytes: &[u8]) -> io::Result<()> {
    if file.seek(SeekFrom::End(0))? != place {
        file.set_len(place)?;
        file.seek(SeekFrom::Start(place))?;
    }
    file.write_all(bytes)
}

/// Waits for the disk. Where a file system has nothing to wait for, the run is as safe as it
/// can be there.
pub(super) fn sync(file: &File) -> io::Result<()> {
    match file.sync_data() {
        Err(error) if matches!(error.kind(), ErrorKind::Unsupported | ErrorKind::InvalidInput) => Ok(()),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::tests::Folder;

    #[test]
    fn what_could_not_be_written_is_written_with_the_next_chunk() {
        let folder = Folder::new("keeper");
        let path = folder.path().join("a.run");
        fs::write(&path, "begun").unwrap();
        let mut keeper = Keeper::new(File::open(&path).unwrap(), path.clone(), 5);
        keeper.append(b", refused");
        assert!(keeper.trouble().is_some_and(|trouble| trouble.contains("cannot be written")));
        keeper.file = Some(File::options().write(true).open(&path).unwrap());
        keeper.append(b", taken");
        assert_eq!(
            (keeper.trouble(), fs::read_to_string(&path).unwrap().as_str()),
            (None, "begun, refused, taken")
        );
    }

    #[test]
    fn half_a_chunk_is_written_over() {
        let folder = Folder::new("half");
        let path = folder.path().join("a.run");
        fs::write(&path, "begun, ta").unwrap();
        let file = File::options().write(true).open(&path).unwrap();
        Keeper::new(file, path.clone(), 5).append(b", taken");
        assert_eq!(fs::read_to_string(&path).unwrap(), "begun, taken");
    }
}
