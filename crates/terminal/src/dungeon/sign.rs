//! Which sign stands for what.

use stage::dungeon::{Door, Terrain, Tile, TileOf};

use super::Drawn;
use crate::paint::{Charset, Ink, Look};

/// A sign and its ink.
pub(crate) type Sign = (char, Ink);

/// What the ground of a tile is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Texture {
    /// Both characters of the tile, where nothing stands on it.
    pub(crate) signs: [Sign; 2],
    /// What is shown beside whatever stands or lies there.
    pub(crate) beside: Sign,
}

impl Texture {
    /// Nothing.
    pub(crate) const BARE: Self = Self { signs: [(' ', Ink::Text); 2], beside: (' ', Ink::Text) };
}

/// What is to be seen of a tile that is known.
pub(super) fn of_tile<D: Drawn>(tile: &TileOf<D>, look: Look) -> Sign {
    let thing = tile.find.map(D::find).or(tile.prop.map(D::prop));
    thing.filter(|_| !tile.is_wall()).unwrap_or_else(|| of_terrain(tile.terrain, look))
}

/// Ground as it is to be seen: what is remembered is faint.
pub(super) fn dimmed<Prop, Find, Cover>((sign, ink): Sign, tile: &Tile<Prop, Find, Cover>) -> Sign {
    (sign, if tile.is_seen() { ink } else { Ink::Frame })
}

/// What a wall is made of.
pub(crate) const fn wall(look: Look) -> char {
    match look.charset {
        Charset::Unicode => '▒',
        Charset::Ascii => '#',
    }
}

const fn of_terrain(terrain: Terrain, look: Look) -> Sign {
    match terrain {
        Terrain::Wall => (wall(look), Ink::Frame),
        Terrain::Cracked => ('%', Ink::Wane),
        Terrain::Floor => (look.glyphs().dot, Ink::Faint),
        Terrain::Door(Door::Locked) => ('=', Ink::Blood),
        Terrain::Door(Door::Shut) => ('+', Ink::Wane),
        Terrain::Door(Door::Open) => ('\'', Ink::Wane),
        Terrain::Stairs(Door::Open) => ('>', Ink::Gold),
        Terrain::Stairs(_) => ('>', Ink::Faint),
    }
}
