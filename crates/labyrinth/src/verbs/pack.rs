//! What is carried, worn, drunk and read.

use engine::Sink;
use grid::Point;

use super::Act;
use crate::{Charges, Event, Flask, Hp, Item, Loot, Perk, Slot, Spell, SpellNumbers, Turns};

impl<S: Sink<Event>> Act<'_, S> {
    /// Something comes to lie on a tile.
    pub(crate) fn drop_loot(&mut self, at: Point, loot: Loot) {
        self.run.ground.loot.push((at, loot));
        self.tell_at(at, Event::Dropped { loot, at });
    }

    pub(crate) fn leave_lying(&mut self, at: Point, loot: Loot) {
        self.tell(Event::LeftLying { loot, at });
    }

    /// What lies on a tile is taken up.
    pub(crate) fn take_up(&mut self, at: Point, loot: Loot) {
        self.run.ground.loot.retain(|(point, _)| *point != at);
        self.tell(Event::Found { loot, at });
        self.gain(loot);
    }

    /// Something is the hero's now, for which there is room.
    pub(crate) fn gain(&mut self, loot: Loot) {
        match loot {
            Loot::Gear(item) => self.gain_gear(item),
            Loot::Flask(flask) => self.run.hero.flasks[flask.index()] += 1,
            Loot::Tome(spell) => self.read_tome(spell),
            Loot::Gold(gold) => self.run.hero.gold += gold,
        }
    }

    /// Gear for an empty slot is put on at once.
    fn gain_gear(&mut self, item: Item) {
        let hero = &mut self.run.hero;
        if hero.worn(item.slot()).is_none() {
            self.put_on(item);
        } else if let Some(place) = hero.bag.iter_mut().find(|place| place.is_none()) {
            *place = Some(item);
        }
    }

    /// What is in the bag changes places with what is worn.
    pub(crate) fn swap_gear(&mut self, place: u8) {
        let hero = &mut self.run.hero;
        let item = hero.bag[usize::from(place)].take().expect("it was checked");
        hero.bag[usize::from(place)] = hero.gear[item.slot().index()];
        self.put_on(item);
    }

    /// Wounds stay what they are, whatever the most is.
    fn put_on(&mut self, item: Item) {
        let slot = item.slot();
        let hero = &mut self.run.hero;
        let wounds = hero.stats.hp - hero.hp;
        let old = hero.gear[slot.index()].replace(item);
        hero.refresh(&self.run.content);
        hero.hp = (hero.stats.hp - wounds).max(Hp(1));
        self.tell(Event::Equipped { slot, item, old });
    }

    pub(crate) fn unpack(&mut self, place: u8) -> Item {
        self.run.hero.bag[usize::from(place)].take().expect("it was checked")
    }

    pub(crate) fn empty_flask(&mut self, flask: Flask) {
        self.run.hero.flasks[flask.index()] -= 1;
        self.tell(Event::Drunk { flask });
    }

    pub(crate) const fn spend_arrow(&mut self) {
        self.run.hero.arrows -= 1;
    }

    /// Arrows come back, as many as the quiver holds.
    pub(crate) fn gain_arrows(&mut self, count: u8) {
        let arrows = (self.run.hero.arrows + count).min(self.run.content.bow.arrows);
        self.run.hero.arrows = arrows;
        self.tell(Event::ArrowBack { arrows });
    }

    /// The next arrow is one turn nearer.
    pub(crate) fn wait_for_arrow(&mut self) {
        let hero = &mut self.run.hero;
        hero.arrow_wait = hero.arrow_wait.next();
        if hero.arrow_wait >= hero.arrow_rest(&self.run.content) {
            hero.arrow_wait = Turns::NONE;
            self.gain_arrows(1);
        }
    }

    /// Nothing is waited for with a full quiver, or without a bow.
    pub(crate) const fn wait_for_no_arrow(&mut self) {
        self.run.hero.arrow_wait = Turns::NONE;
    }

    pub(crate) const fn spend_charge(&mut self, spell: Spell) {
        self.run.hero.spend_charge(spell);
    }

    /// So many charges of each spell come back, that of a charm included.
    pub(crate) fn refill_spells(&mut self, count: u8) {
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

    pub(crate) fn read_tome(&mut self, spell: Spell) {
        let SpellNumbers { charges: first, most_charges, .. } = self.run.content.spells;
        let hero = &mut self.run.hero;
        let charges = &mut hero.spells[spell.index()];
        let more = if charges.most == 0 { first } else { charges.most.saturating_add(1) };
        charges.most = more.min(most_charges);
        charges.left = charges.most;
        let most = hero.most_charges(spell);
        self.tell(Event::TomeRead { spell, most });
    }
}
