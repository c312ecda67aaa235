//! Findings as text, JSON and CSV.

mod csv;
mod json;
mod text;

pub use csv::csv;
pub use json::json;
pub(crate) use text::sweep_table;
pub use text::{text, timing};
