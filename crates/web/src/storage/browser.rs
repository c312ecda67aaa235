//! The browser's own shelf.
//!
//! `localStorage` writes before it returns and outlives the tab, so a run is kept the moment a
//! command is played. Where the browser forbids it, texts stay in memory and the page says so.

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
        match storage() {
            Some(storage) => storage.get_item(key).ok().flatten(),
            None => IN_MEMORY.with(|shelf| shelf.read(key)),
        }
    }

    fn write(&self, key: &str, text: &str) -> Result<(), ShelfError> {
        match storage() {
            Some(storage) => storage.set_item(key, text).map_err(|_| ShelfError::Full),
            None => IN_MEMORY.with(|shelf| shelf.write(key, text)).and(Err(ShelfError::Forbidden)),
        }
    }

    fn remove(&self, key: &str) {
        match storage() {
            // What cannot be removed is still there, and the next list shows it.
            Some(storage) => drop(storage.remove_item(key)),
            None => IN_MEMORY.with(|shelf| shelf.remove(key)),
        }
    }

    fn keys(&self) -> Vec<String> {
        let Some(storage) = storage() else { return IN_MEMORY.with(Shelf::keys) };
        let count = storage.length().unwrap_or(0);
        (0..count).filter_map(|place| storage.key(place).ok().flatten()).collect()
    }
}
