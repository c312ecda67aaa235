//! Endless Tower in the browser.

pub mod field;
