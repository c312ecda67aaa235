//! Where doors can hang.

use super::Layout;
use crate::{Cells, Direction};

/// The tiles of a set that are passed one way only: open before and behind, and closed on both sides.
pub fn narrows<const HEIGHT: usize, const WORDS: usize>(open: &Cells<HEIGHT, WORDS>) -> Cells<HEIGHT, WORDS> {
    let [north, east, south, west] = Direction::ALL.map(|direction| open.shifted(direction));
    let along = (north & south) - east - west;
    let across = (east & west) - north - south;
    *open & (along | across)
}

impl<const HEIGHT: usize, const WORDS: usize> Layout<HEIGHT, WORDS> {
    /// Where passages meet rooms and a door shuts them: tiles outside of rooms that are closed on both
    /// sides, with a room before or behind. No two of them lie side by side, so that nobody goes
    /// through a door into a door; of two the first is taken, row by row.
    pub fn doorways(&self) -> Cells<HEIGHT, WORDS> {
        let rooms = self.chambers();
        let mut doorways = Cells::NONE;
        for at in ((narrows(&self.open) - rooms) & rooms.spread()).iter() {
            if !Cells::of(at).spread().meets(&doorways) {
                doorways.insert(at);
            }
        }
        doorways
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::rows;
    use crate::{Area, Point, draw, read};

    /// A floor as it is drawn, rooms as `r`, and its doorways as `+`.
    fn with_doors(text: &str, rooms: &[Area]) -> String {
        let map = read(text).expect("a floor");
        let open: Cells<12> =
            map.iter().filter(|(_, letter)| *letter != '#').map(|(point, _)| point).collect();
        let layout = Layout { open, rooms: rooms.to_vec(), links: Vec::new() };
        let doors = layout.doorways();
        draw(
            map.width(),
            map.height(),
            |at| {
                if doors.contains(at) { '+' } else { map.get(at).unwrap_or(' ') }
            },
        )
    }

    #[test]
    fn doors_hang_where_a_passage_meets_a_room_and_fills_its_wall() {
        let rooms = [
            Area::new(Point::new(1, 1), 3, 3),
            Area::new(Point::new(5, 1), 3, 3),
            Area::new(Point::new(10, 1), 3, 3),
            Area::new(Point::new(1, 7), 3, 3),
        ];
        let drawn = with_doors(
            "##############
             #rrr#rrr##rrr#
             #rrr.rrr..rrr#
             #rrr#rrr##rrr#
             ##.###..######
             ##.###..######
             ##.#.......###
             #rrr.#########
             #rrr..########
             #rrr##########
             ##############",
            &rooms,
        );
        // One tile between two rooms is one door, two tiles are not two doors; a passage two tiles
        // wide and a passage that runs along a room have none.
        let wanted = "##############
             #rrr#rrr##rrr#
             #rrr+rrr+.rrr#
             #rrr#rrr##rrr#
             ##+###..######
             ##.###..######
             ##+#.......###
             #rrr.#########
             #rrr..########
             #rrr##########
             ##############";
        assert_eq!(drawn, rows(wanted));
    }
}
