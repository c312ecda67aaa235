//! What developer commands have in common. It uses nothing but the standard library, so that they are there at once.

pub mod workspace;

/// What went wrong, in words for whoever gave the command.
pub type Result<T> = std::result::Result<T, String>;
