//! Debian's packages, where the developer commands may install them.

use std::path::Path;
use std::process::Command;

use xtask::Result;
use xtask::workspace::ask;

use crate::progress::Part;

/// Installs packages, as root or with a sudo that asks nothing.
pub(crate) fn install(packages: &[&str], part: Part<'_>) -> Result<()> {
    if !Path::new("/usr/bin/apt-get").exists() {
        return Err("this is no Debian, whose packages could stand in".to_owned());
    }
    let prefix: &[&str] = if is_root() {
        &[]
    } else if may_sudo() {
        &["sudo", "-n"]
    } else {
        return Err("installing packages needs rights that this user does not have".to_owned());
    };
    // Old lists may name packages that are gone; when they cannot be renewed they may still do.
    let _ = part.run("renewing Debian's lists of packages", &mut apt(prefix, &["update", "-qq"]));
    // Packages that exclude these, such as an older rustc, are the user's to remove.
    let mut command = apt(prefix, &["install", "-qq", "-y", "--no-install-recommends", "--no-remove"]);
    let what = format!("installing Debian's {}", packages.join(", "));
    part.run(&what, command.args(packages)).map(drop)
}

/// What to run by hand where it cannot be done from here.
pub(crate) fn instructions(packages: &[&str]) -> String {
    format!("sudo apt-get install --no-install-recommends {}", packages.join(" "))
}

fn apt(prefix: &[&str], words: &[&str]) -> Command {
    let mut line = prefix.iter().chain(&["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]).chain(words);
    let mut command = Command::new(line.next().expect("apt-get at least"));
    command.args(line);
    command
}

fn is_root() -> bool {
    ask("id", Command::new("id").arg("-u")).is_ok_and(|id| id == "0")
}

fn may_sudo() -> bool {
    ask("sudo", Command::new("sudo").args(["-n", "true"])).is_ok()
}
