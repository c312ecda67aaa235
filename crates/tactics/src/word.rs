//! The words that commands and positions are written with.

/// Something with one short word for it, in small letters and without a space.
pub trait Word: Copy + 'static {
    /// Everything of the kind.
    const ALL: &'static [Self];

    /// The word.
    fn word(self) -> &'static str;

    /// What a word stands for.
    fn read(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|known| known.word() == word)
    }
}
