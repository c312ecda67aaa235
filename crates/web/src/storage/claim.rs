//! Which tab a run belongs to.
//!
//! The tab that opened a run last has it. The tab before sees its name gone, says so and
//! writes nothing more, so two tabs never write over each other.

use super::{RunId, Shelf};

const CLAIM: &str = "roguery/claim/";

/// A tab's hold on a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    key: String,
    tab: String,
}

/// Whether a run is still this tab's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// It is.
    Here,
    /// Another tab has opened it since.
    Elsewhere,
}

impl Claim {
    /// Takes a run for a tab, from whichever tab had it.
    pub fn take(shelf: &impl Shelf, run: &RunId, tab: &str) -> Self {
        let claim = Self { key: format!("{CLAIM}{run}"), tab: tab.to_owned() };
        // Without room for a claim there is none for the run either, and saving says so.
        let _ = shelf.write(&claim.key, tab);
        claim
    }

    /// Whether the run is still this tab's. A claim that somebody wiped away is no other tab's.
    pub fn holds(&self, shelf: &impl Shelf) -> Claimed {
        match shelf.read(&self.key) {
            Some(tab) if tab != self.tab => Claimed::Elsewhere,
            _ => Claimed::Here,
        }
    }

    /// Lets go of the run, if it is still this tab's.
    pub fn release(&self, shelf: &impl Shelf) {
        if self.holds(shelf) == Claimed::Here {
            shelf.remove(&self.key);
        }
    }

    /// Whether a change of the shelf is about this claim.
    pub fn is_about(&self, key: &str) -> bool {
        self.key == key
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::MemoryShelf;

    #[test]
    fn the_last_tab_to_open_a_run_has_it() {
        let shelf = MemoryShelf::with_room(1_000);
        let run = RunId::new(1, 1);
        let first = Claim::take(&shelf, &run, "one");
        assert_eq!(first.holds(&shelf), Claimed::Here);
        let second = Claim::take(&shelf, &run, "two");
        assert_eq!(first.holds(&shelf), Claimed::Elsewhere);
        assert_eq!(second.holds(&shelf), Claimed::Here);
        first.release(&shelf);
        assert_eq!(second.holds(&shelf), Claimed::Here, "only the owner lets go");
        second.release(&shelf);
        assert!(shelf.keys().is_empty());
    }
}
