//! All runs of this device.

use super::{RunId, Saved, Shelf, ShelfError};
use crate::fault::Fault;

const RUN: &str = "roguery/run/";
/// What was set aside because a part of it could not be read.
const ASIDE: &str = "roguery/aside/";

/// The runs on a shelf.
#[derive(Clone, Copy, Debug)]
pub struct Vault<S> {
    shelf: S,
}

/// A run in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name.
    pub id: RunId,
    /// The run, or what is wrong with it; then the text is left as it is.
    pub saved: Result<Saved, Fault>,
}

impl<S: Shelf> Vault<S> {
    /// The vault on a shelf.
    pub const fn on(shelf: S) -> Self {
        Self { shelf }
    }

    /// The name under which a run is kept.
    pub fn key(id: &RunId) -> String {
        format!("{RUN}{id}")
    }

    /// All runs, the newest first.
    pub fn list(&self) -> Vec<Listed> {
        let names = self.names().into_iter().rev();
        names.filter_map(|id| self.load(&id).map(|saved| Listed { id, saved })).collect()
    }

    /// Whether a run is kept under a key.
    pub fn is_of_runs(key: &str) -> bool {
        key.starts_with(RUN)
    }

    /// The names of all runs, which begin with their time: the oldest first.
    pub fn names(&self) -> Vec<RunId> {
        let keys = self.shelf.keys();
        keys.iter().filter_map(|key| key.strip_prefix(RUN)).filter_map(|id| RunId::parse(id).ok()).collect()
    }

    /// The run with a name; nothing when there is none.
    pub fn load(&self, id: &RunId) -> Option<Result<Saved, Fault>> {
        self.shelf.read(&Self::key(id)).map(|text| Saved::parse(&text))
    }

    /// The text of a run, whatever is in it: what an export of a damaged entry gives.
    pub fn text(&self, id: &RunId) -> Option<String> {
        self.shelf.read(&Self::key(id))
    }

    /// Keeps a run under a name.
    ///
    /// # Errors
    /// When it is not kept; what was kept before still is.
    pub fn save(&self, id: &RunId, saved: &Saved) -> Result<(), ShelfError> {
        self.save_text(id, &saved.to_text())
    }

    /// Keeps a run that is text already.
    ///
    /// # Errors
    /// As [`Vault::save`].
    pub fn save_text(&self, id: &RunId, text: &str) -> Result<(), ShelfError> {
        self.shelf.write(&Self::key(id), text)
    }

    /// Keeps a copy of a run as it is, before a damaged end is cut off. What was set aside before
    /// stays; what is aside already is not kept twice.
    ///
    /// # Errors
    /// When the copy is not kept.
    pub fn set_aside(&self, id: &RunId) -> Result<(), ShelfError> {
        let Some(text) = self.text(id) else { return Ok(()) };
        let names = (1_u32..).map(|count| match count {
            1 => format!("{ASIDE}{id}"),
            count => format!("{ASIDE}{id}-{count}"),
        });
        for name in names {
            match self.shelf.read(&name) {
                Some(kept) if kept == text => return Ok(()),
                Some(_) => {}
                None => return self.shelf.write(&name, &text),
            }
        }
        Ok(())
    }

    /// All that was set aside, the newest first: the name and the key it is kept under.
    pub fn aside(&self) -> Vec<(String, String)> {
        self.shelf
            .keys()
            .into_iter()
            .rev()
            .filter_map(|key| Some((key.strip_prefix(ASIDE)?.to_owned(), key)))
            .collect()
    }

    /// Forgets a run.
    pub fn remove(&self, id: &RunId) {
        self.shelf.remove(&Self::key(id));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{MemoryShelf, Origin};

    fn id(second: u64) -> RunId {
        RunId::new(second, 7)
    }

    fn saved(byte: u8) -> Saved {
        Saved::begun(Origin::Own, vec![byte; 30], 5)
    }

    #[test]
    fn runs_are_listed_newest_first_and_strangers_are_left_alone() {
        let shelf = MemoryShelf::with_room(10_000);
        shelf.write("other", "text").expect("room");
        shelf.write("roguery/run/Not A Name", "text").expect("room");
        let vault = Vault::on(shelf);
        vault.save(&id(100), &saved(1)).expect("room");
        vault.save(&id(200), &saved(2)).expect("room");
        let listed: Vec<RunId> = vault.list().into_iter().map(|run| run.id).collect();
        assert_eq!(listed, [id(200), id(100)]);
        vault.remove(&id(200));
        assert_eq!(vault.list().len(), 1);
        assert_eq!(vault.load(&id(200)), None);
    }

    #[test]
    fn a_full_shelf_keeps_what_it_had() {
        let vault = Vault::on(MemoryShelf::with_room(200));
        vault.save(&id(1), &saved(1)).expect("room");
        let longer = Saved { record: vec![9; 300], ..saved(1) };
        assert_eq!(vault.save(&id(1), &longer), Err(ShelfError::Full));
        assert_eq!(vault.load(&id(1)), Some(Ok(saved(1))));
    }

    #[test]
    fn a_damaged_entry_is_listed_with_its_fault_and_can_be_set_aside() {
        let shelf = MemoryShelf::with_room(10_000);
        shelf.write(&Vault::<MemoryShelf>::key(&id(3)), "{broken").expect("room");
        let vault = Vault::on(shelf);
        assert!(matches!(vault.list().as_slice(), [Listed { saved: Err(_), .. }]));
        vault.set_aside(&id(3)).expect("room");
        vault.remove(&id(3));
        assert!(vault.list().is_empty());
        assert_eq!(vault.shelf.read(&format!("{ASIDE}{}", id(3))).as_deref(), Some("{broken"));
    }

    #[test]
    fn nothing_that_was_set_aside_is_written_over_or_kept_twice() {
        let vault = Vault::on(MemoryShelf::with_room(10_000));
        for damage in ["one", "one", "two", "three", "two"] {
            vault.save_text(&id(3), damage).expect("room");
            vault.set_aside(&id(3)).expect("room");
        }
        let texts = vault.aside().into_iter().map(|(_, key)| vault.shelf.read(&key).expect("it is listed"));
        let mut texts: Vec<String> = texts.collect();
        texts.sort();
        assert_eq!(texts, ["one", "three", "two"]);
        vault.set_aside(&id(4)).expect("nothing to keep");
        assert_eq!(vault.aside().len(), 3);
    }
}
