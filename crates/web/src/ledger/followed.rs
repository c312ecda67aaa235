//! The ledger of a page, which follows what is stored.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::Millis;

use super::Ledger;
use super::reading::Reading;
use crate::browser::breath::{Breath, breathe};
use crate::browser::clock;
use crate::games::{self, Marquee};
use crate::shell::desk::Desk;
use crate::storage::{BrowserShelf, VAULT, Vault};

/// So long a page may take to read before it is shown: a shelf with some dozen runs is read whole.
const AT_FIRST: Millis = 40;

/// The runs of a game, read again whenever another tab has stored some.
#[derive(Clone, Copy)]
pub(crate) struct Followed {
    game: &'static str,
    ledger: RwSignal<Arc<Ledger>>,
    work: StoredValue<Work>,
}

/// What a page is reading.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    /// Nothing.
    Done,
    /// What is stored.
    Reading,
    /// What was stored a while ago, and then all of it once more. Begun again at once, it would never end
    /// beside a tab that stores something every moment.
    ReadingOutdated,
}

impl Followed {
    pub(super) fn new(game: &'static str) -> Self {
        let ledger = RwSignal::new(Arc::new(Ledger { unread: 1, ..Ledger::default() }));
        let followed = Self { game, ledger, work: StoredValue::new(Work::Done) };
        followed.read_again();
        let stored = Desk::get().stored;
        let are_runs = |key: &Option<String>| key.as_deref().is_none_or(Vault::<BrowserShelf>::is_of_runs);
        let changed = move |stored: &Option<String>, _: Option<&Option<String>>, _: Option<()>| {
            if are_runs(stored) {
                followed.read_again();
            }
        };
        Effect::watch(move || stored.get(), changed, false);
        followed
    }

    /// Looks at what is read so far.
    pub(crate) fn with<T>(self, look: impl FnOnce(&Ledger) -> T) -> T {
        self.ledger.with(|ledger| look(ledger))
    }

    /// Reads what is stored now: this page itself has changed it.
    pub(crate) fn read_again(self) {
        let before = self.work.try_update_value(|work| {
            let before = *work;
            *work = if before == Work::Done { Work::Reading } else { Work::ReadingOutdated };
            before
        });
        if before != Some(Work::Done) {
            return;
        }
        match games::marquee(self.game) {
            // Whatever is stored has to be played, and for that the game has to be here.
            Ok(marquee) if marquee.cabinet().is_none() && !VAULT.names().is_empty() => {
                spawn_local(self.read_once_fetched(marquee));
            }
            _ => self.read_now(),
        }
    }

    async fn read_once_fetched(self, marquee: &Marquee) {
        // Without the game nothing is told; the next change of what is stored tries again.
        let fetched = marquee.open().await.is_ok();
        // The page may have been left.
        if self.ledger.is_disposed() {
            return;
        }
        if fetched {
            self.read_now();
        } else {
            self.work.set_value(Work::Done);
        }
    }

    fn read_now(self) {
        let until = clock::elapsed() + AT_FIRST;
        let mut reading = Reading::begin(VAULT, self.game);
        reading.read_until(|| clock::elapsed() >= until);
        self.tell(&reading);
        if reading.is_done() {
            self.work.set_value(Work::Done);
        } else {
            spawn_local(self.read_rest(reading));
        }
    }

    async fn read_rest(self, mut reading: Reading<BrowserShelf>) {
        while !reading.is_done() {
            breathe().await;
            let breath = Breath::new();
            reading.read_until(|| breath.is_due());
            // The page may have been left.
            if self.ledger.is_disposed() {
                return;
            }
            self.tell(&reading);
        }
        let work = self.work.try_update_value(|work| std::mem::replace(work, Work::Done));
        if work == Some(Work::ReadingOutdated) {
            self.read_again();
        }
    }

    /// Tells what is read: all of it, or twice as much as was told before. More often, everything that
    /// shows it would be made anew each time. What was read whole stays until it is read whole again.
    fn tell(self, reading: &Reading<BrowserShelf>) {
        let is_more = self.ledger.with_untracked(|ledger| {
            ledger.unread > 0 && reading.ledger().runs.len() > 2 * ledger.runs.len()
        });
        if reading.is_done() || is_more {
            self.ledger.set(Arc::new(reading.ledger().clone()));
        }
    }
}

/// All runs of a game, read a little at a time.
pub(super) async fn whole(game: &'static str) -> Ledger {
    let mut reading = Reading::begin(VAULT, game);
    while !reading.is_done() {
        let breath = Breath::new();
        reading.read_until(|| breath.is_due());
        breathe().await;
    }
    reading.ledger().clone()
}
