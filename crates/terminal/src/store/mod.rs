//! Runs on disk: one file each, which only ever grows.
//!
//! A file is the record that [`engine::Session`] dictates. Every chunk is handed to the
//! operating system before its effect is shown, so a process that is killed loses nothing.
//! New files are made under another name and renamed, so a run either is there or is not.

mod error;
mod folder;
mod keeper;
mod listing;

pub use error::OpenError;
pub use folder::{Opened, Store};
pub use keeper::Keeper;
pub use listing::{Contents, Listed};
