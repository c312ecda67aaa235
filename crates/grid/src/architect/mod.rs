//! Architects: ways to make a floor out of solid rock, each with numbers that say how.
//!
//! An architect opens tiles within a rectangle and none outside of it, so whoever leaves a rim around
//! that rectangle has a floor with a wall all around. Whatever is open hangs together. The same numbers
//! and the same stream make the same floor.

mod bsp;
mod caves;
mod corridors;
mod doors;
mod drunkard;
mod enough;
mod layout;
mod loops;
mod regions;
mod rooms_and_corridors;
mod smoothing;
mod template;

pub use bsp::Bsp;
pub use caves::Caves;
pub use corridors::Corridors;
pub use doors::narrows;
pub use drunkard::Drunkard;
pub use enough::Enough;
pub use layout::Layout;
pub use loops::Loops;
pub use regions::{join, largest, regions};
pub use rooms_and_corridors::RoomsAndCorridors;
pub use smoothing::Smoothing;
pub use template::{Template, TemplateError};

use engine::SplitMix64;

use crate::Area;

/// Somebody who makes floors.
pub trait Architect {
    /// A floor whose open tiles lie within a rectangle; nothing when chance gave none that has what
    /// the numbers ask for, so that whoever wants one tries another stream.
    ///
    /// # Panics
    /// When the rectangle does not lie on the floor.
    fn build<const HEIGHT: usize, const WORDS: usize>(
        &self,
        within: Area,
        stream: &mut SplitMix64,
    ) -> Option<Layout<HEIGHT, WORDS>>;
}
