//! The one who writes a run down.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

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

    /// Appends a chunk, after all that could not be written before.
    pub fn append(&mut self, bytes: &[u8]) {
        self.unwritten.extend_from_slice(bytes);
        let Some(file) = &mut self.file else { return };
        match write_at(file, self.length, &self.unwritten) {
            Ok(()) => {
                self.length += self.unwritten.len() as u64;
                self.unwritten.clear();
                self.trouble = None;
            }
            Err(error) => self.trouble = Some(format!("{} cannot be written: {error}", self.path.display())),
        }
    }

    /// Waits until the run has reached the disk itself. A killed process needs no such
    /// care; a power cut does, so this is called where a run pauses or ends.
    pub fn settle(&mut self) {
        if let Some(Err(error)) = self.file.as_ref().map(File::sync_data) {
            self.trouble = Some(format!("{} may not be safe: {error}", self.path.display()));
        }
    }
}

/// Writes over whatever half of a chunk an earlier attempt left.
fn write_at(file: &mut File, place: u64, bytes: &[u8]) -> io::Result<()> {
    if file.seek(SeekFrom::End(0))? != place {
        file.set_len(place)?;
        file.seek(SeekFrom::Start(place))?;
    }
    file.write_all(bytes)?;
    file.flush()
}
