//! Where letters that rise are written: each over its tile, and none over another.

use super::Popup;
use super::plan::TILE;
use crate::art::{Letters, Spot};

/// How high the letters of a tile begin above it: over the bar of whoever stands there.
const ABOVE: i32 = 13;
/// How far two lines are apart, from top to top: letters, their rims, and a cell between these.
const LINE: i32 = Letters::HEIGHT as i32 + 3;

/// Letters with their place in a picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Written<'a> {
    /// Which letters.
    pub(super) popup: &'a Popup,
    /// Their upper left cell.
    pub(super) at: Spot,
    wide: i32,
}

/// The places of all letters in a picture of a size, the newest first. What is new pushes up what came
/// before, and down where there is no room above.
pub(super) fn stacked(popups: &[Popup], camera: Spot, (wide, tall): Spot) -> Vec<Written<'_>> {
    let mut all: Vec<Written<'_>> = Vec::with_capacity(popups.len());
    for popup in popups.iter().rev().filter(|popup| popup.is_seen()) {
        let length = cells(Letters::new(&popup.text).width());
        let left = popup.at.0 - camera.0 + (TILE - length) / 2;
        let left = left.min(wide - length - 1).max(1);
        let lowest = (tall - LINE + 1).max(1);
        let top = (popup.at.1 - camera.1 - ABOVE - popup.risen()).clamp(1, lowest);
        let beside: Vec<i32> =
            all.iter().filter(|other| other.is_beside(left, length)).map(|other| other.at.1).collect();
        let is_free =
            |top: &i32| (1..=lowest).contains(top) && beside.iter().all(|y| (y - top).abs() >= LINE);
        let ends = beside.iter().flat_map(|y| [y - LINE, y + LINE]);
        let tops = std::iter::once(top).chain(ends).filter(is_free);
        let top = tops.min_by_key(|other| (*other > top, (other - top).abs())).unwrap_or(top);
        all.push(Written { popup, at: (left, top), wide: length });
    }
    all
}

impl Written<'_> {
    /// Whether letters from a cell on would share columns with these, rims and a cell between them
    /// included.
    const fn is_beside(&self, left: i32, wide: i32) -> bool {
        left < self.at.0 + self.wide + 3 && self.at.0 < left + wide + 3
    }
}

fn cells(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use grid::Point;
    use stage::dungeon::{Motion, Role};

    use super::super::corner;
    use super::*;

    const SIZE: Spot = (9 * TILE, 11 * TILE);

    fn popup(at: Point, text: &str, age: u64, motion: Motion) -> Popup {
        Popup { at: corner(at), text: text.to_owned(), role: Role::Note, age, motion }
    }

    /// No two of them share a cell, not even of their rims.
    fn lie_apart(all: &[Written<'_>]) -> bool {
        let apart = |one: &Written<'_>, two: &Written<'_>| {
            (one.at.1 - two.at.1).abs() > LINE - 1 || !two.is_beside(one.at.0, one.wide)
        };
        all.iter().enumerate().all(|(place, one)| all[place + 1..].iter().all(|two| apart(one, two)))
    }

    fn inside(written: &Written<'_>) -> bool {
        let (x, y) = written.at;
        x >= 1 && y >= 1 && x + written.wide < SIZE.0 && y + LINE <= SIZE.1 + 2
    }

    #[test]
    fn letters_of_one_beat_on_the_same_or_a_neighbouring_tile_do_not_overlap() {
        let words = ["Tome of Firebolt", "common Shortbow", "+12 XP +8 gold", "-4"];
        for motion in [Motion::Full, Motion::Reduced] {
            for x in 0..9 {
                for y in 0..11 {
                    for (right, down) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                        let (one, two) = (Point::new(x, y), Point::new(x + right, y + down));
                        let popups = [popup(one, words[0], 40, motion), popup(two, words[1], 0, motion)];
                        let all = stacked(&popups, (0, 0), SIZE);
                        assert_eq!(all.len(), 2);
                        assert!(lie_apart(&all) && all.iter().all(inside), "{one} and {two}: {all:?}");
                    }
                }
            }
            let heap = words.map(|text| popup(Point::new(0, 0), text, 0, motion));
            let all = stacked(&heap, (0, 0), SIZE);
            assert!(all.len() == 4 && lie_apart(&all) && all.iter().all(inside), "in a corner: {all:?}");
        }
    }

    #[test]
    fn what_is_new_pushes_up_what_came_before_and_nothing_covers_whoever_stands_there() {
        let at = Point::new(4, 6);
        let popups = [popup(at, "-4", 0, Motion::Full), popup(at, "CRIT!", 0, Motion::Full)];
        let [newest, before] = stacked(&popups, (0, 0), SIZE).try_into().expect("both are to be seen");
        assert_eq!((newest.popup.text.as_str(), before.at.1), ("CRIT!", newest.at.1 - LINE));
        assert!(newest.at.1 + cells(Letters::HEIGHT) < corner(at).1);
        let many = ["-6", "-4", "-3", "Slow"].map(|text| popup(at, text, 0, Motion::Full));
        let tops: Vec<i32> = stacked(&many, (0, 0), SIZE).iter().map(|written| written.at.1).collect();
        assert!(tops.is_sorted_by(|one, two| one > two), "however many there are: {tops:?}");
        let alone = stacked(&popups[..1], (0, 0), SIZE);
        assert_eq!(alone[0].at.1, newest.at.1, "alone it has the place over its tile");
    }
}
