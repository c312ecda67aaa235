//! Heavy thinking beside the page, so that no key ever waits for it.
//!
//! A worker loads the same module as the page and finds no document: it becomes the counsellor,
//! which answers one question after the other. Questions and answers travel as bytes. Where a
//! browser has no workers the page thinks for itself, a moment after the key.
//!
//! A game adds a file with its questions and answers, and a line in `Ask` and
//! `Reply`.

mod counsellor;
mod forward;
mod inquiries;
mod message;
mod mind;
mod office;
pub mod records;
pub mod tactics;

pub(crate) use counsellor::serve;
pub use forward::{Answer, Counsel, Question};
