//! `roguery completions`: a script that teaches a shell the command line.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::cli::Cli;
use crate::failure::Failure;
use crate::files;

pub(super) fn run(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "roguery", &mut script);
    files::print(&String::from_utf8_lossy(&script))
}
