//! Debian's packages, where the developer commands may install them.

use std::path::Path;
use std::process::Command;

use xtask::Result;
use xtask::workspace::{ask, run};

/// Installs packages, as root or with a sudo that asks nothing.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
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
    eprintln!("== installing Debian's {}", packages.join(", "));
    // Old lists may name packages that are gone; when they cannot be renewed they may still do.
    let _ = run("apt-get update", &mut apt(prefix, &["update", "-qq"]));
    // Packages that exclude these, such as an older rustc, are the user's to remove.
    let mut command = apt(prefix, &["install", "-qq", "-y", "--no-install-recommends", "--no-remove"]);
    run("apt-get install", command.args(packages))
}

/// What to run by hand where it cannot be done from here.
pub(crate) fn instructions(packages: &[&str]) -> String {
    format!("sudo apt-get install --no-install-recommends {}", packages.join(" "))
}

fn apt(prefix: &[&str], words: &[&str]) -> Command {
    let mut line = prefix.iter().chain(&["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]).chain(words);
    let mut command = Command::new(line.next().expect("apt-get at least"));
    // What apt has to say belongs with the messages, not with the output.
    command.args(line).stdout(std::io::stderr());
    command
}

fn is_root() -> bool {
    ask("id", Command::new("id").arg("-u")).is_ok_and(|id| id == "0")
}

fn may_sudo() -> bool {
    ask("sudo", Command::new("sudo").args(["-n", "true"])).is_ok()
}
