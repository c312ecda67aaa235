//! How a match begins, or begins again.

use std::path::Path;

use engine::record::Record;
use engine::{Seed, Session};
use stage::tactics::{Lesson, Table, chapters};
use tactics::bot::Level;
use tactics::{Content, RuleSet, Setup, Side, Tactics};

use super::Duel;
use crate::screen::Desk;
use crate::screens::Codex;
use crate::store::{Listed, OpenError};

/// Begins a match.
pub(crate) fn begin(rules: RuleSet, table: Table, seed: Seed, desk: &mut Desk) -> Duel {
    let (session, bytes) =
        Session::begin(Setup::with_rules(rules), seed).expect("the numbers of the house make a game");
    let stamp = format!("{}-{table}", desk.clock.stamp());
    let keeper = desk.keep::<Tactics>(seed, bytes, &stamp);
    Duel::new(session, Some(keeper), table, desk)
}

/// Goes on with a match from its file.
///
/// # Errors
/// Why the file cannot be gone on with.
pub(crate) fn resume(path: &Path, desk: &mut Desk) -> Result<Duel, OpenError> {
    let opened = desk.store.open::<Tactics>(path)?;
    if let Some(notice) = opened.notice {
        desk.say(notice);
    }
    let table = table_of(path).unwrap_or(Table::hot_seat());
    Ok(Duel::new(opened.session, Some(opened.keeper), table, desk).with_taken_back(opened.taken_back))
}

/// Plays on from a point of another match, as a match of its own.
///
/// # Errors
/// Why the record cannot be taken over, in words.
pub(super) fn take_over(
    record: &Record<Tactics>,
    commands: usize,
    watched: Option<Table>,
    desk: &mut Desk,
) -> Result<Duel, String> {
    let (session, bytes) = Session::take_over(record, commands).map_err(|error| error.to_string())?;
    let table = Table::to_take_over(watched, session.game().position().decider().unwrap_or(Side::One));
    let stamp = format!("{}-{table}-{}", desk.clock.stamp(), Listed::BRANCH);
    let keeper = desk.keep::<Tactics>(session.seed(), bytes, &stamp);
    Ok(Duel::new(session, Some(keeper), table, desk))
}

/// A lesson, which is kept nowhere.
pub(super) fn learn(lesson: &'static Lesson, desk: &mut Desk) -> Duel {
    let (session, _) = Session::begin(lesson.setup(), Seed::from_bits(0)).expect("a lesson can be played");
    let table = Table::against(Level::Hard, Lesson::SIDE);
    Duel::new(session, None, table, desk).with_lesson(lesson)
}

/// Who sat at the board of a match, as the name of its file tells it.
pub(crate) fn table_of(path: &Path) -> Option<Table> {
    path.file_stem().and_then(|name| name.to_str()).and_then(Table::in_name)
}

/// The page of rules, for matches with these numbers.
pub(crate) fn codex(content: &Content) -> Codex {
    Codex::new("5x5 Tactics", chapters(content))
}
