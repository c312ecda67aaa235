//! What is carried, taken, laid down, drunk and bought.

use engine::{Seat, Sink};
use grid::Point;

use super::Act;
use crate::offer::Stock;
use crate::{Blessing, Event, Flask, Gear, Gold, Hp, Item, Loot, Offer, Stat, Tag, Thing, Turns, Ware, Who};

impl<S: Sink<Event>> Act<'_, S> {
    /// Something comes to lie on a tile.
    pub(crate) fn drop_loot(&mut self, at: Point, loot: Loot) {
        self.run.level.loot.push((at, loot));
        self.tell_at(at, Event::Dropped { loot, at });
    }

    /// What lies on a tile is somebody's now.
    pub(crate) fn take_up(&mut self, seat: Seat, at: Point) {
        let Some(place) = self.run.level.loot.iter().position(|(point, _)| *point == at) else { return };
        let (_, loot) = self.run.level.loot.remove(place);
        self.tell(Event::Took { seat, loot });
        match loot {
            Loot::Gold(gold) => self.gain_gold(seat, gold),
            Loot::Key => self.run.keys += 1,
            Loot::Flask(flask) => self.gain_flask(seat, flask),
            Loot::Gear(item) => self.gain_item(seat, item),
        }
    }

    /// Gold is found, and is worth its score.
    pub(crate) fn gain_gold(&mut self, seat: Seat, gold: Gold) {
        let hero = self.run.hero(seat);
        let percent = 100
            + u32::from(hero.measure(Tag::Fortune).0) / 2
            + u32::try_from(hero.stat(Stat::Gold)).unwrap_or(0);
        let gold = Gold(u16::try_from(u32::from(gold.0) * percent / 100).unwrap_or(u16::MAX));
        self.run.purse += gold;
        self.run.score += i64::from(gold.0);
    }

    pub(crate) fn gain_flask(&mut self, seat: Seat, flask: Flask) {
        let count = &mut self.hero_mut(seat).flasks[flask.index()];
        *count = count.saturating_add(1);
    }

    /// Something is carried, and what was in its slot lies on the ground.
    pub(crate) fn gain_item(&mut self, seat: Seat, item: Item) {
        let slots = self.run.slots();
        let Some(slot) = self.run.hero(seat).pack.slot_for(item, slots) else { return };
        let hero = self.hero_mut(seat);
        let (old, at) = (hero.pack.put(slot, Some(Gear::new(item))), hero.at);
        hero.refresh();
        if self.run.collected & item.bit() == 0 {
            self.run.collected |= item.bit();
            self.run.score += 5;
        }
        if let Some(old) = old {
            self.drop_loot(at, Loot::Gear(old.item));
        }
    }

    pub(crate) fn lay_down(&mut self, seat: Seat, slot: u8) {
        let hero = self.hero_mut(seat);
        let (gear, at) = (hero.pack.put(slot, None), hero.at);
        hero.refresh();
        if let Some(gear) = gear {
            self.drop_loot(at, Loot::Gear(gear.item));
        }
    }

    /// Something is thrown or used, and rests or is one fewer.
    pub(crate) fn wear_out(&mut self, seat: Seat, slot: u8, at: Point) {
        let Some(gear) = self.hero_mut(seat).pack.gear_mut(slot) else { return };
        gear.left = gear.left.saturating_sub(1);
        gear.rest = gear.item.tool().map_or(Turns::NONE, |tool| tool.rest);
        let item = gear.item;
        self.tell(Event::Threw { seat, item, at });
    }

    pub(crate) fn drink_up(&mut self, seat: Seat, flask: Flask) {
        self.hero_mut(seat).flasks[flask.index()] -= 1;
        self.tell(Event::Drank { seat, flask });
    }

    pub(crate) fn break_flask(&mut self, seat: Seat, flask: Flask, at: Point) {
        self.hero_mut(seat).flasks[flask.index()] -= 1;
        self.tell(Event::Broke { seat, flask, at });
    }

    pub(crate) fn remove_thing(&mut self, at: Point) {
        let level = &mut self.run.level;
        level.things.retain(|(point, _)| *point != at);
        if level.blocked.contains(at) {
            level.blocked.remove(at);
            self.run.sketch.forget();
        }
    }

    /// Something comes to stand on a tile.
    pub(crate) fn place_thing(&mut self, at: Point, thing: Thing) {
        self.run.level.things.push((at, thing));
    }

    pub(crate) fn open_chest(&mut self, at: Point, loot: Loot) {
        self.remove_thing(at);
        self.tell(Event::ChestOpened { at });
        self.drop_loot(at, loot);
    }

    pub(crate) fn spring(&mut self, who: Who, at: Point) {
        self.remove_thing(at);
        self.tell(Event::TrapSprung { who, at });
    }

    pub(crate) fn make_offer(&mut self, offer: Offer, pity: grid::Pity) {
        self.run.pity = pity;
        let count = u8::try_from(offer.items.iter().flatten().count()).unwrap_or(0);
        self.run.offer = Some(offer);
        self.tell(Event::Offered { seat: offer.seat, count });
    }

    /// The next of what was drafted is on this floor.
    pub(crate) fn hand_out(&mut self) -> Option<Item> {
        let next = (!self.run.is_dealt && !self.run.drafted.is_empty()).then(|| self.run.drafted.remove(0));
        self.run.is_dealt |= next.is_some();
        next
    }

    /// What was drafted and spoils what is carried is paid for in gold.
    pub(crate) fn redeem(&mut self, seat: Seat, at: Point) {
        self.remove_thing(at);
        self.run.purse += Offer::REDEMPTION;
        self.tell(Event::OfferLeft { seat, gold: Offer::REDEMPTION });
    }

    /// An offer is answered, and its pedestal bare.
    pub(crate) fn close_offer(&mut self) -> Option<Offer> {
        let offer = self.run.offer.take()?;
        self.run.passed_over |= offer.items.iter().flatten().fold(0, |all, item| all | item.bit());
        if self.run.level.thing(offer.at) == Some(Thing::Pedestal) {
            self.remove_thing(offer.at);
        }
        Some(offer)
    }

    pub(crate) fn tell_chosen(&mut self, seat: Seat, item: Item) {
        self.tell(Event::Chosen { seat, item });
    }

    pub(crate) fn leave_offer(&mut self, seat: Seat) {
        self.run.purse += Offer::CONSOLATION;
        self.tell(Event::OfferLeft { seat, gold: Offer::CONSOLATION });
    }

    pub(crate) const fn stock_up(&mut self, stock: Stock) {
        self.run.stock = stock;
    }

    pub(crate) fn pay(&mut self, seat: Seat, place: u8, price: Gold) -> Option<Ware> {
        let (ware, _) = self.run.stock[usize::from(place)].take()?;
        self.run.purse -= price;
        self.tell(Event::Bought { seat, ware, price });
        Some(ware)
    }

    pub(crate) fn give_gold(&mut self, gold: Gold) {
        self.run.purse += gold;
    }

    pub(crate) fn take_gold(&mut self, gold: Gold) {
        self.run.purse -= gold;
    }

    pub(crate) fn bless(&mut self, seat: Seat, at: Point, blessing: Blessing) {
        self.remove_thing(at);
        let hero = self.hero_mut(seat);
        match blessing {
            Blessing::Strength => hero.blessings[0] += Hp(1),
            Blessing::Stone => hero.blessings[1] += Hp(1),
            Blessing::Breath => hero.hp = hero.most,
        }
        self.tell(Event::Blessed { seat, blessing });
    }

    /// The hearth warms somebody, and is cold from now on.
    pub(crate) fn warm(&mut self, seat: Seat) {
        self.run.is_hearth_lit = false;
        self.tell(Event::Warmed { seat });
    }
}
