//! A shelf that lasts as long as the page.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::{Shelf, ShelfError};

/// Texts in memory, with room for so many bytes.
pub struct MemoryShelf {
    texts: RefCell<BTreeMap<String, String>>,
    /// How many bytes are taken.
    taken: Cell<usize>,
    room: usize,
}

impl MemoryShelf {
    /// An empty shelf with room for so many bytes.
    pub const fn with_room(room: usize) -> Self {
        Self { texts: RefCell::new(BTreeMap::new()), taken: Cell::new(0), room }
    }
}

impl Shelf for MemoryShelf {
    fn read(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn write(&self, key: &str, text: &str) -> Result<(), ShelfError> {
        let mut texts = self.texts.borrow_mut();
        let before = texts.get(key).map_or(0, |text| key.len() + text.len());
        let taken = self.taken.get() - before + key.len() + text.len();
        if taken > self.room {
            return Err(ShelfError::Full);
        }
        texts.insert(key.to_owned(), text.to_owned());
        self.taken.set(taken);
        Ok(())
    }

    fn remove(&self, key: &str) {
        if let Some(text) = self.texts.borrow_mut().remove(key) {
            self.taken.set(self.taken.get() - key.len() - text.len());
        }
    }

    fn keys(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }
}
