//! Which lessons of a game were solved on this device.

use super::{Shelf, ShelfError};

const LEARNED: &str = "roguery/learned/";

/// The lessons that were solved, by their places, which begin with 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Learned(Vec<usize>);

impl Learned {
    /// What was learned of a game. What cannot be read was not: a lesson is soon solved again.
    pub fn of(shelf: &impl Shelf, game: &str) -> Self {
        let text = shelf.read(&key(game)).unwrap_or_default();
        Self(text.split(' ').filter_map(|place| place.parse().ok()).collect())
    }

    /// Whether a lesson was solved.
    pub fn has(&self, place: usize) -> bool {
        self.0.contains(&place)
    }

    /// Notes that a lesson is solved.
    ///
    /// # Errors
    /// When that is not kept.
    pub fn add(shelf: &impl Shelf, game: &str, place: usize) -> Result<(), ShelfError> {
        let mut learned = Self::of(shelf, game);
        if learned.has(place) {
            return Ok(());
        }
        learned.0.push(place);
        let places: Vec<String> = learned.0.iter().map(usize::to_string).collect();
        shelf.write(&key(game), &places.join(" "))
    }
}

fn key(game: &str) -> String {
    format!("{LEARNED}{game}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::MemoryShelf;

    #[test]
    fn what_was_learned_stays_learned_and_is_kept_once() {
        let shelf = MemoryShelf::with_room(1_000);
        for place in [2, 0, 2] {
            Learned::add(&shelf, "tactics", place).expect("room");
        }
        let learned = Learned::of(&shelf, "tactics");
        assert_eq!([0, 1, 2].map(|place| learned.has(place)), [true, false, true]);
        assert_eq!(shelf.read("roguery/learned/tactics").as_deref(), Some("2 0"));
        assert_eq!(Learned::of(&shelf, "other"), Learned::default());
    }

    #[test]
    fn what_cannot_be_read_was_not_learned() {
        let shelf = MemoryShelf::with_room(1_000);
        shelf.write("roguery/learned/tactics", "1 two -3 4").expect("room");
        let learned = Learned::of(&shelf, "tactics");
        assert_eq!([1, 2, 3, 4].map(|place| learned.has(place)), [true, false, false, true]);
    }
}
