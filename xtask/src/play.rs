//! The arcade, built and opened, and the client built anew whenever its sources change.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, SystemTime};

use xtask::Result;
use xtask::workspace::{Profile, cargo, files, root, run, target};

use crate::client::{self, Build};
use crate::progress::Progress;

/// How often sources are looked at.
const LOOK: Duration = Duration::from_millis(300);

/// Serves the arcade on this machine and opens it in the browser. Arguments are those of `roguery serve`. When sources of the
/// client change it is built anew, and the page that is open loads itself again.
pub(crate) fn browser(arguments: &[&str]) -> Result<()> {
    eprintln!("== building the arcade; the first time takes a few minutes");
    Progress::show(|progress| client::build_beside(Build::Reloading, progress, &["host"]))?;
    let mut command = Command::new(Profile::PLAY.program("host"));
    command.arg(target().join("web/site")).arg("--open").args(arguments);
    let server = command.spawn().map_err(|error| format!("the server does not start: {error}"))?;
    follow(server)
}

/// Builds the client anew whenever its sources change, for as long as the server runs.
fn follow(mut server: Child) -> Result<()> {
    let mut seen = sources();
    loop {
        match server.try_wait() {
            Ok(None) => {}
            Ok(Some(status)) if status.success() => return Ok(()),
            _ => return Err("the server ended".to_owned()),
        }
        thread::sleep(LOOK);
        let now = sources();
        if now != seen {
            seen = now;
            match Progress::show(|progress| client::build_once(Build::Reloading, progress, || Ok(()))) {
                Ok(()) => eprintln!("== the page loads itself anew"),
                // It will be tried again with the next change.
                Err(message) => eprintln!("== {message}"),
            }
        }
    }
}

/// Every source that the client may be made of, with when it was changed last.
fn sources() -> Vec<(PathBuf, Option<SystemTime>)> {
    let found = files(&root().join("crates"), |name| name != "tests" && name != "benches");
    // What cannot be looked at will be missed by the compiler, which says so better.
    let changed = |path: &Path| fs::metadata(path).and_then(|data| data.modified()).ok();
    found.unwrap_or_default().into_iter().map(|path| (path.clone(), changed(&path))).collect()
}

/// Opens the arcade in this terminal. Arguments go to `roguery`.
pub(crate) fn terminal(arguments: &[&str]) -> Result<()> {
    eprintln!("== building the arcade; the first time takes a minute or two");
    Progress::show(|progress| {
        let part = progress.part("roguery");
        let mut command = cargo();
        command.args(["build", "--locked", "--profile", Profile::RELEASE.name]);
        part.compile(&["roguery"], command, cargo())?;
        part.done("for this terminal");
        Ok::<(), String>(())
    })?;
    run("play", Command::new(Profile::RELEASE.program("roguery")).args(arguments))
}
