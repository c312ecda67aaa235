//! A run in a line.

use engine::record::Record;
use engine::{Audience, Game, Seed, Silence, Status};
use forward::{Forward, Hero, Location, Outcome, Rules};

use crate::games::{Description, RunState};

/// What a list says about a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Summary {
    pub(crate) rules: Rules,
    pub(crate) seed: Seed,
    pub(crate) location: Location,
    pub(crate) hero: Hero,
    pub(crate) score: i64,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) kept: Kept,
}

/// Whether a run without an outcome can still have one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kept {
    /// It can be gone on with.
    Kept,
    /// The player gave it up.
    GivenUp,
}

/// Plays a record quickly, to see where it stands.
///
/// # Errors
/// Why the record cannot be played by this version, in words.
pub(crate) fn summarise(bytes: &[u8]) -> Result<Summary, String> {
    let record = Record::<Forward>::read(bytes).map_err(|error| error.to_string())?.record;
    let mut game = Forward::new(record.setup(), record.seed()).map_err(|error| error.to_string())?;
    for entry in record.commands() {
        game.play(entry.seat, entry.command, &mut Silence).map_err(|refusal| refusal.to_string())?;
    }
    let view = game.view(Audience::Everyone);
    let outcome = match game.status() {
        Status::Awaiting(_) => None,
        Status::Over(outcome) => Some(outcome),
    };
    Ok(Summary {
        rules: view.rules,
        seed: record.seed(),
        location: view.location,
        hero: view.hero,
        score: game.score(),
        outcome,
        kept: Kept::Kept,
    })
}

impl Summary {
    /// Where the run stands or how it ended, in a few words.
    pub(crate) fn headline(&self) -> String {
        match self.outcome {
            None if self.kept == Kept::GivenUp => format!("given up at {}", self.location.name()),
            None => {
                let (place, hero) = (self.location, &self.hero);
                format!("{place} {}, {} HP, {} Lux", place.name(), hero.hp, hero.lux)
            }
            Some(Outcome::Won) => "came through".to_owned(),
            Some(Outcome::Died { cause, location }) => format!("{location} {}, {cause}", location.name()),
        }
    }
}

/// What the list of runs says about a record.
///
/// # Errors
/// As [`summarise`].
pub(crate) fn describe(bytes: &[u8]) -> Result<Description, String> {
    let summary = summarise(bytes)?;
    let state = match summary.outcome {
        None => RunState::UnderWay,
        Some(Outcome::Won) => RunState::Won,
        Some(Outcome::Died { .. }) => RunState::Lost,
    };
    let brief = match state {
        RunState::Won => summary.headline(),
        RunState::UnderWay | RunState::Lost => format!("{} {}", summary.location, summary.location.name()),
    };
    Ok(Description {
        seed: summary.seed,
        rules: summary.rules.to_string(),
        score: summary.score,
        brief,
        headline: summary.headline(),
        state,
    })
}
