//! The ledger of a page, which follows what is stored.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::Millis;

use super::Ledger;
use super::reading::Reading;
use crate::breath::breathe;
use crate::clock;
use crate::desk::Desk;
use crate::storage::{BrowserShelf, VAULT};

/// So long a page may take to read before it is shown: a shelf with some dozen runs is read whole.
const AT_FIRST: Millis = 40;
/// So long no key is heard while the rest is read.
const AT_ONCE: Millis = 10;

/// The runs of a game, read again whenever another tab has stored something.
#[derive(Clone, Copy)]
pub(crate) struct Followed {
    game: &'static str,
    ledger: RwSignal<Arc<Ledger>>,
    /// Counts how often reading has begun: whoever reads for an earlier time stops.
    rounds: StoredValue<u32>,
}

impl Followed {
    pub(super) fn new(game: &'static str) -> Self {
        let followed =
            Self { game, ledger: RwSignal::new(Arc::new(Ledger::default())), rounds: StoredValue::new(0) };
        followed.read_again();
        let stored = Desk::get().stored;
        Effect::watch(move || stored.track(), move |(), _, _: Option<()>| followed.read_again(), false);
        followed
    }

    /// Looks at what is read so far.
    pub(crate) fn with<T>(self, look: impl FnOnce(&Ledger) -> T) -> T {
        self.ledger.with(|ledger| look(ledger))
    }

    /// Reads what is stored now: this page itself has changed it.
    pub(crate) fn read_again(self) {
        let Some(round) = self.rounds.try_update_value(|rounds| {
            *rounds += 1;
            *rounds
        }) else {
            return;
        };
        let mut reading = Reading::begin(VAULT, self.game);
        reading.read_until(enough(AT_FIRST));
        // What was read whole before stays until it is read whole again.
        let is_known = round > 1 && self.ledger.with_untracked(|ledger| ledger.unread == 0);
        if reading.is_done() || !is_known {
            self.ledger.set(Arc::new(reading.ledger().clone()));
        }
        if !reading.is_done() {
            spawn_local(self.read_rest(reading, round));
        }
    }

    async fn read_rest(self, mut reading: Reading<BrowserShelf>, round: u32) {
        while !reading.is_done() {
            breathe().await;
            // The page may have been left.
            if self.rounds.try_get_value() != Some(round) {
                return;
            }
            reading.read_until(enough(AT_ONCE));
            let Some(ledger) = self.ledger.try_get_untracked() else { return };
            // Told only when there is twice as much as before, or all that is told would be made anew each time.
            let is_more = ledger.unread > 0 && reading.ledger().runs.len() > 2 * ledger.runs.len();
            if reading.is_done() || is_more {
                let _ = self.ledger.try_set(Arc::new(reading.ledger().clone()));
            }
        }
    }
}

fn enough(millis: Millis) -> impl FnMut() -> bool {
    let until = clock::elapsed() + millis;
    move || clock::elapsed() >= until
}

/// All runs of a game, read a little at a time.
pub(super) async fn whole(game: &'static str) -> Ledger {
    let mut reading = Reading::begin(VAULT, game);
    while !reading.is_done() {
        reading.read_until(enough(AT_ONCE));
        breathe().await;
    }
    reading.ledger().clone()
}
