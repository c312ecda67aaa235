//! What a game says about how its dungeon is painted.

use stage::dungeon::{Dungeon, Filmed, Handled};

use super::field::{Covering, Flying, Lying, Masonry, Standing, Tile, Tiles, Who};
use crate::art::Art;

/// A dungeon that can be painted.
pub(crate) trait Pictured: Filmed + Handled {
    /// What a floor is made of.
    fn masonry(view: &Self::View) -> Masonry;

    /// What somebody looks like.
    fn who(look: Self::Look) -> Who;

    /// What something looks like that stands around.
    fn standing(prop: Self::Prop) -> Standing;

    /// What something looks like that lies around.
    fn lying(find: Self::Find) -> Lying;

    /// What covers a tile.
    fn covering(cover: Self::Cover) -> Covering;

    /// What something looks like that flies.
    fn flying(missile: Self::Missile) -> Flying;

    /// The sign of what ails somebody.
    fn ailing(ailment: Self::Ailment) -> Art;

    /// Plays a noise.
    fn hear(noise: Self::Noise);
}

/// The floor as far as the player knows it.
pub(crate) fn tiles<D: Pictured>(view: &D::View) -> Tiles {
    let extent = <D as Dungeon>::extent(view);
    let mut tiles = Tiles::unknown(D::masonry(view), extent.width, extent.height);
    for at in extent.points() {
        let tile = D::tile(view, at);
        *tiles.tile_mut(at) = Tile {
            sight: tile.sight,
            terrain: tile.terrain,
            prop: tile.prop.map(D::standing),
            find: tile.find.map(D::lying),
            cover: tile.cover.map(D::covering),
        };
    }
    tiles
}
