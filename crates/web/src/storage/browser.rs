//! The browser's own shelf.
//!
//! `localStorage` writes before it returns and outlives the tab, so a run is kept the moment a
//! command is played. Where the browser forbids it, or has no room, texts stay in memory and the
//! page says so; they are there for as long as the tab is.

use web_sys::Storage;

use super::{MemoryShelf, Shelf, ShelfError};

/// Enough for any run; it is memory of the tab.
const ROOM_WITHOUT_STORAGE: usize = 64 << 20;

thread_local! {
    static IN_MEMORY: MemoryShelf = const { MemoryShelf::with_room(ROOM_WITHOUT_STORAGE) };
}

/// What the browser keeps for this page.
#[derive(Clone, Copy, Debug)]
pub struct BrowserShelf;

impl BrowserShelf {
    /// Whether texts outlive the tab.
    pub fn lasts() -> bool {
        storage().is_some()
    }
}

fn storage() -> Option<Storage> {
    let storage = web_sys::window()?.local_storage().ok().flatten()?;
    // Some browsers hand out a storage that refuses every access.
    storage.length().ok().map(|_| storage)
}

impl Shelf for BrowserShelf {
    fn read(&self, key: &str) -> Option<String> {
        // What found no room is newer than what is stored.
        let in_memory = IN_MEMORY.with(|shelf| shelf.read(key));
        in_memory.or_else(|| storage()?.get_item(key).ok().flatten())
    }

    fn write(&self, key: &str, text: &str) -> Result<(), ShelfError> {
        match storage() {
            Some(storage) if storage.set_item(key, text).is_ok() => {
                IN_MEMORY.with(|shelf| shelf.remove(key));
                Ok(())
            }
            Some(_) => IN_MEMORY.with(|shelf| shelf.write(key, text)).and(Err(ShelfError::Full)),
            None => IN_MEMORY.with(|shelf| shelf.write(key, text)).and(Err(ShelfError::Forbidden)),
        }
    }

    fn remove(&self, key: &str) {
        IN_MEMORY.with(|shelf| shelf.remove(key));
        if let Some(storage) = storage() {
            // What cannot be removed is still there, and the next list shows it.
            drop(storage.remove_item(key));
        }
    }

    fn keys(&self) -> Vec<String> {
        // A shelf in memory has its keys in order and each of them once, and is here already.
        let keys = MemoryShelf::with_room(usize::MAX);
        let add = |key: &String| {
            // It has room for all.
            let _ = keys.write(key, "");
        };
        IN_MEMORY.with(Shelf::keys).iter().for_each(add);
        if let Some(storage) = storage() {
            let count = storage.length().unwrap_or(0);
            (0..count).filter_map(|place| storage.key(place).ok().flatten()).for_each(|key| add(&key));
        }
        keys.keys()
    }
}
