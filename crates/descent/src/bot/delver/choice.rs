//! Offers, keepers and what lies around.

use super::memory::is_better_left;
use super::scene::Scene;
use super::worth::{with, worth};
use crate::{Cells, Command, Flask, Item, Loot, Modifier, Pack, Thing, Ware};

/// What somebody gives an item up for, in the measure of `worth`.
const CONSOLATION: i32 = 20;

impl Scene<'_> {
    const fn slots(&self) -> usize {
        if self.view.modifiers.has(Modifier::TornPack) { Pack::SLOTS - 1 } else { Pack::SLOTS }
    }

    /// What an item adds to what is carried, and the slot that must be emptied for it.
    fn benefit(&self, item: Item) -> (i32, Option<u8>) {
        let pack = &self.hero.pack;
        let now = worth(self.hero, pack);
        if let Some(slot) = pack.slot_for(item, self.slots()) {
            return (worth(self.hero, &with(pack, slot, Some(item))) - now, None);
        }
        let slots = pack.iter().map(|(slot, _)| slot);
        let swapped = slots.map(|slot| (worth(self.hero, &with(pack, slot, Some(item))) - now, Some(slot)));
        swapped.max_by_key(|(more, _)| *more).unwrap_or((0, None))
    }

    /// The best of an offer; what it takes the place of is laid down first.
    pub(super) fn answer(&self) -> Option<Command> {
        let offer = self.view.offer?;
        let offered = (0..).zip(offer.items).filter_map(|(place, item)| Some((place, item?)));
        let valued = offered.map(|(place, item): (u8, Item)| (self.benefit(item), place));
        let Some(((more, slot), place)) = valued.max_by_key(|((more, _), _)| *more) else {
            return Some(Command::Leave);
        };
        if more <= CONSOLATION {
            return Some(Command::Leave);
        }
        match slot {
            Some(slot) if self.may(Command::Drop(slot)) => Some(Command::Drop(slot)),
            Some(_) => Some(Command::Leave),
            None => Some(Command::Choose(place)),
        }
    }

    /// What lies here, if it is better than nothing; and what a keeper has, for those who can pay.
    pub(super) fn hoard(&self) -> Option<Command> {
        self.take().or_else(|| self.buy()).or_else(|| self.go_shopping())
    }

    fn take(&self) -> Option<Command> {
        let Some(Loot::Gear(item)) = self.view.loot(self.at()) else { return None };
        let (more, slot) = self.benefit(item);
        (more > 0 && slot.is_none() && self.may(Command::Take)).then_some(Command::Take)
    }

    /// What is worth its price.
    fn wanted(&self) -> Option<u8> {
        let affordable = (0..).zip(&self.view.wares).filter_map(|(place, ware)| {
            let (ware, price) = (*ware)?;
            (price <= self.view.purse).then_some((place, ware, i32::from(price.0.max(1))))
        });
        let valued = affordable.filter_map(|(place, ware, price): (u8, Ware, i32)| {
            let gain = match ware {
                Ware::Item(item) => match self.benefit(item) {
                    (more, None) => more,
                    _ => 0,
                },
                Ware::Flask(Flask::Healing) => 70,
                Ware::Flask(_) => 20,
            };
            (gain >= 40).then_some((gain * 100 / price, place))
        });
        valued.max().map(|(_, place)| place)
    }

    fn buy(&self) -> Option<Command> {
        let place = self.wanted()?;
        Some(Command::Buy(place)).filter(|command| self.may(*command))
    }

    fn go_shopping(&self) -> Option<Command> {
        // Whoever stands rooted keeps nobody from going on, or one would turn back whenever one sees them.
        let is_kept = self.is_fight() && !self.awake().all(is_better_left);
        if is_kept || self.memory.stale > 150 {
            return None;
        }
        self.wanted()?;
        let (keeper, _) = self.view.things.iter().find(|(_, thing)| *thing == Thing::Keeper)?;
        let sides = Cells::of(*keeper).spread() - Cells::of(*keeper);
        if sides.contains(self.at()) {
            return None;
        }
        self.safe_step(&sides)
    }
}
