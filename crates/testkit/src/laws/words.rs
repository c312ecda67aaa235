//! Laws about the notation of commands.

use engine::Game;

use super::breach::{Breach, Law};
use super::run::Run;
use super::settings::LawSettings;

pub(super) fn command_text<G: Game>(settings: &LawSettings<G>, run: &Run<G>) -> Result<(), Breach> {
    for command in commands(settings, run) {
        let text = command.to_string();
        match text.parse::<G::Command>() {
            Ok(read) => run.hold(Law::CommandText, 0, read == command, || {
                format!("{command:?} is written '{text}', which reads as {read:?}")
            })?,
            Err(error) => {
                let detail = format!("{command:?} is written '{text}', which does not read: {error}");
                return Err(run.breach(Law::CommandText, 0, detail));
            }
        }
    }
    Ok(())
}

pub(super) fn command_bytes<G: Game>(settings: &LawSettings<G>, run: &Run<G>) -> Result<(), Breach> {
    for command in commands(settings, run) {
        let bytes = postcard::to_allocvec(&command).unwrap_or_default();
        let read = postcard::take_from_bytes::<G::Command>(&bytes).ok();
        let whole = read.is_some_and(|(read, rest)| read == command && rest.is_empty());
        run.hold(Law::CommandBytes, 0, whole && !bytes.is_empty(), || {
            format!("{command} has the bytes {bytes:?}, which read as {read:?}")
        })?;
    }
    Ok(())
}

/// The commands of the settings and those of the run.
fn commands<G: Game>(settings: &LawSettings<G>, run: &Run<G>) -> impl Iterator<Item = G::Command> {
    settings.commands.iter().copied().chain(run.entries.iter().map(|entry| entry.command))
}
