//! Heavy thinking beside the page, so that no key ever waits for it.
//!
//! A worker loads the same module as the page and finds no document: it becomes the counsellor,
//! which answers one question after the other. Questions and answers travel as bytes. Where a
//! browser has no workers the page thinks for itself, a moment after the key.
//!
//! What a game asks and answers is its own: it has a `Adviser`, which its cabinet names, and asks by a `Client`.

mod adviser;
mod counsellor;
mod inquiries;
mod message;
mod office;
pub mod records;

pub(crate) use adviser::{Adviser, AnyAdviser};
pub(crate) use counsellor::serve;
pub(crate) use office::Client;
