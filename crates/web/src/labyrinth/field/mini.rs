//! The map of the whole floor, one to three cells a tile.

use grid::Point;

use super::{Door, Ground, Prop, Sight, Supply, Terrain, Tile};
use crate::art::{Ink, Pixels};

/// Somebody or something on the map that is no part of the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blip {
    /// The hero: a bright cross, where there is room for one.
    Hero,
    /// A foe: a block.
    Foe,
    /// Where one would travel.
    Goal,
}

/// Paints the map with so many cells a tile.
pub fn mini(ground: &Ground, blips: &[(Point, Blip)], cells: u8) -> Pixels {
    let size = |tiles: u8| usize::from(tiles) * usize::from(cells);
    let mut pixels = Pixels::new(size(ground.width), size(ground.height));
    pixels.fill(Ink::Void);
    let cells = i32::from(cells);
    for row in 0..i32::from(ground.height) {
        for column in 0..i32::from(ground.width) {
            if let Some(ink) = ink(ground.tile(column, row)) {
                pixels.rect(column * cells, row * cells, cells, cells, ink);
            }
        }
    }
    for (point, blip) in blips {
        let (x, y) = (i32::from(point.x) * cells, i32::from(point.y) * cells);
        let middle = cells / 2;
        match blip {
            Blip::Hero => {
                pixels.rect(x - 1, y + middle, cells + 2, 1, Ink::Bone);
                pixels.rect(x + middle, y - 1, 1, cells + 2, Ink::Bone);
            }
            Blip::Foe => pixels.rect(x, y, cells, cells, Ink::Blood),
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
    if let Some(ink) = tile.prop.and_then(landmark).or(tile.find.map(|_| Ink::Mist)) {
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

/// What one would look for on a map.
const fn landmark(prop: Prop) -> Option<Ink> {
    match prop {
        Prop::Chest | Prop::Key => Some(Ink::Lamp),
        Prop::Spikes | Prop::Darts => Some(Ink::Wine),
        Prop::Pad(_) => Some(Ink::Dusk),
        Prop::Shop | Prop::HealStation => Some(Ink::Life),
        Prop::Fountain(Supply::There) => Some(Ink::Tide),
        Prop::Shrine(Supply::There) => Some(Ink::Lux),
        Prop::Statue | Prop::Fountain(Supply::Spent) | Prop::Shrine(Supply::Spent) => None,
    }
}
