//! Six slots, and what all that is in them does together.

use serde::{Deserialize, Serialize};

use crate::items::pair::{PAIRS, Pair};
use crate::{Effect, Gear, Item, Percent, Tag, Turns};

/// What somebody carries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pack {
    slots: [Option<Gear>; Self::SLOTS],
}

impl Pack {
    /// How many things can be carried.
    pub const SLOTS: usize = 6;

    /// What is in a slot.
    pub fn gear(&self, slot: u8) -> Option<&Gear> {
        self.slots.get(usize::from(slot))?.as_ref()
    }

    /// All that is carried, with its slot.
    pub fn iter(&self) -> impl Iterator<Item = (u8, &Gear)> {
        (0..).zip(&self.slots).filter_map(|(slot, gear)| Some((slot, gear.as_ref()?)))
    }

    /// All items that are carried.
    pub fn items(&self) -> impl Iterator<Item = Item> {
        self.slots.iter().flatten().map(|gear| gear.item)
    }

    /// Whether an item is carried.
    pub fn has(&self, item: Item) -> bool {
        self.items().any(|other| other == item)
    }

    /// How many items of a tag are carried.
    pub fn count(&self, tag: Tag) -> u8 {
        self.slots.iter().flatten().map(|gear| u8::from(gear.item.tags().has(tag))).sum()
    }

    /// How many items of each tag are carried.
    fn counts(&self) -> [u8; Tag::COUNT] {
        let mut counts = [0; Tag::COUNT];
        self.items().flat_map(|item| item.tags().iter()).for_each(|tag| counts[tag.index()] += 1);
        counts
    }

    /// What those add to the tag's measure.
    pub fn measure(&self, tag: Tag) -> Percent {
        Tag::bonus(self.count(tag))
    }

    /// The pairs that are complete.
    pub fn pairs(&self) -> impl Iterator<Item = &'static Pair> {
        let counts = self.counts();
        PAIRS.iter().filter(move |pair| pair.tags.iter().all(|tag| counts[tag.index()] > 0))
    }

    /// The tags of which there are enough.
    pub fn full_tags(&self) -> impl Iterator<Item = Tag> {
        let counts = self.counts();
        Tag::ALL.into_iter().filter(move |tag| counts[tag.index()] >= Tag::ENOUGH)
    }

    /// What the items do, each by itself.
    pub fn own_effects(&self) -> impl Iterator<Item = Effect> {
        self.items().flat_map(|item| item.effects().iter().copied())
    }

    /// What the items do because of each other.
    pub fn joint_effects(&self) -> impl Iterator<Item = Effect> {
        let full = self.full_tags().flat_map(|tag| tag.unlocked().iter().copied());
        full.chain(self.pairs().map(|pair| pair.effect))
    }

    /// The slot into which an item would go: the one of its sort if there is only one of that, and an empty one
    /// otherwise, of so many slots.
    pub fn slot_for(&self, item: Item, slots: usize) -> Option<u8> {
        let sort = item.sort();
        let same = self.iter().find(|(_, gear)| sort.is_single() && gear.item.sort() == sort);
        let empty = || (0..).zip(&self.slots[..slots]).find(|(_, gear)| gear.is_none());
        same.map(|(slot, _)| slot).or_else(|| empty().map(|(slot, _)| slot))
    }

    /// Puts something into a slot, and gives what was there.
    pub(crate) fn put(&mut self, slot: u8, gear: Option<Gear>) -> Option<Gear> {
        std::mem::replace(&mut self.slots[usize::from(slot)], gear)
    }

    /// Changes what is in a slot.
    pub(crate) fn gear_mut(&mut self, slot: u8) -> Option<&mut Gear> {
        self.slots[usize::from(slot)].as_mut()
    }

    /// A turn passes for tools that rest.
    pub(crate) fn tick(&mut self) {
        for gear in self.slots.iter_mut().flatten() {
            gear.rest = gear.rest.less(Turns(1));
        }
    }

    /// A new floor: everything is as it was found.
    pub(crate) fn renew(&mut self) {
        for gear in self.slots.iter_mut().flatten() {
            *gear = Gear::new(gear.item);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pack(items: &[Item]) -> Pack {
        let mut pack = Pack::default();
        for item in items {
            let slot = pack.slot_for(*item, Pack::SLOTS).expect("room");
            pack.put(slot, Some(Gear::new(*item)));
        }
        pack
    }

    #[test]
    fn a_second_weapon_takes_the_place_of_the_first() {
        let pack = pack(&[Item::NotchedBlade, Item::Whetstone, Item::LongTooth]);
        assert_eq!(pack.items().collect::<Vec<_>>(), [Item::LongTooth, Item::Whetstone]);
        let full = super::tests::pack(&[
            Item::NotchedBlade,
            Item::Whetstone,
            Item::QuiltedCoat,
            Item::LampOil,
            Item::RainGourd,
            Item::TinderRing,
        ]);
        assert_eq!(full.slot_for(Item::CopperRod, Pack::SLOTS), None);
        assert_eq!(full.slot_for(Item::ScaleHauberk, Pack::SLOTS), Some(2));
        assert_eq!(Pack::default().slot_for(Item::CopperRod, 0), None);
    }

    #[test]
    fn tags_add_up_with_less_each_time_and_unlock_with_three() {
        let tinder = [Item::TinderRing, Item::EmberHeart, Item::RagWick, Item::Bellows];
        let measures: Vec<u16> = (0..=4).map(|count| pack(&tinder[..count]).measure(Tag::Ember).0).collect();
        assert_eq!(measures, [0, 50, 80, 95, 100]);
        assert_eq!(pack(&tinder[..2]).full_tags().count(), 0);
        assert_eq!(pack(&tinder[..3]).full_tags().collect::<Vec<_>>(), [Tag::Ember]);
    }

    #[test]
    fn one_item_of_each_tag_makes_a_pair() {
        let names = |items: &[Item]| pack(items).pairs().map(|pair| pair.name).collect::<Vec<_>>();
        assert_eq!(names(&[Item::CopperRod]), [""; 0]);
        assert_eq!(names(&[Item::CopperRod, Item::RainGourd]), ["Stormlake"]);
        assert_eq!(names(&[Item::RagWick]), ["Arson"], "an item of both is a pair by itself");
    }
}
