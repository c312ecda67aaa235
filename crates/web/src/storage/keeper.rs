//! The run on the table, kept after each command.

use stage::Kept;

use super::{Claim, Claimed, RunId, Saved, Shelf, ShelfError, Vault};

/// Keeps one run.
#[derive(Clone, Debug)]
pub struct Keeper<S> {
    shelf: S,
    id: RunId,
    saved: Saved,
    claim: Claim,
    /// What was kept last, as far as this tab knows.
    known: Option<String>,
}

/// Why the last command is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeepError {
    /// Another tab has the run.
    Elsewhere,
    /// The shelf does not keep it.
    Shelf(ShelfError),
}

impl<S: Shelf + Copy> Keeper<S> {
    /// Takes a run for this tab. What was kept stays as it is until the next command.
    pub fn take(shelf: S, id: RunId, saved: Saved, tab: &str) -> Self {
        let claim = Claim::take(&shelf, &id, tab);
        let known = Vault::on(shelf).text(&id);
        Self { shelf, id, saved, claim, known }
    }

    /// The name of the run.
    pub const fn id(&self) -> &RunId {
        &self.id
    }

    /// The run as it is to be kept.
    pub const fn saved(&self) -> &Saved {
        &self.saved
    }

    /// This tab's hold on the run.
    pub const fn claim(&self) -> &Claim {
        &self.claim
    }

    /// Adds what a command has written and keeps the run. What could not be kept is tried
    /// again with the next command, so nothing is lost while the tab lives.
    ///
    /// # Errors
    /// When it is not kept.
    pub fn append(&mut self, bytes: &[u8], now: u64) -> Result<(), KeepError> {
        self.saved.record.extend_from_slice(bytes);
        self.saved.played = now;
        self.keep()
    }

    /// Notes that the player has given the run up.
    ///
    /// # Errors
    /// When that is not kept.
    pub fn give_up(&mut self) -> Result<(), KeepError> {
        self.saved.kept = Kept::GivenUp;
        let kept = self.keep();
        if kept.is_err() {
            // A run that could not be given up is played on, and must not be given up later.
            self.saved.kept = Kept::Kept;
        }
        kept
    }

    fn keep(&mut self) -> Result<(), KeepError> {
        let vault = Vault::on(self.shelf);
        // A tab that slept may have missed that another one took the run, played on and left.
        let is_newer = vault.text(&self.id).is_some_and(|text| self.known.as_ref() != Some(&text));
        if is_newer || self.claim.holds(&self.shelf) == Claimed::Elsewhere {
            return Err(KeepError::Elsewhere);
        }
        let text = self.saved.to_text();
        let saved = vault.save_text(&self.id, &text);
        self.known = if saved.is_ok() { Some(text) } else { vault.text(&self.id) };
        saved.map_err(KeepError::Shelf)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{MemoryShelf, Origin};

    impl Shelf for &MemoryShelf {
        fn read(&self, key: &str) -> Option<String> {
            (**self).read(key)
        }

        fn write(&self, key: &str, text: &str) -> Result<(), ShelfError> {
            (**self).write(key, text)
        }

        fn remove(&self, key: &str) {
            (**self).remove(key);
        }

        fn keys(&self) -> Vec<String> {
            (**self).keys()
        }
    }

    fn keeper<'a>(shelf: &'a MemoryShelf, tab: &str) -> Keeper<&'a MemoryShelf> {
        Keeper::take(shelf, RunId::new(1, 1), Saved::begun(Origin::Own, vec![1, 2], 5), tab)
    }

    fn kept(shelf: &MemoryShelf) -> Option<Vec<u8>> {
        Vault::on(shelf).load(&RunId::new(1, 1)).map(|saved| saved.expect("readable").record)
    }

    #[test]
    fn every_command_is_kept_at_once() {
        let shelf = MemoryShelf::with_room(1_000);
        let mut keeper = keeper(&shelf, "one");
        keeper.append(&[3], 6).expect("room");
        keeper.append(&[4, 5], 7).expect("room");
        assert_eq!(kept(&shelf), Some(vec![1, 2, 3, 4, 5]));
    }

    #[test]
    fn a_tab_that_lost_the_run_writes_nothing() {
        let shelf = MemoryShelf::with_room(1_000);
        let mut first = keeper(&shelf, "one");
        let mut second = keeper(&shelf, "two");
        second.append(&[9], 6).expect("room");
        assert_eq!(first.append(&[3], 6), Err(KeepError::Elsewhere));
        assert_eq!(kept(&shelf), Some(vec![1, 2, 9]));
    }

    #[test]
    fn a_tab_that_slept_does_not_write_over_what_was_played_since() {
        let shelf = MemoryShelf::with_room(1_000);
        let mut first = keeper(&shelf, "one");
        first.append(&[3], 6).expect("room");
        let mut second = keeper(&shelf, "two");
        second.append(&[9], 7).expect("room");
        second.claim().release(&shelf);
        assert_eq!(first.append(&[4], 8), Err(KeepError::Elsewhere));
        assert_eq!(kept(&shelf), Some(vec![1, 2, 9]));
    }

    #[test]
    fn a_run_that_could_not_be_given_up_is_played_on() {
        let shelf = MemoryShelf::with_room(240);
        shelf.write("other", &"x".repeat(150)).expect("room");
        let mut keeper = keeper(&shelf, "one");
        assert!(keeper.give_up().is_err());
        shelf.remove("other");
        keeper.append(&[3], 6).expect("room again");
        let saved = Vault::on(&shelf).load(&RunId::new(1, 1)).expect("kept").expect("readable");
        assert_eq!(saved.kept, Kept::Kept);
    }

    #[test]
    fn what_found_no_room_is_kept_as_soon_as_there_is_some() {
        let shelf = MemoryShelf::with_room(240);
        shelf.write("other", &"x".repeat(150)).expect("room");
        let mut keeper = keeper(&shelf, "one");
        assert_eq!(keeper.append(&[3], 6), Err(KeepError::Shelf(ShelfError::Full)));
        shelf.remove("other");
        keeper.append(&[4], 7).expect("room again");
        assert_eq!(kept(&shelf), Some(vec![1, 2, 3, 4]));
    }
}
