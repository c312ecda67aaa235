//! The folder of runs.

use std::cmp::Reverse;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use engine::{Game, Seed, Session};

use super::keeper::sync;
use super::{Keeper, Listed, OpenError};

const EXTENSION: &str = "run";
pub(super) const ABANDONED: &str = "abandoned";

/// The runs of a player.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
    /// Where copies go while the folder cannot be written.
    refuge: PathBuf,
}

/// A run that goes on.
pub struct Opened<G: Game> {
    /// The run.
    pub session: Session<G>,
    /// Who writes it down.
    pub keeper: Keeper,
    /// How many commands were taken back before.
    pub taken_back: usize,
    /// What the player should know: that a damaged end was cut off and where it went.
    pub notice: Option<String>,
}

impl Store {
    /// The store in a data folder. Nothing is touched before the first run.
    pub fn new(data_folder: &Path) -> Self {
        Self { folder: data_folder.join("runs"), refuge: std::env::temp_dir() }
    }

    /// The same store with another place for copies of what it cannot keep.
    #[must_use]
    pub fn with_refuge(self, refuge: PathBuf) -> Self {
        Self { refuge, ..self }
    }

    /// Where the runs are.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// All runs, newest first.
    pub fn list(&self) -> Vec<Listed> {
        self.list_with(&[EXTENSION])
    }

    /// All runs and those that were given up, newest first.
    pub fn list_all(&self) -> Vec<Listed> {
        self.list_with(&[EXTENSION, ABANDONED])
    }

    fn list_with(&self, extensions: &[&str]) -> Vec<Listed> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let is_run = |path: &PathBuf| {
            path.extension().is_some_and(|found| extensions.iter().any(|extension| found == *extension))
        };
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(is_run).collect();
        // Names begin with the game and then the time at which the run began.
        let begun = |path: &PathBuf| {
            let name = file_name(path);
            name.split_once('-').map_or_else(|| name.clone(), |(_, rest)| rest.to_owned())
        };
        paths.sort_by_cached_key(|path| Reverse((begun(path), file_name(path))));
        paths.into_iter().map(Listed::read).collect()
    }

    /// Gives a run that has just begun, or was taken over, a file. `stamp` says when.
    ///
    /// When no file can be made, the keeper says why and the run can be played all the same.
    pub fn keep<G: Game>(&self, seed: Seed, bytes: Vec<u8>, stamp: &str) -> Keeper {
        let code = seed.to_string().replace('-', "");
        let name = format!("{}-{stamp}-{code}", G::NAME);
        match self.make(&name, &bytes) {
            Ok((file, path)) => Keeper::new(file, path, bytes.len() as u64),
            Err((path, error)) => {
                let trouble = format!("the run cannot be saved under {}: {error}", self.folder.display());
                Keeper::without_file(path, bytes, trouble)
            }
        }
    }

    /// Goes on with a run. A damaged end is put aside first, beside the run.
    ///
    /// # Errors
    /// When the file cannot be read, is being played elsewhere, or is no run that this
    /// version knows; it is then as it was.
    pub fn open<G: Game>(&self, path: &Path) -> Result<Opened<G>, OpenError> {
        let unreadable = |error| OpenError::Read { path: path.to_owned(), error };
        let mut file = match OpenOptions::new().read(true).write(true).open(path) {
            Ok(file) => file,
            Err(error) => return Err(unreadable(error)),
        };
        match lock(&file) {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(OpenError::InUse),
            Err(TryLockError::Error(error)) => return Err(unreadable(error)),
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(unreadable)?;
        let resumed = Session::<G>::resume(&bytes).map_err(OpenError::Resume)?;
        let good = resumed.good_bytes;
        let notice = match resumed.damage {
            None => None,
            Some(damage) => {
                let aside = put_aside(path, &bytes[good..])
                    .map_err(|(path, error)| OpenError::KeepDamage { path, error })?;
                file.set_len(good as u64).map_err(unreadable)?;
                Some(format!("{damage}. All before is safe; the rest is kept as {}.", file_name(&aside)))
            }
        };
        let keeper = Keeper::new(file, path.to_owned(), good as u64);
        Ok(Opened { session: resumed.session, keeper, taken_back: resumed.taken_back, notice })
    }

    /// Writes a copy of a run that its own file cannot take, and tells where.
    ///
    /// # Errors
    /// What the system says.
    pub fn rescue(&self, keeper: &Keeper, bytes: &[u8]) -> std::io::Result<PathBuf> {
        let name = keeper.path().file_name().unwrap_or_default();
        let path = self.refuge.join(name);
        fs::write(&path, bytes)?;
        Ok(path)
    }

    /// Puts a run among those that were given up.
    ///
    /// # Errors
    /// What the system says.
    pub fn abandon(&self, path: &Path) -> std::io::Result<()> {
        fs::rename(path, path.with_extension(ABANDONED))
    }

    /// Makes a new file with a name like this one. The draft keeps two processes from taking
    /// the same name, because only one of them can create it.
    fn make(&self, name: &str, bytes: &[u8]) -> Result<(File, PathBuf), (PathBuf, std::io::Error)> {
        let wanted = self.folder.join(format!("{name}.{EXTENSION}"));
        fs::create_dir_all(&self.folder).map_err(|error| (wanted.clone(), error))?;
        let mut number = 1;
        loop {
            let suffix = if number == 1 { String::new() } else { format!("-{number}") };
            let path = self.folder.join(format!("{name}{suffix}.{EXTENSION}"));
            let draft = path.with_extension("draft");
            let created = OpenOptions::new().read(true).write(true).create_new(true).open(&draft);
            match created {
                Ok(file) if !path.exists() => {
                    return fill(file, &draft, &path, bytes).map(|file| (file, path)).map_err(|error| {
                        // A draft that stays behind would only cost its name.
                        let _ = fs::remove_file(&draft);
                        (wanted, error)
                    });
                }
                Ok(_) => {
                    let _ = fs::remove_file(&draft);
                    number += 1;
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err((wanted, error)),
            }
        }
    }
}

/// Locks a file. Where the file system has no locks, a run is played without one rather
/// than not at all.
fn lock(file: &File) -> Result<(), TryLockError> {
    match file.try_lock() {
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(()),
        other => other,
    }
}

fn fill(mut file: File, draft: &Path, path: &Path, bytes: &[u8]) -> std::io::Result<File> {
    lock(&file)?;
    file.write_all(bytes)?;
    sync(&file)?;
    fs::rename(draft, path)?;
    sync_folder_of(path);
    Ok(file)
}

/// Waits until the name of a new file has reached the disk too. Some systems do not let a
/// folder be opened; they look after names themselves.
fn sync_folder_of(path: &Path) {
    if let Some(Ok(folder)) = path.parent().map(File::open) {
        let _ = folder.sync_all();
    }
}

/// Writes the damaged end of a run beside it, under a name that is free.
fn put_aside(path: &Path, bytes: &[u8]) -> Result<PathBuf, (PathBuf, std::io::Error)> {
    let mut number = 1;
    loop {
        let extension = if number == 1 { "damaged".to_owned() } else { format!("damaged-{number}") };
        let aside = path.with_extension(extension);
        match OpenOptions::new().write(true).create_new(true).open(&aside) {
            Ok(mut file) => {
                let written = file.write_all(bytes).and_then(|()| sync(&file));
                return written.map(|()| aside.clone()).map_err(|error| (aside, error));
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err((aside, error)),
        }
    }
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
