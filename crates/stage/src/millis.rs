//! Time on the stage.

/// Thousandths of a second since a moment that the client chose.
pub type Millis = u64;
