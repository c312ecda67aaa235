//! Gold, and what it buys.

use engine::Sink;

use super::Act;
use crate::{Event, Gold, Loot, Offer, Shop, Slot};

impl<S: Sink<Event>> Act<'_, S> {
    pub(crate) fn gain_interest(&mut self, gold: Gold) {
        self.run.hero.gold += gold;
        self.tell(Event::Interest { gold });
    }

    /// What somebody slain had stolen comes back.
    pub(crate) fn regain_purse(&mut self, gold: Gold) {
        self.run.hero.gold += gold;
        self.tell(Event::PurseRegained { gold });
    }

    pub(crate) fn pay(&mut self, price: Gold) {
        self.run.hero.gold -= price;
    }

    pub(crate) const fn open_shop(&mut self, shop: Shop) {
        self.run.shop = Some(shop);
    }

    fn shop(&mut self) -> &mut Shop {
        self.run.shop.as_mut().expect("it was checked that a shop is beside")
    }

    /// Pays for an offer, which is gone.
    pub(crate) fn buy_offer(&mut self, place: u8) -> Loot {
        let Offer { loot, price } = self.shop().offers[usize::from(place)].take().expect("it was checked");
        self.pay(price);
        self.tell(Event::Bought { loot, price });
        loot
    }

    /// New offers, and the next ones cost twice as much.
    pub(crate) fn renew_offers(&mut self) {
        let offers = self.run.content.offers(self.run.ground.number, &mut self.run.dice.loot);
        let shop = self.shop();
        let price = shop.reroll_price;
        shop.offers = offers;
        shop.reroll_price = Gold(price.0.saturating_mul(2));
        self.pay(price);
        self.tell(Event::Rerolled { price });
    }

    /// A small improvement that never fails, and the next one costs half as much again.
    pub(crate) fn improve(&mut self, slot: Slot) {
        let shop = self.shop();
        let price = shop.upgrade_price;
        shop.upgrade_price = price + Gold(price.0 / 2);
        self.pay(price);
        let content = &self.run.content;
        let worn = self.run.hero.gear[slot.index()].as_mut().expect("it was checked");
        worn.power += content.upgrade(worn);
        worn.upgrades = worn.upgrades.saturating_add(1);
        let item = *worn;
        self.run.hero.refresh(content);
        self.tell(Event::Upgraded { slot, item, price });
    }

    /// Pays for a relic; the others are gone with it.
    pub(crate) fn buy_relic(&mut self, place: u8) {
        let shop = self.shop();
        let relic = shop.relics[usize::from(place)].expect("it was checked");
        shop.relics = [None; Shop::RELICS];
        let price = shop.relic_price;
        self.pay(price);
        self.run.hero.relics = self.run.hero.relics.with(relic);
        self.tell(Event::RelicTaken { relic, price });
    }
}
