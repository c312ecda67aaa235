//! The rules as this device tells them: of a creature only once it was met.

use descent::{Descent, Kind};
use engine::Game as _;
use stage::Passage;
use stage::descent::bestiary;

use crate::storage::{BrowserShelf, Learned, Shelf};

/// What a creature that was met is called where that is kept.
fn kept(kind: Kind) -> String {
    format!("met-{kind:?}")
}

/// Keeps that creatures were met, a bit each. Where nothing is kept, they are met again.
pub(in crate::descent) fn keep_met(shelf: &impl Shelf, met: u32) {
    for kind in Kind::ALL.into_iter().filter(|kind| met >> kind.index() & 1 != 0) {
        let _ = Learned::add(shelf, Descent::NAME, &kept(kind));
    }
}

/// The creatures that were ever met on this device, a bit each.
fn met(shelf: &impl Shelf) -> u32 {
    let learned = Learned::of(shelf, Descent::NAME);
    let known = Kind::ALL.into_iter().filter(|kind| learned.has(&kept(*kind)));
    known.fold(0, |all, kind| all | 1 << kind.index())
}

/// The chapters, with the creatures that were met here in place of none.
pub(in crate::descent) fn told_here(chapters: Vec<Passage>) -> Vec<Passage> {
    with_creatures(chapters, met(&BrowserShelf))
}

/// The creatures are the last chapter.
fn with_creatures(mut chapters: Vec<Passage>, met: u32) -> Vec<Passage> {
    let told = bestiary(met);
    if let Some(begins) = chapters.iter().position(|passage| Some(passage) == told.first()) {
        chapters.truncate(begins);
    }
    chapters.extend(told);
    chapters
}

/// The creature that an entry is about, by its name behind its letter.
pub(in crate::descent) fn creature(entry: &str) -> Option<Kind> {
    let (letter, name) = entry.split_once(' ')?;
    Kind::ALL.into_iter().find(|kind| kind.to_string() == name).filter(|_| letter.chars().count() == 1)
}

#[cfg(test)]
mod tests {
    use descent::Setup;
    use stage::Staged as _;

    use super::*;
    use crate::storage::MemoryShelf;

    #[test]
    fn of_creatures_only_those_are_told_that_were_met_here() {
        let chapters = Descent::rulebook(&Setup::default()).chapters;
        let named = |met| {
            let told = with_creatures(chapters.clone(), met).into_iter();
            let name = |passage| match passage {
                Passage::Entry { name, .. } => creature(&name),
                _ => None,
            };
            told.filter_map(name).collect::<Vec<_>>()
        };
        assert_eq!(named(0), []);
        assert_eq!(named(0b101), [Kind::Rat, Kind::Goblin]);
    }

    #[test]
    fn who_was_met_stays_met() {
        let shelf = MemoryShelf::with_room(1_000);
        assert_eq!(met(&shelf), 0);
        keep_met(&shelf, 0b101);
        keep_met(&shelf, 0b1);
        assert_eq!(met(&shelf), 0b101);
    }
}
