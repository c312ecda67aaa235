//! Offers: what there is to choose from, and the choice. RULES.md, 8.5.

use engine::{Dice, Seat, Sink};
use grid::{Pity, Point, pick};

use crate::verbs::Act;
use crate::{Branch, Descent, Event, Item, Modifier, Offer, Place, Rarity, Stat};

/// What an enabler weighs on the first two floors.
const EARLY: u32 = 2;

impl<S: Sink<Event>> Act<'_, S> {
    /// An offer is made to whoever comes to a pedestal: on each floor the first is what was drafted, if there was a
    /// draft.
    pub(super) fn offer(&mut self, seat: Seat, at: Point) {
        let Some(item) = self.hand_out() else {
            let (offer, pity) = self.run().draw_offer(seat, at);
            self.make_offer(offer, pity);
            return;
        };
        if self.run().hero(seat).pack.items().any(|other| other.clashes(item)) {
            self.redeem(seat, at);
            return;
        }
        let mut items = [None; Offer::MOST];
        items[0] = Some(item);
        self.make_offer(Offer { seat, items, at }, self.run().pity);
    }

    pub(super) fn choose(&mut self, seat: Seat, place: u8) {
        let Some(offer) = self.close_offer() else { return };
        if let Some(item) = offer.items[usize::from(place)] {
            self.tell_chosen(seat, item);
            self.gain_item(seat, item);
        }
    }

    pub(super) fn leave(&mut self, seat: Seat) {
        if self.close_offer().is_some() {
            self.leave_offer(seat);
        }
    }
}

impl Descent {
    /// How many things an offer shows at a place.
    pub(crate) fn offer_size(&self, seat: Seat, place: Place) -> usize {
        let rich = usize::from(place.branch == Branch::Right);
        let scarce = usize::from(self.modifiers.has(Modifier::Scarcity) && place.floor.0 <= 2);
        let more = usize::try_from(self.hero(seat).stat(Stat::Offers)).unwrap_or(0);
        (3 + rich + more - scarce).min(Offer::MOST)
    }

    fn draw_offer(&self, seat: Seat, at: Point) -> (Offer, Pity) {
        let mut dice = self.luck_of("offer", at);
        let (mut items, mut pity) = ([None; Offer::MOST], self.pity);
        let is_due = pity.is_due(self.content.pity.into()) && self.level.place.floor >= Rarity::Rare.gate();
        for place in 0..self.offer_size(seat, self.level.place) {
            let least = if is_due && place == 0 { Rarity::Rare } else { Rarity::Common };
            items[place] = self.draw_item(seat, least, &items, &mut dice);
        }
        let is_good = items.iter().flatten().any(|item| item.rarity() >= Rarity::Rare);
        if is_good {
            pity.hit();
        } else {
            pity.miss();
        }
        (Offer { seat, items, at }, pity)
    }

    /// An item at least so rare that is not carried, not drawn already, and spoils nothing that is carried or was
    /// drawn.
    pub(crate) fn draw_item(
        &self,
        seat: Seat,
        least: Rarity,
        drawn: &[Option<Item>],
        dice: &mut Dice,
    ) -> Option<Item> {
        let floor = self.level.place.floor;
        let is_fresh = |item: &Item| {
            let is_held = self.heroes.iter().any(|hero| hero.pack.has(*item));
            let beside = drawn.iter().copied().flatten();
            let clashes = self.hero(seat).pack.items().chain(beside).any(|other| other.clashes(*item));
            let is_passed_over = self.passed_over & item.bit() != 0;
            let is_to_come = self.drafted.contains(item);
            let is_new = !is_held && !is_to_come && !is_passed_over;
            is_new && !clashes && !drawn.contains(&Some(*item))
        };
        let pool = |rarity: Rarity| {
            Item::ALL.into_iter().filter(move |item| item.rarity() == rarity).filter(is_fresh)
        };
        let rarities = Rarity::ALL.map(|rarity| if rarity < least { 0 } else { rarity.weight(floor) });
        let rarity = pick(rarities, |sum| dice.below(sum))?;
        // Where nothing of a rarity is left, something more common comes.
        let rarity = Rarity::ALL[..=rarity].iter().rev().find(|rarity| pool(**rarity).next().is_some())?;
        let pool: Vec<Item> = pool(*rarity).collect();
        let weight = |item: &Item| if item.is_enabler() && floor.0 <= 2 { EARLY } else { 1 };
        let place = pick(pool.iter().map(weight).collect::<Vec<u32>>(), |sum| dice.below(sum))?;
        Some(pool[place])
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Seed, Silence};

    use super::*;
    use crate::{Descent, Setup};

    #[test]
    fn what_was_passed_over_is_not_offered_again_on_the_same_floor() {
        let mut run = Descent::new(&Setup::default(), Seed::from_bits(5)).expect("the setup is sound");
        let mut seen: Vec<Item> = Vec::new();
        for x in 0..6 {
            let (mut sink, mut offered) = (Silence, Vec::new());
            let mut act = Act::new(&mut run, &mut sink);
            act.offer(Seat::FIRST, Point::new(x, 0));
            offered.extend(act.run().offer.expect("it was made").items.into_iter().flatten());
            act.leave(Seat::FIRST);
            assert!(!offered.is_empty() && offered.iter().all(|item| !seen.contains(item)), "{offered:?}");
            seen.append(&mut offered);
        }
    }

    #[test]
    fn what_clashes_is_never_offered_together() {
        let mut run = Descent::new(&Setup::default(), Seed::from_bits(6)).expect("the setup is sound");
        run.level.place = Place { floor: crate::FloorNumber(6), branch: Branch::Right };
        let (mut offers, mut spoilers) = (0, 0);
        for (seed, x) in (0..20).flat_map(|seed| (0..75).map(move |x| (seed, x))) {
            run.seed = Seed::from_bits(seed);
            let (offer, _) = run.draw_offer(Seat::FIRST, Point::new(x, 0));
            let items: Vec<Item> = offer.items.into_iter().flatten().collect();
            assert!(!items.iter().any(|one| items.iter().any(|other| one.clashes(*other))), "{items:?}");
            spoilers += usize::from(items.iter().any(|item| item.make().spoils.is_some()));
            offers += 1;
        }
        assert!(offers == 1500 && spoilers > 20, "{spoilers}");
    }
}
