//! Sets of modules.

use std::fmt;
use std::ops::{BitAndAssign, BitOrAssign};

/// A set of modules by their numbers, one bit each: 64 for each word.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Modules<const WORDS: usize = 1> {
    words: [u64; WORDS],
}

impl<const WORDS: usize> Modules<WORDS> {
    /// How many modules there can be.
    pub const MOST: usize = 64 * WORDS;
    /// No module.
    pub const NONE: Self = Self { words: [0; WORDS] };

    /// The set of one module.
    ///
    /// # Panics
    /// When the number is too large for the set.
    pub fn of(module: usize) -> Self {
        let mut modules = Self::NONE;
        modules.insert(module);
        modules
    }

    /// The first so many modules.
    pub fn first(count: usize) -> Self {
        (0..count).collect()
    }

    /// Puts a module into the set.
    ///
    /// # Panics
    /// When the number is too large for the set.
    pub fn insert(&mut self, module: usize) {
        self.words[module / 64] |= 1 << (module % 64);
    }

    /// Takes a module out of the set.
    pub fn remove(&mut self, module: usize) {
        if let Some(word) = self.words.get_mut(module / 64) {
            *word &= !(1 << (module % 64));
        }
    }

    /// Whether a module is in the set.
    pub fn contains(&self, module: usize) -> bool {
        self.words.get(module / 64).is_some_and(|word| word >> (module % 64) & 1 == 1)
    }

    /// How many modules are in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set has no module.
    pub fn is_empty(&self) -> bool {
        self.words == [0; WORDS]
    }

    /// Whether the sets have a module in common.
    pub fn meets(&self, other: &Self) -> bool {
        self.words.iter().zip(other.words).fold(0, |common, (word, other)| common | (word & other)) != 0
    }

    /// The only module in the set, if there is one alone.
    pub fn only(&self) -> Option<usize> {
        let mut modules = self.iter();
        modules.next().filter(|_| modules.next().is_none())
    }

    /// The modules, by their numbers.
    pub fn iter(&self) -> impl Iterator<Item = usize> + Clone + use<WORDS> {
        self.words.into_iter().enumerate().flat_map(|(place, mut word)| {
            std::iter::from_fn(move || {
                let module = (word != 0).then(|| 64 * place + word.trailing_zeros() as usize);
                word &= word.wrapping_sub(1);
                module
            })
        })
    }
}

impl<const WORDS: usize> BitAndAssign for Modules<WORDS> {
    fn bitand_assign(&mut self, other: Self) {
        self.words.iter_mut().zip(other.words).for_each(|(word, other)| *word &= other);
    }
}

impl<const WORDS: usize> BitOrAssign for Modules<WORDS> {
    fn bitor_assign(&mut self, other: Self) {
        self.words.iter_mut().zip(other.words).for_each(|(word, other)| *word |= other);
    }
}

impl<const WORDS: usize> FromIterator<usize> for Modules<WORDS> {
    fn from_iter<I: IntoIterator<Item = usize>>(modules: I) -> Self {
        let mut set = Self::NONE;
        modules.into_iter().for_each(|module| set.insert(module));
        set
    }
}

impl<const WORDS: usize> fmt::Debug for Modules<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
