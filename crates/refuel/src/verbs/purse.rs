//! What comes in and goes out.

use super::Act;
use crate::{Blueprint, Card, Change, Changes, Event, Gains, Good, Hull, Origin, Price, Stat};

impl Act<'_> {
    /// Takes a price, as far as there is energy for it in energy, and tells what was paid.
    pub(crate) fn pay(&mut self, price: Price) -> Price {
        let paid = self.run.purse.payment(price).expect("it was checked that it can be paid");
        self.run.purse.materials -= paid.materials;
        self.run.purse.energy -= paid.energy;
        paid
    }

    /// So much of something comes in, or goes out. What comes in may become something else on the way.
    pub(crate) fn gain(&mut self, good: Good, amount: i32) {
        if amount <= 0 {
            self.add_to_purse(good, amount);
            return;
        }
        let gains = Gains::one(good, amount).through(&self.run.sketch.gains);
        for good in Good::ALL {
            self.add_to_purse(good, gains.get(good));
        }
    }

    /// So much more or less of something, whatever would become of it on the way.
    pub(super) fn add_to_purse(&mut self, good: Good, amount: i32) {
        let before = self.run.purse.get(good);
        let mut after = before.saturating_add(amount).max(0);
        if good == Good::Fuel {
            after = after.min(self.run.goal.0);
        }
        if after != before {
            self.run.purse.set(good, after);
            self.tell(Event::Gained { good, amount: after - before });
        }
    }

    /// A blueprint was used: it cools down.
    pub(crate) fn wear(&mut self, blueprint: Blueprint) {
        let card = self.card_mut(blueprint);
        card.used += 1;
        card.cooldown = u8::try_from(card.makes[0].get(Stat::Cooldown)).unwrap_or(u8::MAX);
    }

    /// What rests of all cooldowns but one becomes less.
    pub(crate) fn cool(&mut self, but: Option<Blueprint>, waves: u8) {
        for card in self.run.cards.iter_mut().filter(|card| Some(card.blueprint) != but) {
            card.cooldown = card.cooldown.saturating_sub(waves);
        }
    }

    /// All other blueprints are altered from now on.
    pub(crate) fn improve(&mut self, by: Blueprint, change: Change) {
        let mut changes = Changes::default();
        changes.add(change, Origin::Blueprint(by));
        self.run.cards.iter_mut().filter(|card| card.blueprint != by).for_each(|card| card.alter(&changes));
    }

    /// A blueprint is altered by its own use.
    pub(crate) fn sharpen(&mut self, blueprint: Blueprint, change: Change) {
        let mut changes = Changes::default();
        changes.add(change, Origin::Blueprint(blueprint));
        self.card_mut(blueprint).alter(&changes);
        self.tell(Event::Sharpened { blueprint });
    }

    /// The hull loses something; no more than a wave may take, unless it is a boss that takes it.
    pub(crate) fn lose_hull(&mut self, hull: Hull, is_boss: bool) {
        let Some(assault) = &mut self.run.assault else { return };
        let most = if is_boss { self.run.hull } else { self.run.content.hull_a_wave - assault.taken };
        let lost = Hull(hull.0.min(most.0).min(self.run.hull.0).max(0));
        assault.taken += lost;
        self.run.hull -= lost;
        if lost.0 > 0 {
            self.tell(Event::HullLost { hull: lost });
        }
    }

    pub(super) fn card_mut(&mut self, blueprint: Blueprint) -> &mut Card {
        let card = self.run.cards.iter_mut().find(|card| card.blueprint == blueprint);
        card.expect("it was checked that it is at hand")
    }
}
