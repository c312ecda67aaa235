//! What taking an item would change, before it is taken.

use crate::items::pair::Pair;
use crate::{Gear, Item, Pack, Tag};

/// What taking an item would change about what is carried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The slot it would go to.
    pub slot: u8,
    /// What it would take the place of.
    pub replaces: Option<Item>,
    /// The pairs that would be complete then and are not now.
    pub completes: Vec<&'static Pair>,
    /// The pairs that would not be complete any more.
    pub breaks: Vec<&'static Pair>,
    /// The tags of which there would be another number: so many now, and so many then.
    pub tags: Vec<(Tag, u8, u8)>,
}

impl Change {
    /// The tags whose ability would be unlocked.
    pub fn unlocks(&self) -> impl Iterator<Item = Tag> {
        self.tags
            .iter()
            .filter(|(_, now, then)| *now < Tag::ENOUGH && *then >= Tag::ENOUGH)
            .map(|(tag, ..)| *tag)
    }
}

impl Pack {
    /// What taking an item would change, with so many slots; nothing when there is no room for it.
    pub fn change(&self, item: Item, slots: usize) -> Option<Change> {
        let slot = self.slot_for(item, slots)?;
        let mut then = *self;
        let replaces = then.put(slot, Some(Gear::new(item))).map(|gear| gear.item);
        let missing_in = |pack: &Self, pairs: Vec<&'static Pair>| {
            pairs.into_iter().filter(|pair| !pack.pairs().any(|other| other == *pair)).collect()
        };
        let counts = Tag::ALL.into_iter().map(|tag| (tag, self.count(tag), then.count(tag)));
        Some(Change {
            slot,
            replaces,
            completes: missing_in(self, then.pairs().collect()),
            breaks: missing_in(&then, self.pairs().collect()),
            tags: counts.filter(|(_, now, then)| now != then).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pack(items: &[Item]) -> Pack {
        let mut pack = Pack::default();
        for (slot, item) in (0..).zip(items) {
            pack.put(slot, Some(Gear::new(*item)));
        }
        pack
    }

    #[test]
    fn pairs_and_tags_are_told_before_an_item_is_taken() {
        use Item::{CinderBrand, EmberHeart, LampOil, LongTooth, RainGourd, TinderRing};
        let names = |pairs: &[&Pair]| pairs.iter().map(|pair| pair.name).collect::<Vec<_>>();
        let carried = pack(&[LongTooth, LampOil, TinderRing, EmberHeart]);
        let change =
            carried.change(CinderBrand, Pack::SLOTS).expect("it takes the place of the other weapon");
        assert_eq!((change.slot, change.replaces), (0, Some(LongTooth)));
        assert_eq!(change.tags, [(Tag::Ember, 2, 3), (Tag::Edge, 1, 0)]);
        assert_eq!(change.unlocks().collect::<Vec<_>>(), [Tag::Ember]);
        assert_eq!((names(&change.completes), names(&change.breaks)), (vec![], vec!["Branding"]));
        let change = carried.change(RainGourd, Pack::SLOTS).expect("there is room");
        assert_eq!((change.replaces, names(&change.completes)), (None, vec!["Garden"]));
        assert_eq!(carried.change(RainGourd, 4), None);
    }
}
