//! A wide picture of each location of Forward, drawn by code.

mod brush;
mod panorama;
mod tier_one;
mod tier_three;
mod tier_two;

use super::Pixels;

pub use brush::grain;
pub use panorama::{FEET, panorama};

/// Cells from left to right.
const WIDTH: usize = 96;
/// Cells from top to bottom.
const HEIGHT: usize = 32;

/// In the order of the road.
const PLACES: [fn(&mut Pixels); 9] = [
    tier_one::lanternless_gate,
    tier_one::fern_hollow,
    tier_one::leaning_orchard,
    tier_two::saltglass_shore,
    tier_two::drowned_stair,
    tier_two::choir_of_stones,
    tier_three::ashen_causeway,
    tier_three::unlit_court,
    tier_three::last_threshold,
];

/// The picture of a location by its place on the road, the first being 0.
///
/// # Panics
/// When the road is not that long.
pub fn vignette(place: usize) -> Pixels {
    let mut pixels = Pixels::new(WIDTH, HEIGHT);
    PLACES[place](&mut pixels);
    pixels
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_of_every_place_is_painted() {
        for place in 0..PLACES.len() {
            let sprite = vignette(place).to_sprite();
            for y in 0..HEIGHT {
                for x in 0..WIDTH {
                    assert!(sprite.ink(x, y).is_some(), "place {place} at {x}, {y}");
                }
            }
        }
    }

    #[test]
    fn no_two_places_look_the_same() {
        for one in 0..PLACES.len() {
            for two in one + 1..PLACES.len() {
                assert_ne!(vignette(one), vignette(two));
            }
        }
    }
}
