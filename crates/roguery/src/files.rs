//! Files and the output, with errors that name them.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use crate::failure::Failure;

/// What to do with a file that is already there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Existing {
    Keep,
    Replace,
}

pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| Failure::Unreadable(path.to_owned(), error))
}

pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::Unreadable(path.to_owned(), error))
}

/// Writes a file whole or not at all.
pub(crate) fn write(path: &Path, bytes: &[u8], existing: Existing) -> Result<(), Failure> {
    if existing == Existing::Keep {
        reserve(path)?;
    }
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let written =
        File::create(&part).and_then(|file| fill(file, bytes)).and_then(|()| fs::rename(&part, path));
    written.map_err(|error| {
        // The first error is the one to tell; a part that stays behind does no harm.
        let _ = fs::remove_file(&part);
        unwritable(path, error)
    })
}

/// Takes the name for itself, so that nobody else's file of that name can be lost.
fn reserve(path: &Path) -> Result<(), Failure> {
    match File::create_new(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(Failure::Usage(format!(
            "{} is already there: choose another name, or write --force to replace it",
            path.display()
        ))),
        Err(error) => Err(unwritable(path, error)),
    }
}

fn unwritable(path: &Path, error: io::Error) -> Failure {
    Failure::Unwritable(path.display().to_string(), error)
}

fn fill(mut file: File, bytes: &[u8]) -> io::Result<()> {
    file.write_all(bytes)?;
    file.sync_all()
}

/// Prints a text. A reader that has seen enough, such as `head`, is no error.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    heard(output.write_all(text.as_bytes()).and_then(|()| output.flush()))
}

/// The result of talking to somebody who may leave at any time.
pub(crate) fn heard(result: io::Result<()>) -> Result<(), Failure> {
    match result {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::Unwritable("the output".to_owned(), error))
        }
        _ => Ok(()),
    }
}
