//! When tiles came into sight: what is new comes out of the dark within a moment.

use grid::Point;
use stage::Millis;

use super::{Tile, Tiles};

/// How long it takes.
const TAKES: Millis = 220;

/// The tiles of a floor that have just come into sight.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unveiling {
    floor: u32,
    /// What was known at the last look, tile by tile.
    known: Vec<bool>,
    /// Tiles that are new, each with when they were first looked at.
    fresh: Vec<(Point, Millis)>,
}

impl Unveiling {
    /// Takes in what is known of a floor now. On a floor that was never looked at, nothing is new: a film
    /// opens it as a whole.
    pub(crate) fn look(&mut self, floor: u32, tiles: &Tiles, now: Millis) {
        let is_other = self.floor != floor || self.known.len() != tiles.all.len();
        self.fresh.retain(|(_, since)| !is_other && now.saturating_sub(*since) < TAKES);
        let width = usize::from(tiles.width);
        let point = |place: usize| {
            let cell = |cell: usize| u8::try_from(cell).unwrap_or(u8::MAX);
            Point::new(cell(place % width), cell(place / width))
        };
        let known: Vec<bool> = tiles.all.iter().map(Tile::is_known).collect();
        if !is_other {
            let is_new = |place: &usize| known[*place] && !self.known[*place];
            self.fresh.extend((0..known.len()).filter(is_new).map(|place| (point(place), now)));
        }
        (self.floor, self.known) = (floor, known);
    }

    /// The tiles that are still coming out of the dark, each with how many sixteenths of it are dark.
    pub(crate) fn veils(&self, now: Millis) -> Vec<(Point, i32)> {
        let dark = |since: Millis| {
            let gone = now.saturating_sub(since).min(TAKES) * 16 / TAKES;
            16 - i32::try_from(gone).unwrap_or(16)
        };
        let veils = self.fresh.iter().map(|(at, since)| (*at, dark(*since)));
        veils.filter(|(_, dark)| *dark > 0).collect()
    }

    /// Whether anything is still coming out of the dark.
    pub(crate) fn is_on(&self, now: Millis) -> bool {
        self.fresh.iter().any(|(_, since)| now.saturating_sub(*since) < TAKES)
    }
}

#[cfg(test)]
mod tests {
    use stage::dungeon::{Sight, Terrain};

    use super::super::Masonry;
    use super::*;

    fn tiles(known: &[usize]) -> Tiles {
        let mut tiles = Tiles::unknown(Masonry::ALL[0], 4, 2);
        for place in known {
            tiles.all[*place] = Tile { sight: Sight::Seen, terrain: Terrain::Floor, ..Tile::default() };
        }
        tiles
    }

    #[test]
    fn what_comes_into_sight_comes_out_of_the_dark_and_stays_there() {
        let mut unveiling = Unveiling::default();
        unveiling.look(1, &tiles(&[0]), 1_000);
        assert!(unveiling.veils(1_000).is_empty(), "a floor is opened as a whole");
        unveiling.look(1, &tiles(&[0, 6]), 2_000);
        let at = Point::new(2, 1);
        assert_eq!(unveiling.veils(2_000), [(at, 16)]);
        assert_eq!(unveiling.veils(2_000 + TAKES / 2), [(at, 8)]);
        assert!(unveiling.is_on(2_000 + TAKES - 1) && !unveiling.is_on(2_000 + TAKES));
        unveiling.look(1, &tiles(&[0, 6]), 2_000 + TAKES);
        assert!(unveiling.veils(2_000 + TAKES).is_empty());
        unveiling.look(2, &tiles(&[0, 1, 2]), 2_001 + TAKES);
        assert!(!unveiling.is_on(2_001 + TAKES), "another floor");
    }
}
