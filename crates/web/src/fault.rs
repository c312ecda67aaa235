//! What can be wrong. A fault has no words of its own: each language tells it in its own.

use leptos::wasm_split::SplitLoaderError;

use crate::storage::ShelfError;

/// Something that is wrong, with what a player needs to know to find it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No game has this name.
    NoGame(String),
    /// This game is still being built.
    Unbuilt(&'static str),
    /// A part of the client could not be fetched.
    NotFetched,
    /// No page has this address.
    NoPage(String),
    /// The seed in a link is none.
    Seed(String),
    /// The day in a link is none.
    Day(String),
    /// This is no name of a run.
    RunName(String),
    /// What is kept of a run cannot be read.
    Entry(String),
    /// What is kept of a run was written by another version, in its own layout.
    Layout(u32),
    /// A line of a file has a fault.
    Line(usize, Box<Fault>),
    /// A file is damaged.
    File(String),
    /// The record in a link is damaged.
    Link,
    /// A file is not saved.
    NotSaved(String),
    /// A file cannot be read.
    NotRead(String),
    /// A text is not copied.
    NotCopied(String),
    /// The browser lets only other pages copy.
    CopyForbidden,
    /// A text is not kept.
    Shelf(ShelfError),
    /// Whatever the rules or a record say in their own words.
    Told(String),
}

impl From<String> for Fault {
    fn from(told: String) -> Self {
        Self::Told(told)
    }
}

impl From<SplitLoaderError> for Fault {
    fn from(_: SplitLoaderError) -> Self {
        Self::NotFetched
    }
}

impl From<ShelfError> for Fault {
    fn from(error: ShelfError) -> Self {
        Self::Shelf(error)
    }
}
