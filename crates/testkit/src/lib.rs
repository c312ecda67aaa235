//! What the tests of every game share.
//!
//! [`laws`] holds the laws that any game must obey: one call checks them all over many
//! seeds. [`tuning`] does the same for content whose numbers can be changed. [`golden`]
//! compares texts with checked-in files. [`forge`] makes records that nobody wrote, and
//! [`damage()`] spoils some that somebody did. [`tiny`] is a game for testing the engine and
//! the laws themselves.

mod damage;
pub mod forge;
pub mod golden;
pub mod laws;
pub mod tiny;
pub mod tuning;

pub use damage::damage;
