//! Files and the output, with errors that name them.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

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

/// Writes a file whole or not at all, and touches no other.
pub(crate) fn write(path: &Path, bytes: &[u8], existing: Existing) -> Result<(), Failure> {
    if existing == Existing::Keep && fs::symlink_metadata(path).is_ok() {
        return Err(taken(path));
    }
    let (part, file) = part_of(path).map_err(|error| unwritable(path, error))?;
    let written = fill(file, bytes).and_then(|()| match existing {
        Existing::Keep => publish(&part, path),
        Existing::Replace => fs::rename(&part, path),
    });
    written.map_err(|error| {
        // The first error is the one to tell; a part that stays behind does no harm.
        let _ = fs::remove_file(&part);
        if error.kind() == ErrorKind::AlreadyExists { taken(path) } else { unwritable(path, error) }
    })
}

/// A new file in the folder of another one, under a name that nobody has.
fn part_of(path: &Path) -> io::Result<(PathBuf, File)> {
    let mut number = 0_u32;
    loop {
        let part = path.with_file_name(part_name(number));
        match File::create_new(&part) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            created => return created.map(|file| (part, file)),
        }
    }
}

/// A name of this process's own. It is short, since that of the file may be as long as names can be.
fn part_name(number: u32) -> String {
    format!("roguery-{}-{number}.part", std::process::id())
}

/// Gives a finished file its name, unless somebody took that name meanwhile.
fn publish(part: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(part, path) {
        Ok(()) => {
            // The file has its name now, whole; that it may keep a second one is no failure.
            let _ = fs::remove_file(part);
            Ok(())
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        // Not every file system has links: there the name is free as far as anybody knows.
        Err(_) => fs::rename(part, path),
    }
}

fn taken(path: &Path) -> Failure {
    Failure::Usage(format!(
        "{} is already there: choose another name, or write --force to replace it",
        path.display()
    ))
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

#[cfg(test)]
mod tests {
    use super::*;

    /// An empty folder of the test's own.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("roguery-files-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder can be made");
        folder
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("the folder is there");
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn nothing_but_the_file_is_touched() {
        let folder = folder("touched");
        let path = folder.join("run");
        let stranger = folder.join(part_name(0));
        for other in [&stranger, &folder.join("run.part")] {
            fs::write(other, "mine").unwrap();
        }
        let before = names(&folder);
        write(&path, b"first", Existing::Keep).unwrap();
        assert!(matches!(write(&path, b"second", Existing::Keep), Err(Failure::Usage(_))));
        assert_eq!(fs::read(&path).unwrap(), b"first");
        write(&path, b"third", Existing::Replace).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"third");
        fs::remove_file(&path).unwrap();
        assert_eq!(names(&folder), before);
        assert_eq!(fs::read(&stranger).unwrap(), b"mine");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_failed_write_leaves_nothing_behind() {
        let folder = folder("failed");
        // A folder cannot be replaced by a file, whoever asks.
        let path = folder.join("run");
        fs::create_dir(&path).unwrap();
        fs::write(path.join("kept"), "").unwrap();
        assert!(write(&path, b"bytes", Existing::Replace).is_err());
        assert!(publish(&folder.join("missing"), &folder.join("new")).is_err());
        assert!(write(&folder.join("no/such/folder"), b"bytes", Existing::Keep).is_err());
        assert_eq!(names(&folder), ["run"]);
        fs::remove_dir_all(folder).unwrap();
    }
}
