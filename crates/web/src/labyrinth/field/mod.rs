//! The floor as a picture: a pure function from what is to be seen to cells of ink.
//!
//! A tile is 16 by 16 cells, so that a sixteenth of a tile, in which motion is measured, is a cell.
//! [`picture`] paints the view around the hero, [`mini`] the map of the whole floor.

mod brush;
mod figure;
mod ground;
mod marks;
mod masonry;
mod mini;
mod picture;
mod plan;
mod sparks;
mod tableau;
mod things;

#[cfg(test)]
mod tests;

pub use figure::{Figure, Looks, Who};
pub use masonry::Masonry;
pub use mini::{Blip, mini};
pub use picture::picture;
pub use plan::{TILE, centred, corner};
pub use sparks::{Popup, Projectile};
pub use tableau::{
    Aim, Arrival, Door, Find, Ground, Prop, Reticle, Sight, Supply, Tableau, Terrain, Threat, Tile, View,
};
