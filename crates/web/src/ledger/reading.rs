//! Reading a shelf with thousands of runs, each of which has to be played: a little at a time, and
//! each of them once for as long as the tab is open.

use std::cell::RefCell;
use std::sync::Arc;

use super::{Damaged, Ledger, Run};
use crate::fault::Fault;
use crate::storage::{RunId, Saved, Shelf, Vault};

/// A shelf that is being read, the newest run first.
pub(super) struct Reading<S> {
    game: &'static str,
    vault: Vault<S>,
    /// What is still to be read, the newest at the end.
    left: Vec<RunId>,
    ledger: Ledger,
}

impl<S: Shelf> Reading<S> {
    /// Begins to read the runs of a game.
    pub(super) fn begin(vault: Vault<S>, game: &'static str) -> Self {
        let left = vault.names();
        // Those that were deleted since are forgotten.
        KNOWN.with_borrow_mut(|known| known.retain(|run| left.binary_search(&run.id).is_ok()));
        Self { game, vault, left, ledger: Ledger::default() }
    }

    /// Reads on until all is read or it has been enough; at least one run.
    pub(super) fn read_until(&mut self, mut is_enough: impl FnMut() -> bool) {
        while let Some(id) = self.left.pop() {
            self.read(&id);
            if is_enough() {
                break;
            }
        }
        self.ledger.unread = self.left.len();
    }

    pub(super) const fn is_done(&self) -> bool {
        self.left.is_empty()
    }

    /// What is read so far.
    pub(super) const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    fn read(&mut self, id: &RunId) {
        // Another tab may have deleted it since.
        let Some(saved) = self.vault.load(id) else { return };
        match saved.and_then(|saved| known_or_read(self.game, id, saved)) {
            Ok(Some(run)) => self.ledger.runs.push(run),
            Ok(None) => {}
            Err(fault) => {
                let key = Vault::<S>::key(id);
                self.ledger.damaged.push(Damaged { name: id.to_string(), key, fault });
            }
        }
    }
}

thread_local! {
    /// The runs that were read, by their names, for as long as they are kept as they were.
    static KNOWN: RefCell<Vec<Arc<Run>>> = const { RefCell::new(Vec::new()) };
}

/// The run if it is of this game.
fn known_or_read(game: &str, id: &RunId, saved: Saved) -> Result<Option<Arc<Run>>, Fault> {
    if saved.game()? != game {
        return Ok(None);
    }
    KNOWN.with_borrow_mut(|known| {
        let place = known.partition_point(|run| run.id < *id);
        let before = known.get(place).filter(|run| run.id == *id);
        if let Some(run) = before.filter(|run| run.saved == saved) {
            return Ok(Some(Arc::clone(run)));
        }
        let is_new = before.is_none();
        let run = Run::read(game, id.clone(), saved)?;
        if is_new {
            known.insert(place, Arc::clone(&run));
        } else {
            known[place] = Arc::clone(&run);
        }
        Ok(Some(run))
    })
}

#[cfg(test)]
mod tests {
    use arcade::{Hosted, Options};
    use engine::{Game, Seed};
    use forward::Forward;
    use tactics::Tactics;

    use super::*;
    use crate::storage::{MemoryShelf, Origin};

    fn vault() -> Vault<MemoryShelf> {
        let vault = Vault::on(MemoryShelf::with_room(1 << 20));
        for second in 0..5 {
            let begun =
                Forward::begin(&Options::HOUSE, Seed::from_bits(second)).expect("the house's options");
            let saved = Saved::begun(Origin::Own, begun.record_bytes(), second);
            vault.save(&RunId::new(second, 1), &saved).expect("room");
        }
        let begun = Tactics::begin(&Options::HOUSE, Seed::from_bits(1)).expect("the house's options");
        vault.save(&RunId::new(7, 1), &Saved::begun(Origin::Own, begun.record_bytes(), 7)).expect("room");
        vault.save_text(&RunId::new(8, 1), "{broken").expect("room");
        vault
    }

    fn seeds(ledger: &Ledger) -> Vec<Seed> {
        ledger.runs.iter().map(|run| run.described.seed).collect()
    }

    #[test]
    fn a_shelf_is_read_in_as_many_goes_as_it_takes_the_newest_run_first() {
        crate::games::open_all();
        let mut reading = Reading::begin(vault(), Forward::NAME);
        reading.read_until(|| true);
        assert_eq!((reading.ledger().damaged.len(), reading.ledger().unread), (1, 6));
        let mut goes = 0;
        while !reading.is_done() {
            reading.read_until(|| true);
            goes += 1;
        }
        assert_eq!((goes, reading.ledger().unread), (6, 0));
        assert_eq!(seeds(reading.ledger()), [4, 3, 2, 1, 0].map(Seed::from_bits));
    }

    #[test]
    fn a_run_is_played_once_and_again_only_when_it_is_another_one() {
        crate::games::open_all();
        let read = |vault: Vault<MemoryShelf>| {
            let mut reading = Reading::begin(vault, Forward::NAME);
            reading.read_until(|| false);
            (reading.ledger().runs.clone(), reading.vault)
        };
        let (before, vault) = read(vault());
        let (again, vault) = read(vault);
        assert!(before.iter().zip(&again).all(|(one, other)| Arc::ptr_eq(one, other)));
        let newest = Saved { played: 99, ..before[0].saved.clone() };
        vault.save(&before[0].id, &newest).expect("room");
        let (after, _) = read(vault);
        assert_eq!(after[0].saved, newest);
        assert!(Arc::ptr_eq(&before[1], &after[1]));
    }
}
