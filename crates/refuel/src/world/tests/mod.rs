//! Worlds as values: drawn, read, kept.

mod drawn;
