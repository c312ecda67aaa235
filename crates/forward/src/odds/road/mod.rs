//! Odds of the road: what lies behind the backs, and what a round comes to.

mod backs;
mod exchange;
mod shown;

pub(crate) use backs::kinds;
pub use exchange::Exchange;
