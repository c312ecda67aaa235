//! The report: one page with plots, for a designer to read and to send on.

mod page;
mod plot;
mod scores;
mod sweep;

pub use page::page;
pub(crate) use page::{grouped, shell, speed, tile};
pub use plot::Plot;
