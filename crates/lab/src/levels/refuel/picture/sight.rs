//! Where things of a world are in its picture, and colours.

use grid::{Direction, Point};
use refuel::{Tile, World};

/// Half of the width of a tile in the picture, and half of its depth.
const WIDE: f64 = 48.0;
const DEEP: f64 = 24.0;
/// How high a level is in the picture.
pub(super) const LEVEL: f64 = 27.0;

/// Where a spot is in the picture; height in levels.
pub(super) fn spot([x, y]: [f64; 2], height: f64) -> (f64, f64) {
    ((x - y) * WIDE, (x + y) * DEEP - height * LEVEL + 50.0)
}

/// Where a spot on the ground is in the picture.
pub(super) fn at(world: &World, place: [f64; 2]) -> (f64, f64) {
    spot(place, height(world, place))
}

/// The height of the ground in levels; over the edge of the world, that of the nearest spot.
pub(super) fn height(world: &World, [x, y]: [f64; 2]) -> f64 {
    let within = |place: f64| place.clamp(0.0, 14.999);
    let [x, y] = [within(x), within(y)];
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a tile of the world")]
    let tile = Point::new(x as u8, y as u8);
    let tile = world.tiles.get(tile).expect("a tile of the world");
    on(tile, [x.fract(), y.fract()])
}

/// The height of a spot of a tile in levels.
pub(super) fn on(tile: Tile, [x, y]: [f64; 2]) -> f64 {
    let down = match tile.downhill {
        None => 0.0,
        Some(Direction::North) => 1.0 - y,
        Some(Direction::East) => x,
        Some(Direction::South) => y,
        Some(Direction::West) => 1.0 - x,
    };
    f64::from(tile.level) - down
}

/// The corners of a shape as an attribute.
pub(super) fn points(corners: &[(f64, f64)]) -> String {
    let corners: Vec<String> = corners.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    corners.join(" ")
}

/// A colour between two others.
pub(super) fn mixed(one: u32, other: u32, part: f64) -> u32 {
    let channel = |shift: u32| {
        let of = |colour: u32| f64::from(colour >> shift & 0xff);
        let mixed = of(one) + (of(other) - of(one)) * part.clamp(0.0, 1.0);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a byte")]
        let byte = mixed.round() as u32;
        byte << shift
    };
    channel(16) | channel(8) | channel(0)
}

/// A colour as it is written.
pub(super) fn hex(colour: u32) -> String {
    format!("#{colour:06x}")
}

/// Some number for a tile that looks like chance, from 0 to 1.
pub(super) fn speckle(at: Point, salt: u32) -> f64 {
    let mixed =
        (u32::from(at.x) * 374_761 + u32::from(at.y) * 668_265 + salt * 97_711).wrapping_mul(2_654_435_761);
    f64::from(mixed >> 16) / 65_536.0
}
