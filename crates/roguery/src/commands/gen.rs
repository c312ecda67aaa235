//! `roguery gen`: levels, drawn and checked.

use lab::GenArgs;

use crate::failure::Failure;
use crate::files;

pub(super) fn run(arguments: &GenArgs) -> Result<(), Failure> {
    let generated = lab::generate(arguments);
    files::print(&generated.text)?;
    if generated.is_sound { Ok(()) } else { Err(Failure::Unsound) }
}
