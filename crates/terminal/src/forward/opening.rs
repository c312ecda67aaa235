//! How a run begins, or begins again.

use std::path::Path;

use engine::record::Record;
use engine::{Seed, Session};
use forward::{Content, Forward, Rules, Setup};
use stage::forward::chapters;

use super::Journey;
use super::counsel::Counsel;
use crate::screen::Desk;
use crate::screens::Codex;
use crate::store::{Listed, OpenError};

/// Begins a run.
pub(crate) fn begin(rules: Rules, seed: Seed, desk: &mut Desk) -> Journey {
    let setup = Setup::with_rules(rules);
    let (session, bytes) = Session::begin(setup, seed).expect("the numbers of the house make a game");
    let stamp = desk.clock.stamp();
    keep(session, bytes, &stamp, desk)
}

/// Goes on with a run from its file.
///
/// # Errors
/// Why the file cannot be gone on with.
pub(crate) fn resume(path: &Path, desk: &mut Desk) -> Result<Journey, OpenError> {
    let opened = desk.store.open::<Forward>(path)?;
    if let Some(notice) = opened.notice {
        desk.say(notice);
    }
    let counsel = counsel(&opened.session, desk);
    Ok(Journey::new(opened.session, opened.keeper, counsel))
}

/// Plays on from a point of another run, as a run of its own.
///
/// # Errors
/// Why the record cannot be taken over, in words.
pub(crate) fn take_over(
    record: &Record<Forward>,
    commands: usize,
    desk: &mut Desk,
) -> Result<Journey, String> {
    let (session, bytes) = Session::take_over(record, commands).map_err(|error| error.to_string())?;
    let stamp = format!("{}-{}", desk.clock.stamp(), Listed::BRANCH);
    Ok(keep(session, bytes, &stamp, desk))
}

/// The page of rules, for runs with these numbers.
pub(crate) fn codex(content: &Content, rules: Rules) -> Codex {
    Codex::new("Forward", chapters(content, rules))
}

fn keep(session: Session<Forward>, bytes: Vec<u8>, stamp: &str, desk: &mut Desk) -> Journey {
    let keeper = desk.keep::<Forward>(session.seed(), bytes, stamp);
    let counsel = counsel(&session, desk);
    Journey::new(session, keeper, counsel)
}

fn counsel(session: &Session<Forward>, desk: &Desk) -> Counsel {
    Counsel::new(&session.setup().content(), session.setup().rules, desk.thinking)
}
