//! How the arcade is opened.

use std::path::PathBuf;

use directories::ProjectDirs;

use crate::Error;
use crate::clock::WallClock;
use crate::config::Config;
use crate::paint::Depth;
use crate::screen::{Desk, LEAST, Thinking};
use crate::store::Store;

/// Where things are, if not where the system says.
#[derive(Clone, Debug, Default)]
pub struct RunOptions {
    /// The folder for saves. Without one, `ROGUERY_DATA` or the system decides.
    pub data_folder: Option<PathBuf>,
    /// The folder for settings and keys. Without one, the system decides.
    pub config_folder: Option<PathBuf>,
}

impl RunOptions {
    /// The folder for saves.
    ///
    /// # Errors
    /// When neither the options, nor the environment, nor the system names one.
    pub fn data_folder(&self) -> Result<PathBuf, Error> {
        let named = self.data_folder.clone().or_else(|| std::env::var_os("ROGUERY_DATA").map(PathBuf::from));
        named
            .filter(|folder| !folder.as_os_str().is_empty())
            .or_else(|| project().map(|project| project.data_dir().to_owned()))
            .ok_or(Error::NoDataFolder)
    }

    pub(crate) fn desk(&self) -> Result<Desk, Error> {
        let store = Store::new(&self.data_folder()?);
        let config_folder =
            self.config_folder.clone().or_else(|| project().map(|project| project.config_dir().to_owned()));
        let config = Config::load(config_folder, Depth::detect(|name| std::env::var(name).ok()));
        let notice = config.problems.first().map(|problem| match config.problems.len() {
            1 => problem.clone(),
            more => format!("{problem} (and {} more, see the settings)", more - 1),
        });
        Ok(Desk {
            config,
            store,
            clock: Box::new(WallClock::new()),
            thinking: Thinking::Aside,
            notice,
            window: LEAST,
        })
    }
}

fn project() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "roguery")
}
