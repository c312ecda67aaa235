//! `roguery engine`: the line protocol on standard input and output.

use std::io;

use crate::cli::EngineArgs;
use crate::failure::Failure;
use crate::files;

pub(super) fn run(arguments: &EngineArgs) -> Result<(), Failure> {
    files::heard(arcade::script::serve(arguments.game, io::stdin().lock(), io::stdout().lock()))
}
