//! A shelf that lasts as long as the page.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::{Shelf, ShelfError};

/// Texts in memory, with room for so many bytes.
pub struct MemoryShelf {
    texts: RefCell<BTreeMap<String, String>>,
    room: usize,
}

impl MemoryShelf {
    /// An empty shelf with room for so many bytes.
    pub const fn with_room(room: usize) -> Self {
        Self { texts: RefCell::new(BTreeMap::new()), room }
    }
}

impl Shelf for MemoryShelf {
    fn read(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn write(&self, key: &str, text: &str) -> Result<(), ShelfError> {
        let mut texts = self.texts.borrow_mut();
        let others: usize =
            texts.iter().filter(|(name, _)| *name != key).map(|(name, text)| name.len() + text.len()).sum();
        if others + key.len() + text.len() > self.room {
            return Err(ShelfError::Full);
        }
        texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }
}
