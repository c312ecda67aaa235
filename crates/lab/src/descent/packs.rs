//! What somebody carries at the end of a run, and what build that is.

use descent::{Character, Hero, PAIRS, Tag};

/// What somebody carries at the end.
#[derive(Clone, Debug)]
pub(super) struct Pack {
    pub(super) character: Character,
    /// The tags of which there are enough.
    pub(super) full: Vec<Tag>,
    /// The pairs that are complete, by their place in the list.
    pub(super) pairs: Vec<usize>,
    pub(super) build: Build,
}

/// The two tags of which most is carried, at least twice each, in the order of all tags; one where there is only one
/// such tag, and none where there is nothing that goes together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Build([Option<Tag>; 2]);

/// So many items of a tag are a beginning.
const BEGINNING: u8 = 2;

impl Pack {
    pub(super) fn of(hero: &Hero) -> Self {
        let pack = &hero.pack;
        let is_there = |wanted: &str| pack.pairs().any(|pair| pair.name == wanted);
        let pairs = (0..).zip(&PAIRS).filter(|(_, pair)| is_there(pair.name)).map(|(place, _)| place);
        Self {
            character: hero.character,
            full: pack.full_tags().collect(),
            pairs: pairs.collect(),
            build: Build::of(Tag::ALL.map(|tag| pack.count(tag))),
        }
    }
}

impl Build {
    /// How many there can be.
    pub(super) const COUNT: usize = Tag::COUNT * Tag::COUNT + 1;

    fn of(counts: [u8; Tag::COUNT]) -> Self {
        let mut begun: Vec<Tag> =
            Tag::ALL.into_iter().filter(|tag| counts[tag.index()] >= BEGINNING).collect();
        begun.sort_by_key(|tag| std::cmp::Reverse(counts[tag.index()]));
        begun.truncate(2);
        begun.sort_unstable();
        Self([begun.first().copied(), begun.get(1).copied()])
    }

    /// Its place in a table of all.
    pub(super) fn index(self) -> usize {
        match self.0 {
            [Some(first), other] => 1 + first.index() * Tag::COUNT + other.unwrap_or(first).index(),
            [None, _] => 0,
        }
    }

    /// What the build at a place in that table is called.
    pub(super) fn name(index: usize) -> String {
        let Some(place) = index.checked_sub(1) else { return "nothing twice".to_owned() };
        let [first, other] = [place / Tag::COUNT, place % Tag::COUNT].map(|tag| Tag::ALL[tag]);
        if first == other { format!("{first} alone") } else { format!("{first} and {other}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn build(counts: &[(Tag, u8)]) -> String {
        let mut all = [0; Tag::COUNT];
        for (tag, count) in counts {
            all[tag.index()] = *count;
        }
        Build::name(Build::of(all).index())
    }

    #[test]
    fn a_build_is_what_most_is_carried_of() {
        assert_eq!(build(&[(Tag::Edge, 1)]), "nothing twice");
        assert_eq!(build(&[(Tag::Edge, 2), (Tag::Aim, 1)]), "Edge alone");
        assert_eq!(build(&[(Tag::Fortune, 2), (Tag::Ember, 3), (Tag::Aim, 1)]), "Ember and Fortune");
        assert_eq!(build(&[(Tag::Storm, 2), (Tag::Ember, 2), (Tag::Guard, 3)]), "Ember and Guard");
        assert_eq!(build(&[(Tag::Fortune, 6), (Tag::Guard, 6)]), "Guard and Fortune");
    }
}
