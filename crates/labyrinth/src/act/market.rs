//! Trading.

use engine::Sink;

use crate::verbs::Act;
use crate::{Event, Healing, Labyrinth, Relic, Shop};

impl<S: Sink<Event>> Act<'_, S> {
    pub(crate) fn stock_shop(&mut self) {
        self.open_shop(self.run().new_shop());
    }

    pub(super) fn buy(&mut self, place: u8) {
        let loot = self.buy_offer(place);
        self.gain(loot);
    }

    /// A relic may change what is seen.
    pub(super) fn take_relic(&mut self, place: u8) {
        self.buy_relic(place);
        self.look();
    }

    pub(super) fn pay_station(&mut self) {
        self.pay(self.run().content.prices.station.on(self.run().ground.number));
        self.heal(self.run().content.places.station, Healing::Station);
    }
}

impl Labyrinth {
    /// The shop of a milestone, whose first offers depend on the seed and the floor alone.
    fn new_shop(&self) -> Shop {
        let floor = self.ground.number;
        let place = self.seed.branch("shop").branch(floor.0);
        let prices = &self.content.prices;
        let mut relics = Relic::ALL;
        place.branch("relics").dice().shuffle(&mut relics);
        let mut relics = relics.into_iter().filter(|relic| !self.hero.relics.has(*relic));
        Shop {
            offers: self.content.offers(floor, &mut place.branch("offers").dice()),
            relics: std::array::from_fn(|_| relics.next()),
            relic_price: prices.relic.on(floor),
            reroll_price: prices.reroll.on(floor),
            upgrade_price: prices.upgrade.on(floor),
        }
    }
}
