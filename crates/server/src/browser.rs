//! The browser of whoever started the program.

use std::env;
use std::process::{Command, Stdio};

/// Opens an address in the user's browser, if there is one to open: `$BROWSER`, or what the desktop
/// has chosen. Without a desktop nothing happens, and the answer is no.
pub fn open_in_browser(url: &str) -> bool {
    let chosen = env::var("BROWSER").ok().filter(|name| !name.trim().is_empty());
    let program = match chosen {
        Some(program) => program,
        None if cfg!(target_os = "macos") => "open".to_owned(),
        None if cfg!(windows) => "explorer".to_owned(),
        None if has_desktop() => "xdg-open".to_owned(),
        None => return false,
    };
    let quiet = Stdio::null;
    Command::new(program).arg(url).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn().is_ok()
}

fn has_desktop() -> bool {
    ["DISPLAY", "WAYLAND_DISPLAY"]
        .into_iter()
        .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}
