//! `roguery record`: a bot's run, written down.

use crate::cli::RecordArgs;
use crate::failure::Failure;
use crate::files::{self, Existing};

pub(super) fn run(arguments: &RecordArgs) -> Result<(), Failure> {
    let mut run = arguments.game.begin(&super::options(&arguments.choices)?, arguments.seed)?;
    let mut players = vec![run.player(&arguments.bot)?];
    if let Some(versus) = &arguments.versus {
        if arguments.game.players() < 2 {
            let game = arguments.game.name();
            return Err(Failure::Usage(format!("{game} is played alone: leave --versus out")));
        }
        players.push(run.player(versus)?);
    }
    arcade::play_out(&mut *run, &mut players)?;
    let existing = if arguments.force { Existing::Replace } else { Existing::Keep };
    files::write(&arguments.output, &run.record(), existing)?;
    files::print(&format!(
        "{}: {}, {} rules, seed {}, {} commands, {}, score {}\n",
        arguments.output.display(),
        arguments.game.name(),
        run.rules(),
        run.seed(),
        run.commands(),
        run.outcome().unwrap_or_default(),
        run.score()
    ))
}
