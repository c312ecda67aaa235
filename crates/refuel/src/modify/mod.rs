//! The one way in which anything alters a number: a base, what alters it in order, and what is accepted in the end.
//!
//! Who alters what is gathered in [`Changes`] when something is built, sold, grows or ends, never within a tick; what
//! comes of it is kept as [`Stats`](crate::Stats) beside the building. [`Changes::breakdown`] says afterwards how a
//! number came about. RULES.md, 4.

mod breakdown;
mod changes;
mod gain;
mod origin;
mod reckoning;
#[cfg(test)]
mod tests;

pub use breakdown::{Breakdown, Verdict};
pub use changes::Changes;
pub use gain::{Bend, GainRule, Gains};
pub use origin::Origin;
pub use reckoning::Reckoning;
