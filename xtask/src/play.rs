//! The arcade, built and opened.

use xtask::Result;
use xtask::workspace::{cargo, run, target};

use crate::client::{self, Build};

/// Serves the arcade on this machine and opens it in the browser. Arguments go to `roguery serve`.
pub(crate) fn browser(arguments: &[&str]) -> Result<()> {
    eprintln!("== building the arcade; the first time takes a few minutes");
    client::build(Build::Quick)?;
    let mut command = cargo();
    // The server only hands files out; what takes time in the browser is compiled there.
    command.args(["run", "--quiet", "--package", "roguery", "--", "serve", "--open"]);
    command.args(arguments).env("ROGUERY_SITE", target().join("web/site"));
    run("play", &mut command)
}

/// Opens the arcade in this terminal. Arguments go to `roguery`.
pub(crate) fn terminal(arguments: &[&str]) -> Result<()> {
    eprintln!("== building the arcade; the first time takes a minute or two");
    let mut command = cargo();
    command.args(["run", "--quiet", "--release", "--package", "roguery", "--"]).args(arguments);
    run("play", &mut command)
}
