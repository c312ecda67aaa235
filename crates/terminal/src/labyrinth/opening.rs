//! How a run begins, or begins again.

use std::path::Path;

use engine::record::Record;
use engine::{Bot, Game, Perspective, Seat, Seed, Session, Silence};
use labyrinth::bot::Tactician;
use labyrinth::{Content, Rules, Setup, Tower};
use stage::labyrinth::chapters;

use super::Climb;
use crate::screen::Desk;
use crate::screens::Codex;
use crate::store::{Listed, OpenError};

/// So many commands of a bot are enough to watch.
const LONG: usize = 4_000;

/// Begins a run.
pub(crate) fn begin(rules: Rules, seed: Seed, desk: &mut Desk) -> Climb {
    let setup = Setup::with_rules(rules);
    let (session, bytes) = Session::begin(setup, seed).expect("the numbers of the house make a game");
    let stamp = desk.clock.stamp();
    keep(session, bytes, &stamp, desk)
}

/// Goes on with a run from its file.
///
/// # Errors
/// Why the file cannot be gone on with.
pub(crate) fn resume(path: &Path, desk: &mut Desk) -> Result<Climb, OpenError> {
    let opened = desk.store.open::<Tower>(path)?;
    if let Some(notice) = opened.notice {
        desk.say(notice);
    }
    Ok(Climb::new(opened.session, opened.keeper, desk.store.learned()))
}

/// Plays on from a point of another run, as a run of its own.
///
/// # Errors
/// Why the record cannot be taken over, in words.
pub(crate) fn take_over(record: &Record<Tower>, commands: usize, desk: &mut Desk) -> Result<Climb, String> {
    let (session, bytes) = Session::take_over(record, commands).map_err(|error| error.to_string())?;
    let stamp = format!("{}-{}", desk.clock.stamp(), Listed::BRANCH);
    Ok(keep(session, bytes, &stamp, desk))
}

/// How a bot climbs, to its end or for a long while.
pub(super) fn by_bot(setup: &Setup, seed: Seed) -> Session<Tower> {
    let (mut session, _) = Session::<Tower>::begin(setup.clone(), seed).expect("the run has begun once");
    let mut bot = Tactician::new(setup.content());
    while session.commands().len() < LONG && !session.game().status().is_over() {
        let command = bot.choose(Perspective::new(session.game(), Seat::FIRST));
        if session.play(Seat::FIRST, command, &mut Silence).is_err() {
            break;
        }
    }
    session
}

/// The page of rules, for runs with these numbers.
pub(crate) fn codex(content: &Content, rules: Rules) -> Codex {
    Codex::new("Endless Tower", chapters(content, rules))
}

fn keep(session: Session<Tower>, bytes: Vec<u8>, stamp: &str, desk: &mut Desk) -> Climb {
    let keeper = desk.keep::<Tower>(session.seed(), bytes, stamp);
    Climb::new(session, keeper, desk.store.learned())
}
