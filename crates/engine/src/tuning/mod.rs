//! Content patches: changing the numbers of a game without compiling it.
//!
//! A game lists its numbers as [`Knob`]s. A patch is a text in a subset of RON that names
//! some of them:
//!
//! ```text
//! (
//!     // A tougher Hollow from the second tier on.
//!     hollow_hp: [6, 9, 11],
//!     max_hp: 22,
//! )
//! ```
//!
//! The reader is our own because the `ron` crate stops at the first error and then knows
//! neither the ranges nor what the misspelt name was meant to be, while a designer wants
//! everything that is wrong, each with its line and column, at once. What this reader
//! accepts, `ron` accepts too; a test keeps it so.

mod apply;
mod error;
mod faults;
mod name;
mod patch;
mod scanner;
mod template;
mod wrong;

pub use apply::{ApplyError, apply};
pub use error::{PatchError, Place, Problem};
pub use faults::{Unsound, faults, sound};
pub use patch::patched;
pub use template::template;
pub use wrong::{Contradiction, OutOfRange, UnknownName};

/// One number of a game's content, or a row of numbers of one kind.
pub struct Knob<C: 'static> {
    /// The name in patches and sweeps.
    pub name: &'static str,
    /// What the number does, in one line.
    pub about: &'static str,
    /// The smallest value that makes sense.
    pub least: i64,
    /// The largest value that makes sense.
    pub most: i64,
    /// How many numbers the row has; 1 for a plain number.
    pub entries: usize,
    /// The number at a place of the row, counted from zero.
    pub read: fn(&C, usize) -> i64,
    /// Sets the number at a place of the row to a value from `least` to `most`.
    pub write: fn(&mut C, usize, i64),
}

impl<C> Knob<C> {
    fn allows(&self, value: i64) -> bool {
        (self.least..=self.most).contains(&value)
    }
}

/// Content whose numbers can be changed.
pub trait Tunable: Clone + Default + 'static {
    /// All the numbers, in the order in which a designer wants to read them.
    fn knobs() -> &'static [Knob<Self>];

    /// What does not go together, although each number may be right by itself; nothing if
    /// all is well. Numbers outside their ranges are no business of this, but must do no harm.
    fn problems(&self) -> Vec<Contradiction>;
}
