//! What the runs on this device have opened.

use descent::{Career, Descent};
use stage::descent::Summary;

use crate::games::summary;
use crate::ledger::{Ledger, Run};
use crate::storage::RunId;

/// What comes of all finished runs of the player's own.
pub(in crate::descent) fn career(ledger: &Ledger) -> Career {
    career_without(ledger, None)
}

/// The same as it would be without one of them.
pub(in crate::descent) fn career_without(ledger: &Ledger, left_out: Option<&RunId>) -> Career {
    let counted = ledger.runs.iter().filter(|run| counts(run) && Some(&run.id) != left_out);
    let runs: Vec<Summary> = counted.map(|run| summary::<Descent>(&run.gist, run.saved.kept)).collect();
    stage::descent::career(&runs)
}

/// Runs of bots open nothing, and neither does what was brought in or taken over.
fn counts(run: &Run) -> bool {
    run.bots.is_none() && run.saved.origin.counts()
}
