//! The look of the arcade: one palette, our own pixels, letters and pictures.
//!
//! `docs/art-direction.md` says what it should look like and why.

mod letters;
mod palette;
pub mod picture;
mod pixels;
pub mod sign;
mod spot;
mod sprite;
mod sprites;
pub mod tiny;
mod vignette;

pub use letters::{Letters, glyph};
pub use palette::{Ink, Rgb, Theme};
pub use picture::{Drawing, Icon, Picture, paint};
pub use pixels::{Flip, Pixels};
pub use sign::Sign;
pub use spot::{Spot, between, stays, wait};
pub use sprite::{Sprite, SpriteError};
pub use sprites::Art;
pub use vignette::{FEET, grain, panorama, vignette};
