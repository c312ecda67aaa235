//! Why the arcade cannot be served.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

/// Why the arcade cannot be served.
#[derive(Debug, Error)]
pub enum Error {
    /// The program was built without the client.
    #[error(
        "this program was built without the client for browsers. \
         In the source tree, `cargo play` builds and serves both; \
         `cargo xtask web` followed by `ROGUERY_SITE=target/web/site cargo build --release` makes a program to keep. \
         `roguery play` opens the arcade in the terminal."
    )]
    NoClient,
    /// There is no client in a folder.
    #[error("there is no client for browsers in {}: {error}. `cargo xtask web` lays one out", .folder.display())]
    NoSite {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// What was given as an address is none.
    #[error("'{0}' is no address to serve at: write one as 127.0.0.1:7777, or [::1]:7777")]
    NoAddress(String),
    /// The address cannot be had.
    #[error("the arcade cannot be served at {address}: {}", because(.error))]
    Bind {
        /// The address.
        address: String,
        /// What the system says.
        error: io::Error,
    },
    /// The folder for the host's data cannot be used.
    #[error("the data folder {} {what}: {error}", .path.display())]
    Data {
        /// The folder.
        path: PathBuf,
        /// What cannot be done with it.
        what: &'static str,
        /// What the system says.
        error: io::Error,
    },
    /// Serving came to an end that nobody asked for.
    #[error("serving failed: {0}")]
    Serve(io::Error),
}

fn because(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AddrInUse => {
            "another program is using it. Choose another port, or 0 for a free one".to_owned()
        }
        io::ErrorKind::AddrNotAvailable => "this machine does not have it".to_owned(),
        io::ErrorKind::PermissionDenied => {
            "this user may not use it; ports from 1024 on are free to all".to_owned()
        }
        _ => error.to_string(),
    }
}
