//! The floor as a picture: a pure function from what is to be seen to cells of ink.
//!
//! A tile is 16 by 16 cells, so that a sixteenth of a tile, in which motion is measured, is a cell.
//! [`picture`] paints the view around whoever leads, [`mini`] the map of the whole floor. Which
//! sprites and inks stand for what is said by each game, as data: nothing here knows one.

mod beyond;
mod brush;
mod cover;
mod covering;
mod figure;
mod flying;
mod footing;
mod ground;
mod marks;
mod masonry;
mod mini;
mod picture;
mod plan;
mod stacked;
mod tableau;
mod things;
mod unveiling;

#[cfg(test)]
mod tests;

pub(crate) use beyond::{Pointer, Sighting, pointers};
pub(crate) use covering::{Covering, Layer};
pub(crate) use figure::{Figure, Looks, Who};
pub(crate) use flying::{Flying, Popup, Projectile};
pub(crate) use footing::raised;
pub(crate) use masonry::{Litter, Masonry, Paving, Walling};
pub(crate) use mini::{Blip, mini};
pub(crate) use picture::picture;
pub(crate) use plan::{TILE, centred, corner};
pub(crate) use tableau::{Aim, Reticle, Tableau, Tile, Tiles, Window};
pub(crate) use things::{Badge, Lying, Standing, Worth};
pub(crate) use unveiling::Unveiling;
