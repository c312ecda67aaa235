//! The report: one page with plots, for a designer to read and to send on.

mod figure;
mod page;
mod scores;
mod sweep;

pub use figure::Figure;
pub use page::page;
pub(crate) use page::{grouped, shell, speed, tile};
