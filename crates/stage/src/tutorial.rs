//! What a player has learned by playing, one topic at a time.

use std::fmt;
use std::marker::PhantomData;

/// Something that can be learned by playing.
pub trait Learnable: Copy + PartialEq + 'static {
    /// All of them, the most pressing first.
    const ALL: &'static [Self];

    /// What it is called where it is written down.
    fn name(self) -> &'static str;
}

/// What somebody has learned of the topics of a game. Hints about these are not given any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tutorial<T>(u16, PhantomData<T>);

impl<T> Tutorial<T> {
    /// Nothing yet.
    pub const NONE: Self = Self(0, PhantomData);
}

impl<T> Default for Tutorial<T> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Learnable> Tutorial<T> {
    /// Whether something was learned already.
    pub fn knows(self, topic: T) -> bool {
        self.0 & bit(topic) != 0
    }

    /// Something is learned.
    pub fn learn(&mut self, topic: T) {
        self.0 |= bit(topic);
    }

    /// What somebody has learned elsewhere, as in another run, is learned here too.
    pub const fn add(&mut self, other: Self) {
        self.0 |= other.0;
    }

    /// Reads what [`Display`](fmt::Display) writes. Names that nobody knows any more are left out.
    pub fn read(text: &str) -> Self {
        let mut learned = Self::NONE;
        let is_named = |topic: &&T| text.split(' ').any(|name| name == topic.name());
        T::ALL.iter().filter(is_named).for_each(|topic| learned.learn(*topic));
        learned
    }
}

/// The names of what was learned, for keeping.
impl<T: Learnable> fmt::Display for Tutorial<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let learned = T::ALL.iter().filter(|topic| self.knows(**topic));
        f.write_str(&learned.map(|topic| topic.name()).collect::<Vec<_>>().join(" "))
    }
}

fn bit<T: Learnable>(topic: T) -> u16 {
    let place = T::ALL.iter().position(|known| *known == topic);
    1 << place.expect("every topic is in its list")
}
