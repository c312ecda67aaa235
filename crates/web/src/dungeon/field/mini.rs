//! The map of the whole floor, one to three cells a tile.

use grid::Point;
use stage::dungeon::{Door, Sight, Terrain};

use super::{Tile, Tiles};
use crate::art::{Ink, Pixels};

/// Somebody or something on the map that is no part of the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Blip {
    /// Whoever leads: a bright cross, where there is room for one.
    Own,
    /// Somebody else: a block.
    Other,
    /// Where one would travel.
    Goal,
}

/// Paints the map with so many cells a tile.
pub(crate) fn mini(tiles: &Tiles, blips: &[(Point, Blip)], cells: u8) -> Pixels {
    let size = |count: u8| usize::from(count) * usize::from(cells);
    let mut pixels = Pixels::new(size(tiles.width), size(tiles.height));
    pixels.fill(Ink::Void);
    let cells = i32::from(cells);
    for row in 0..i32::from(tiles.height) {
        for column in 0..i32::from(tiles.width) {
            if let Some(ink) = ink(tiles.tile(column, row)) {
                pixels.rect(column * cells, row * cells, cells, cells, ink);
            }
        }
    }
    for (point, blip) in blips {
        let (x, y) = (i32::from(point.x) * cells, i32::from(point.y) * cells);
        let middle = cells / 2;
        match blip {
            Blip::Own => {
                pixels.rect(x - 1, y + middle, cells + 2, 1, Ink::Bone);
                pixels.rect(x + middle, y - 1, 1, cells + 2, Ink::Bone);
            }
            Blip::Other => pixels.rect(x, y, cells, cells, Ink::Blood),
            Blip::Goal => pixels.frame(x - 1, y - 1, cells + 2, cells + 2, Ink::Lamp),
        }
    }
    pixels
}

fn ink(tile: Tile) -> Option<Ink> {
    let is_seen = match tile.sight {
        Sight::Unknown => return None,
        Sight::Remembered => false,
        Sight::Seen => true,
    };
    if let Some(ink) = tile.prop.and_then(|prop| prop.on_map).or(tile.find.map(|_| Ink::Mist)) {
        return Some(ink);
    }
    Some(match tile.terrain {
        Terrain::Wall => Ink::Panel,
        Terrain::Cracked => Ink::Rust,
        Terrain::Floor if is_seen => Ink::Stone,
        Terrain::Floor => Ink::Slate,
        Terrain::Door(Door::Locked) => Ink::Ember,
        Terrain::Door(_) => Ink::Wood,
        Terrain::Stairs(_) => Ink::Lamp,
    })
}
