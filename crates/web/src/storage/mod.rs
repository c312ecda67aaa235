//! What the browser keeps: runs and settings.

mod browser;
mod chosen;
mod claim;
mod keeper;
mod learned;
mod memory;
mod run_id;
mod saved;
mod shelf;
mod vault;

pub use browser::BrowserShelf;
pub use chosen::Chosen;
pub use claim::{Claim, Claimed};
pub use keeper::{KeepError, Keeper};
pub use learned::Learned;
pub use memory::MemoryShelf;
pub use run_id::RunId;
pub use saved::{Origin, Saved, keep_new};
pub use shelf::{Shelf, ShelfError};
pub use vault::Vault;

/// The runs that the browser keeps.
pub const VAULT: Vault<BrowserShelf> = Vault::on(BrowserShelf);
