//! Who sees what: the exact shape of a world, lines over it, and what buildings reach (RULES.md, 2).

mod bubble;
mod column;
mod gaze;
mod line;
mod plane;
mod range;
mod region;
mod relief;
mod seam;
mod shape;
mod survey;
#[cfg(test)]
mod tests;
mod walk;
mod watch;
mod watches;

pub use bubble::Bubble;
pub use range::Range;
pub use region::{Reach, Region};
pub use relief::Relief;
pub use shape::Shape;
pub use survey::{Patch, Survey};
pub use watch::Watch;
pub use watches::Watches;
