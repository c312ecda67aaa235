//! What is worth knowing in a run of those that are kept.

use descent::{Career, Descent};
use engine::record::Record;
use engine::{Game as _, Session};
use stage::descent::{Ghost, Summary, career};
use stage::summarise;

use crate::screen::Desk;
use crate::store::{Contents, Listed};

/// What is known in a run of those before it.
#[derive(Default)]
pub(crate) struct Past {
    /// One's last run on the same seed that has ended, walking along.
    pub(super) ghost: Option<Ghost>,
    /// All runs before, once this one is over.
    pub(super) earlier: Vec<Summary>,
}

impl Past {
    /// Looks through what is kept. Playing through all of it takes a moment, which the beginning of a run
    /// should not.
    pub(super) fn of(session: &Session<Descent>, desk: &Desk) -> Self {
        let own = session.record_bytes();
        let kept = kept(desk).filter(|bytes| *bytes != own);
        if session.game().status().is_over() {
            return Self {
                ghost: None,
                earlier: kept.filter_map(|bytes| summarise::<Descent>(&bytes).ok()).collect(),
            };
        }
        let is_same = |record: &Record<Descent>| {
            record.seed() == session.seed() && record.setup() == session.setup() && record.end().is_some()
        };
        let has_ended = |bytes: &Vec<u8>| Record::read(bytes).is_ok_and(|reading| is_same(&reading.record));
        let ghost = kept.filter(has_ended).last().and_then(|bytes| Ghost::of(&bytes).ok());
        Self { ghost, earlier: Vec::new() }
    }
}

/// What the player has done in all their finished runs.
pub(super) fn own_career(desk: &Desk) -> Career {
    let runs: Vec<Summary> = kept(desk).filter_map(|bytes| summarise::<Descent>(&bytes).ok()).collect();
    career(&runs)
}

/// The bytes of all runs of the game, the oldest first.
fn kept(desk: &Desk) -> impl Iterator<Item = Vec<u8>> {
    let is_own = |listed: &Listed| listed.is_of(Descent::NAME) && !listed.is_branch();
    let own = desk.store.list().into_iter().rev().filter(is_own);
    own.filter_map(|listed| match listed.contents {
        Contents::Run { bytes, .. } => Some(bytes),
        Contents::Unusable(_) => None,
    })
}
