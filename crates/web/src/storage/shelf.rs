//! Where texts are kept by name.

/// A place that keeps texts by name.
pub trait Shelf {
    /// The text with a name.
    fn read(&self, key: &str) -> Option<String>;

    /// Keeps a text under a name, in the place of the one before.
    ///
    /// # Errors
    /// When it is not kept; what was there before still is.
    fn write(&self, key: &str, text: &str) -> Result<(), ShelfError>;

    /// Forgets the text with a name.
    fn remove(&self, key: &str);

    /// The names of all texts, in order.
    fn keys(&self) -> Vec<String>;
}

/// Why a text is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfError {
    /// There is no room left.
    Full,
    /// The browser keeps nothing for this page.
    Forbidden,
}
