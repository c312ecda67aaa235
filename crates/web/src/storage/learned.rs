//! What was learned of a game on this device: lessons that were solved, hints that were followed.

use super::{Shelf, ShelfError};

const LEARNED: &str = "roguery/learned/";

/// The lessons that were solved, or hints that were followed, by their titles: one that is added
/// between others changes nothing about those.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Learned(Vec<String>);

impl Learned {
    /// What was learned of a game. What cannot be read was not: a lesson is soon solved again.
    pub fn of(shelf: &impl Shelf, game: &str) -> Self {
        let text = shelf.read(&key(game)).unwrap_or_default();
        Self(serde_json::from_str(&text).unwrap_or_default())
    }

    /// Whether something was learned.
    pub fn has(&self, title: &str) -> bool {
        self.0.iter().any(|known| known == title)
    }

    /// All that was learned.
    pub fn titles(&self) -> &[String] {
        &self.0
    }

    /// Notes that something was learned.
    ///
    /// # Errors
    /// When that is not kept.
    pub fn add(shelf: &impl Shelf, game: &str, title: &str) -> Result<(), ShelfError> {
        let mut learned = Self::of(shelf, game);
        if learned.has(title) {
            return Ok(());
        }
        learned.0.push(title.to_owned());
        shelf.write(&key(game), &serde_json::to_string(&learned.0).expect("a list of texts"))
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
        for title in ["Past the guard", "Win this turn", "Past the guard"] {
            Learned::add(&shelf, "tactics", title).expect("room");
        }
        let learned = Learned::of(&shelf, "tactics");
        let titles = ["Win this turn", "Something new", "Past the guard"];
        assert_eq!(titles.map(|title| learned.has(title)), [true, false, true]);
        assert_eq!(learned.titles(), ["Past the guard", "Win this turn"]);
        let kept = shelf.read("roguery/learned/tactics");
        assert_eq!(kept.as_deref(), Some(r#"["Past the guard","Win this turn"]"#));
        assert_eq!(Learned::of(&shelf, "other"), Learned::default());
    }

    #[test]
    fn what_cannot_be_read_was_not_learned() {
        let shelf = MemoryShelf::with_room(1_000);
        // The first is how lessons were kept by their places.
        for text in ["2 0", "0", r#"["Win this turn""#, ""] {
            shelf.write("roguery/learned/tactics", text).expect("room");
            assert_eq!(Learned::of(&shelf, "tactics"), Learned::default(), "{text}");
        }
    }
}
