//! Trading.

use engine::{Dice, Sink};

use super::Act;
use crate::{Content, Event, Flask, Healing, Loot, Offer, Relic, Shop, Slot, Spell};

impl<S: Sink<Event>> Act<'_, S> {
    /// The shop of a milestone, whose first offers depend on the seed and the floor alone.
    pub(crate) fn stock_shop(&mut self) {
        let floor = self.run.ground.number;
        let place = self.run.seed.branch("shop").branch(floor);
        let prices = &self.run.content.prices;
        let mut relics = Relic::ALL;
        place.branch("relics").dice().shuffle(&mut relics);
        let mut relics = relics.into_iter().filter(|relic| !self.run.hero.relics.has(*relic));
        self.run.shop = Some(Shop {
            offers: offers(&self.run.content, floor, &mut place.branch("offers").dice()),
            relics: std::array::from_fn(|_| relics.next()),
            relic_price: prices.relic.on(floor),
            reroll_price: prices.reroll.on(floor),
            upgrade_price: prices.upgrade.on(floor),
        });
    }

    pub(super) fn buy(&mut self, place: u8) {
        let shop = self.run.shop.as_mut().expect("it was checked that a shop is beside");
        let Offer { loot, price } = shop.offers[usize::from(place)].take().expect("it was checked");
        self.run.hero.gold -= price;
        self.tell(Event::Bought { loot, price });
        self.gain(loot);
    }

    /// New offers, and the next ones cost twice as much.
    pub(super) fn reroll(&mut self) {
        let offers = offers(&self.run.content, self.run.ground.number, &mut self.run.dice.loot);
        let shop = self.run.shop.as_mut().expect("it was checked that a shop is beside");
        let price = shop.reroll_price;
        shop.offers = offers;
        shop.reroll_price = price.saturating_mul(2);
        self.run.hero.gold -= price;
        self.tell(Event::Rerolled { price });
    }

    /// A small improvement that never fails, and the next one costs half as much again.
    pub(super) fn upgrade(&mut self, slot: Slot) {
        let shop = self.run.shop.as_mut().expect("it was checked that a shop is beside");
        let price = shop.upgrade_price;
        shop.upgrade_price = price + price / 2;
        self.run.hero.gold -= price;
        let content = &self.run.content;
        let worn = self.run.hero.gear[slot.index()].as_mut().expect("it was checked");
        worn.power += content.upgrade(worn);
        worn.upgrades = worn.upgrades.saturating_add(1);
        let item = *worn;
        self.run.hero.refresh(&self.run.content);
        self.tell(Event::Upgraded { slot, item, price });
    }

    pub(super) fn take_relic(&mut self, place: u8) {
        let shop = self.run.shop.as_mut().expect("it was checked that a shop is beside");
        let relic = shop.relics[usize::from(place)].expect("it was checked");
        shop.relics = [None; Shop::RELICS];
        let price = shop.relic_price;
        self.run.hero.gold -= price;
        self.run.hero.relics = self.run.hero.relics.with(relic);
        self.tell(Event::RelicTaken { relic, price });
        self.look();
    }

    pub(super) fn pay_station(&mut self) {
        self.run.hero.gold -= self.run.content.prices.station.on(self.run.ground.number);
        self.heal(self.run.content.places.station, Healing::Station);
    }
}

/// How often a shop looks for something else than it has.
const TRIES: usize = 8;

/// Something to drink, something to wear, and perhaps something to read.
fn offers(content: &Content, floor: u32, luck: &mut Dice) -> [Option<Offer>; Shop::OFFERS] {
    let prices = &content.prices;
    let flask = |flask| Some(Offer { loot: Loot::Flask(flask), price: prices.flask.on(floor) });
    let mut gear = || {
        let item = content.gear(floor, luck);
        let rarity = u32::from(content.drops.rarity_power[item.rarity.index()]);
        Some(Offer { loot: Loot::Gear(item), price: prices.gear.on(floor) * rarity / 100 })
    };
    let first = gear();
    // Nobody is offered the same thing twice; luck that insists on it leaves a place empty.
    let second = (0..TRIES).map(|_| gear()).find(|offer| *offer != first).flatten();
    let drink = if luck.below(2) == 0 { Flask::Tonic } else { Flask::Mana };
    let tome = (luck.below(2) == 0).then(|| {
        let spell = Spell::ALL[luck.below(4) as usize];
        Offer { loot: Loot::Tome(spell), price: prices.tome.on(floor) }
    });
    [flask(Flask::Potion), flask(drink), first, second, tome]
}
