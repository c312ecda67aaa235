//! Noise in whole numbers: it goes up and down over a few tiles, and a little more over fewer.

use engine::SplitMix64;

use super::TILES;

/// Heights at the corners of a lattice, from 0 to 1000.
pub(super) struct Noise {
    coarse: Vec<i32>,
    fine: Vec<i32>,
}

/// How far apart the corners of the lattices are, in thousandths of a tile.
const COARSE: i32 = 2200;
const FINE: i32 = 700;
/// Corners in a row, enough for the finest lattice.
const ROW: usize = TILES * 1000 / FINE as usize + 2;

impl Noise {
    pub(super) fn drawn(stream: &mut SplitMix64) -> Self {
        let mut corners =
            || (0..ROW * ROW).map(|_| i32::try_from(stream.below(1001)).expect("it is small")).collect();
        Self { coarse: corners(), fine: corners() }
    }

    /// The noise at a place, from 0 to 1000: two thirds of it coarse.
    pub(super) fn at(&self, x: i32, y: i32) -> i32 {
        (2 * between(&self.coarse, COARSE, x, y) + between(&self.fine, FINE, x, y)) / 3
    }
}

/// What lies between the four corners around a place.
fn between(corners: &[i32], step: i32, x: i32, y: i32) -> i32 {
    let split = |place: i32| {
        (usize::try_from(place / step).expect("a place in the world"), eased(place % step, step))
    };
    let ((column, right), (row, down)) = (split(x), split(y));
    let corner = |dx: usize, dy: usize| i64::from(corners[(row + dy) * ROW + column + dx]);
    let mix = |one: i64, other: i64, part: i64| one + (other - one) * part / 1000;
    let [upper, lower] = [0, 1].map(|dy| mix(corner(0, dy), corner(1, dy), right));
    i32::try_from(mix(upper, lower, down)).expect("it lies between its corners")
}

/// How far on one is from one corner to the next, in thousandths, slowly at both.
fn eased(part: i32, whole: i32) -> i64 {
    let part = i64::from(part) * 1000 / i64::from(whole);
    part * part * (3000 - 2 * part) / 1_000_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_steady_and_goes_up_and_down() {
        let noise = Noise::drawn(&mut SplitMix64::new(1));
        let all: Vec<i32> = (0..15_000).step_by(10).map(|x| noise.at(x, 14_999)).collect();
        assert!(all.windows(2).all(|pair| pair[0].abs_diff(pair[1]) < 30));
        assert!(all.iter().all(|one| (0..=1000).contains(one)));
        let [least, most] = [all.iter().min(), all.iter().max()].map(|one| *one.expect("there are some"));
        assert!(most - least > 300, "{least} to {most}");
        assert_eq!([eased(0, 700), eased(350, 700)], [0, 500]);
    }
}
