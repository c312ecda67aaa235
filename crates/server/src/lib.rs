//! Serves the arcade to browsers: the client that this program was built with, and nothing else
//! of the machine it runs on.

mod address;
mod answer;
mod browser;
mod data;
mod error;
mod serve;
mod site;

pub use address::{Address, DEFAULT_PORT};
pub use answer::router;
pub use browser::open_in_browser;
pub use error::Error;
pub use serve::{Options, Server};
pub use site::{File, Site};
