//! Finding, taking, wearing and drinking things.

use engine::Sink;
use grid::{Flood, Point};

use super::Act;
use crate::{Bow, Cells, Charges, Event, Flask, Healing, Item, Loot, Make, Perk, Rarity, Slot, Spell};

impl<S: Sink<Event>> Act<'_, S> {
    /// What a chest holds depends on the seed, the floor and its tile alone.
    pub(super) fn open_chest(&mut self, at: Point) {
        self.run.ground.remove_thing(at);
        let floor = self.run.ground.number;
        let mut luck = self.run.luck_of("chest", at);
        // Two chests of the first floor teach what else there is than bumping.
        let loot = match self.run.ground.gifts.map(|gift| gift == Some(at)) {
            [true, _] => {
                Loot::Gear(self.run.content.plain(Make::Bow(Bow::Short), Rarity::Common, floor, None))
            }
            [_, true] => Loot::Tome(Spell::ALL[luck.below(4) as usize]),
            _ => self.run.content.chest(floor, &mut luck),
        };
        self.run.ground.loot.push((at, loot));
    }

    /// Takes what lies on a tile, if there is room for it.
    pub(super) fn pick_up(&mut self, at: Point) {
        let Some(loot) = self.run.ground.loot(at) else { return };
        if !self.run.has_room_for(loot) {
            return self.tell(Event::LeftLying { loot, at });
        }
        self.run.ground.loot.retain(|(point, _)| *point != at);
        self.tell(Event::Found { loot, at });
        self.gain(loot);
    }

    /// Takes something for which there is room.
    pub(super) fn gain(&mut self, loot: Loot) {
        match loot {
            Loot::Gear(item) => self.gain_gear(item),
            Loot::Flask(flask) => self.run.hero.flasks[flask.index()] += 1,
            Loot::Tome(spell) => self.read_tome(spell),
            Loot::Gold(gold) => self.run.hero.gold += gold,
        }
    }

    /// Gear for an empty slot is put on at once.
    fn gain_gear(&mut self, item: Item) {
        if self.run.hero.worn(item.slot()).is_none() {
            return self.put_on(item);
        }
        let hero = &mut self.run.hero;
        if let Some(place) = hero.bag.iter_mut().find(|place| place.is_none()) {
            *place = Some(item);
        }
    }

    pub(super) fn equip(&mut self, place: u8) {
        let item = self.run.hero.bag[usize::from(place)].take().expect("it was checked");
        self.run.hero.bag[usize::from(place)] = self.run.hero.gear[item.slot().index()];
        self.put_on(item);
    }

    fn put_on(&mut self, item: Item) {
        let slot = item.slot();
        let hero = &mut self.run.hero;
        // Wounds stay what they are, whatever the most is.
        let wounds = hero.stats.hp - hero.hp;
        let old = hero.gear[slot.index()].replace(item);
        hero.refresh(&self.run.content);
        hero.hp = (hero.stats.hp - wounds).max(1);
        self.tell(Event::Equipped { slot, item, old });
    }

    pub(super) fn lay_down(&mut self, place: u8) {
        let item = self.run.hero.bag[usize::from(place)].take().expect("it was checked");
        let (at, loot) = (self.run.hero.at, Loot::Gear(item));
        self.run.ground.loot.push((at, loot));
        self.tell(Event::Dropped { loot, at });
    }

    pub(super) fn drink(&mut self, flask: Flask) {
        self.run.hero.flasks[flask.index()] -= 1;
        self.tell(Event::Drunk { flask });
        match flask {
            Flask::Potion => self.heal(self.run.content.places.potion, Healing::Potion),
            Flask::Tonic => {
                self.run.hero.arrows = self.run.content.bow.arrows;
                let arrows = self.run.hero.arrows;
                self.tell(Event::ArrowBack { arrows });
            }
            Flask::Mana => self.refill_spells(u8::MAX),
        }
    }

    /// So many charges of each spell come back, that of a charm included.
    pub(super) fn refill_spells(&mut self, count: u8) {
        if count == 0 {
            return;
        }
        let hero = &mut self.run.hero;
        let more = |charges: Charges| charges.left.saturating_add(count).min(charges.most);
        let full = hero.spells.map(|charges| Charges { left: more(charges), ..charges });
        let before = (hero.spells, hero.gear);
        hero.spells = full;
        if let Some(charm) = &mut hero.gear[Slot::Charm.index()] {
            charm.charged = charm.perk.and_then(Perk::spell).is_some();
        }
        if before != (hero.spells, hero.gear) {
            self.tell(Event::ChargesBack);
        }
    }

    pub(super) fn read_tome(&mut self, spell: Spell) {
        let first = self.run.content.spells.charges;
        let hero = &mut self.run.hero;
        let charges = &mut hero.spells[spell.index()];
        charges.most = if charges.most == 0 { first } else { charges.most.saturating_add(1).min(9) };
        charges.left = charges.most;
        let most = hero.most_charges(spell);
        self.tell(Event::TomeRead { spell, most });
    }

    /// Something falls to the floor there, or as near as there is room.
    pub(super) fn lay(&mut self, at: Point, loot: Loot) {
        let ground = &self.run.ground;
        let is_bare = |point: &Point| {
            ground.thing(*point).is_none() && ground.loot(*point).is_none() && *point != ground.exit
        };
        let near =
            Flood::new(Cells::of(at), &ground.free()).flat_map(|front| front.iter().collect::<Vec<_>>());
        let Some(at) = near.into_iter().find(is_bare) else { return };
        self.run.ground.loot.push((at, loot));
        self.tell_at(at, Event::Dropped { loot, at });
        if at == self.run.hero.at {
            self.pick_up(at);
        }
    }
}

impl crate::Tower {
    /// Whether something could be taken.
    pub(crate) fn has_room_for(&self, loot: Loot) -> bool {
        match loot {
            Loot::Gear(item) => {
                self.hero.worn(item.slot()).is_none() || self.hero.bag.iter().any(Option::is_none)
            }
            Loot::Flask(flask) => self.hero.flasks(flask) < self.content.drops.most_flasks,
            Loot::Tome(_) | Loot::Gold(_) => true,
        }
    }
}
