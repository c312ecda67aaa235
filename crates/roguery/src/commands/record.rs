//! `roguery record`: a bot's run, written down.

use crate::cli::RecordArgs;
use crate::failure::Failure;
use crate::files::{self, Existing};

pub(super) fn run(arguments: &RecordArgs) -> Result<(), Failure> {
    let mut table = arguments.game.begin(&super::options(&arguments.choices)?, arguments.seed)?;
    let mut player = table.player(&arguments.bot)?;
    arcade::play_out(&mut *table, &mut *player)?;
    let existing = if arguments.force { Existing::Replace } else { Existing::Keep };
    files::write(&arguments.output, &table.record(), existing)?;
    files::print(&format!(
        "{}: {}, {} rules, seed {}, {} commands, {}, score {}\n",
        arguments.output.display(),
        arguments.game.name(),
        table.rules(),
        table.seed(),
        table.commands(),
        table.outcome().unwrap_or_default(),
        table.score()
    ))
}
