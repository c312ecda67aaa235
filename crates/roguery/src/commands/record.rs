//! `roguery record`: a bot's run, written down.

use arcade::Played;

use crate::cli::RecordArgs;
use crate::failure::Failure;
use crate::files::{self, Existing};
use crate::progress::Progress;

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
    let mut progress = Progress::new();
    let limit = arguments.limit.map(|limit| usize::try_from(limit).unwrap_or(usize::MAX));
    let played = arcade::play_until(&mut *run, &mut players, |run| {
        progress.show(run);
        limit.is_some_and(|limit| run.commands() >= limit)
    })?;
    drop(progress);
    let existing = if arguments.force { Existing::Replace } else { Existing::Keep };
    files::write(&arguments.output, &run.record(), existing)?;
    files::print(&format!(
        "{}: {}, {} rules, seed {}, {} commands, {}, score {}\n",
        arguments.output.display(),
        arguments.game.name(),
        run.rules(),
        run.seed(),
        run.commands(),
        run.outcome().unwrap_or_else(|| "not over".to_owned()),
        run.score()
    ))?;
    match (played, arguments.limit) {
        (Played::Stopped, Some(limit)) => Err(Failure::Limit(limit)),
        _ => Ok(()),
    }
}
