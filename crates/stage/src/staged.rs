//! A game on the stage.

use engine::record::{Reading, Record};
use engine::{Game, Silence};

use crate::keys::{Action, GameKeys};
use crate::{Chronicle, Film, Group, Kept, Meant, Millis, Motion, Question, Rulebook, Statistics};

/// A game on the stage: what it tells of its runs, for every client.
pub trait Staged:
    Game<Setup: Send + Sync + 'static, Command: Send + Sync + 'static, Event: 'static, View: 'static> + 'static
{
    /// The log and the story of a run.
    type Chronicle: Chronicle<Self> + 'static;
    /// What a command looks and sounds like.
    type Film: Film;
    /// What the player presses at its table.
    type Press: Copy + 'static;
    /// A run in a line.
    type Summary: Clone + Send + Sync + 'static;
    /// A run as it is counted: with all that a record alone does not tell.
    type Counted;
    /// What some runs come to.
    type Statistics: Statistics<Self::Counted> + Send + Sync + 'static;
    /// What can be asked for with keys, beside what every game shares.
    const KEYS: GameKeys;
    /// What is at stake when a run is given up.
    const ABANDONED: &'static str;

    /// The film of a command's events, between the views that everybody has before and after it.
    fn film(
        before: &Self::View,
        after: &Self::View,
        events: &[Self::Event],
        motion: Motion,
        now: Millis,
    ) -> Self::Film;

    /// A command that is still to come, as whoever watches may read it.
    fn command_words(&self, command: Self::Command) -> String;

    /// The rules for runs with this setup.
    fn rulebook(setup: &Self::Setup) -> Rulebook;

    /// A record that was played to where it stands, in a line.
    fn summary(reading: &Reading<Self>, game: &Self) -> Self::Summary;

    /// The same run, given up or not: a record does not tell that.
    #[must_use]
    fn kept(summary: &Self::Summary, kept: Kept) -> Self::Summary;

    /// What an action presses at its table, if it is one of the table's.
    fn press_of(action: Action) -> Option<Self::Press>;

    /// The question before a run is put away that has not come to its end.
    fn before_abandoning() -> Question {
        Question {
            title: "Give this run up?".to_owned(),
            body: Self::ABANDONED.to_owned(),
            yes: "give it up".to_owned(),
            no: "keep it".to_owned(),
        }
    }

    /// Whether a key means, after a film that is still running, what it meant to whoever saw only
    /// the beginning of it.
    fn is_as_seen(before: &Self::View, after: &Self::View, meant: Meant<Self::Command>) -> bool;

    /// Whether something has come up that deserves a look before the next key.
    fn is_alarming(_before: &Self::View, _after: &Self::View) -> bool {
        false
    }
}

/// A game whose runs are compared with others of their rule set.
pub trait Ranked: Staged<Counted = <Self as Staged>::Summary> {
    /// What a run can be compared with.
    fn group(run: &Self::Summary) -> Group;

    /// Counts runs group by group, the oldest first. Named groups are there even without a run.
    fn by_group(runs: &[&Self::Summary]) -> Vec<(Group, Self::Statistics)>;
}

/// Plays a record quickly, to see where it stands.
///
/// # Errors
/// Why the record cannot be played by this version, in words.
pub fn summarise<G: Staged>(bytes: &[u8]) -> Result<G::Summary, String> {
    let reading = Record::<G>::read(bytes).map_err(|error| error.to_string())?;
    let record = &reading.record;
    let mut game = G::new(record.setup(), record.seed()).map_err(|error| error.to_string())?;
    for entry in record.commands() {
        game.play(entry.seat, entry.command, &mut Silence).map_err(|refusal| refusal.to_string())?;
    }
    Ok(G::summary(&reading, &game))
}

/// The rules of the run in a record.
///
/// # Errors
/// Why the record cannot be read by this version, in words.
pub fn rulebook<G: Staged>(bytes: &[u8]) -> Result<Rulebook, String> {
    let record = Record::<G>::read(bytes).map_err(|error| error.to_string())?.record;
    Ok(G::rulebook(record.setup()))
}
