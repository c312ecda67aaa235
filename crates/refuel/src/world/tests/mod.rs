//! Worlds as values: drawn, read, kept, and made.

mod drawn;
mod made;
