//! Runs on disk: one file each, which only ever grows.
//!
//! A file is the record that [`engine::Session`] dictates. The promise: a command whose effect
//! was shown is in the file, and the file on the disk. A process that is killed loses nothing,
//! and neither does a power cut, as far as the disk keeps what it says it has. Where that
//! cannot be done, [`Keeper::trouble`] says so at once.
//! New files are made under another name and renamed, so a run either is there or is not.
//!
//! The price is one wait for the disk a command, a few milliseconds that nobody feels between
//! two keys. Bots, replays and the lab keep their runs in memory and never pay it.

mod error;
mod folder;
mod keeper;
mod learned;
mod listing;

pub use error::OpenError;
pub use folder::{Opened, Store};
pub use keeper::Keeper;
pub use listing::{Contents, Listed};
