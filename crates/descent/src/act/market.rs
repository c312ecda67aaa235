//! Keepers, and what they sell.

use engine::{Seat, Sink};

use crate::offer::Stock;
use crate::verbs::Act;
use crate::{Descent, Event, Flask, Rarity, Thing, Ware};

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn buy(&mut self, seat: Seat, place: u8) {
        let Some((_, price)) = self.run().stock[usize::from(place)] else { return };
        let price = self.run().price(seat, price);
        match self.pay(seat, place, price) {
            Some(Ware::Item(item)) => self.gain_item(seat, item),
            Some(Ware::Flask(flask)) => self.gain_flask(seat, flask),
            None => {}
        }
    }
}

impl Descent {
    /// What the keeper of this floor has: three things to carry, and a healing flask.
    pub(super) fn draw_stock(&self) -> Stock {
        let mut stock: Stock = [None; 4];
        let keeper = self.level.things.iter().find(|(_, thing)| *thing == Thing::Keeper);
        let Some((at, _)) = keeper else { return stock };
        let mut dice = self.luck_of("keeper", *at);
        let mut drawn = [None; 3];
        for place in 0..drawn.len() {
            drawn[place] = self.draw_item(Seat::FIRST, Rarity::Common, &drawn, &mut dice);
            stock[place] = drawn[place].map(|item| (Ware::Item(item), item.rarity().price()));
        }
        stock[3] = Some((Ware::Flask(Flask::Healing), self.content.flask_price));
        stock
    }
}
