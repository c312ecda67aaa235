//! A fork that lies there: which card to turn, whether to heal or look.

use super::land::{Kinds, Land};
use super::table::Table;
use super::throws::Throws;
use crate::odds::{Body, cards_at};
use crate::road::{BLOOD, Fee};
use crate::{Card, Command, Held, Hp, Phase, Slot, Slots, View, Weapon};

/// The cards of a view, and what comes after them.
pub(super) struct Fork<'a> {
    land: &'a Land,
    throws: &'a Throws,
    view: &'a View,
    /// What may lie at each place.
    kinds: [Kinds; 3],
    /// What can be in the hand by the end of the fork.
    weapons: Vec<Option<Weapon>>,
    /// What it is worth to have left this fork behind.
    beyond: &'a Table,
}

/// A throw that is better or worse than most counts as HP: so many numbers more count as one.
const NUMBERS_PER_HP: i16 = 4;

/// A body with its dice counted as HP, of which one is always left.
pub(super) fn with_dice(body: Body, held: Held, max_hp: u8) -> Body {
    if body.hp == 0 {
        return body;
    }
    let sum: i16 = held.0.into_iter().map(i16::from).sum();
    // Twice the mean of three dice is twenty-one.
    let shift = (2 * sum - 21) / (2 * NUMBERS_PER_HP);
    let hp = (i16::from(body.hp) + shift).clamp(1, max_hp.into());
    Body { hp: u8::try_from(hp).expect("it was clamped"), ..body }
}

impl<'a> Fork<'a> {
    pub(super) fn new(land: &'a Land, throws: &'a Throws, forks: &'a [Table], view: &'a View) -> Self {
        let kinds: [Kinds; 3] = Slot::ALL.map(|slot| {
            let weighed = |(card, chance): (Card, crate::odds::Chance)| (card, chance.scaled(1 << 20));
            cards_at(view, slot).into_iter().map(weighed).collect()
        });
        // The last table is that of the end; a fork takes three cards of the deck.
        let left = usize::from(view.deck.div_ceil(3));
        let weapons = weapons(view, &kinds);
        Self { land, throws, view, kinds, weapons, beyond: &forks[forks.len() - 1 - left] }
    }

    /// What it is worth to have these cards before oneself, with dice that nobody has seen.
    pub(super) fn table(&self, laid: Slots) -> Table {
        self.table_of(&self.kinds, laid)
    }

    fn table_of(&self, kinds: &[Kinds; 3], laid: Slots) -> Table {
        if self.is_left(laid) {
            return self.beyond.clone();
        }
        let met = |slot: Slot| {
            let after = self.table_of(kinds, laid.without(slot));
            self.land.met_with(&self.weapons, &kinds[slot.index()], &after)
        };
        let best = Self::distinct(kinds, laid).map(met).reduce(|best, other| best.or(&other));
        let best = best.expect("a card lies there");
        if laid.len() == 3 { self.land.healing_with(&self.weapons, best) } else { best }
    }

    /// Whether the fork is behind the traveller.
    fn is_left(&self, laid: Slots) -> bool {
        laid.is_empty() || (laid.len() == 1 && self.view.deck > 0)
    }

    /// The places that differ in what may lie there.
    fn distinct(kinds: &[Kinds; 3], laid: Slots) -> impl Iterator<Item = Slot> + '_ {
        let seen = move |slot: Slot| {
            let before = laid.iter().take_while(move |&other| other != slot);
            before.into_iter().any(|other| kinds[other.index()] == kinds[slot.index()])
        };
        laid.iter().filter(move |&slot| !seen(slot)).collect::<Vec<_>>().into_iter()
    }

    /// The worth of a command at the fork, if it is legal.
    pub(super) fn worth(&self, command: Command) -> Option<u32> {
        let body = Body::of(self.view.hero);
        match command {
            Command::Turn(slot) if self.view.laid().contains(slot) => {
                Some(self.turned(&self.kinds, slot, body))
            }
            Command::Heal | Command::Peek(_) if !self.view.may_pause() => None,
            Command::Heal => {
                let heal = self.view.rules.lux_heal(self.land.content(), self.view.location);
                let healed = Hp(body.hp).more(Hp(heal), Hp(self.land.content().max_hp));
                let lux = body.usable_lux().checked_sub(1)?;
                (healed.0 > body.hp).then(|| self.best(&self.kinds, Body { hp: healed.0, lux, ..body }))
            }
            Command::Peek(slots) => {
                let legal = !slots.is_empty() && slots == self.view.face_down();
                let lux = body.usable_lux().checked_sub(1)?;
                legal.then(|| self.looked(Body { lux, ..body }))
            }
            _ => None,
        }
    }

    /// The best that can be done with what may lie there.
    fn best(&self, kinds: &[Kinds; 3], body: Body) -> u32 {
        let turned = Self::distinct(kinds, self.view.laid()).map(|slot| self.turned(kinds, slot, body));
        turned.max().expect("a card lies there")
    }

    fn turned(&self, kinds: &[Kinds; 3], slot: Slot, body: Body) -> u32 {
        let rest = self.table_of(kinds, self.view.laid().without(slot));
        let held = self.view.road.expect("dice lie open on the road").held;
        let dice = Some((self.throws.of(held), held));
        let weapon = self.view.hero.weapon;
        let all: u64 = kinds[slot.index()].iter().map(|&(_, weight)| weight).sum();
        let worth = |card: Card| {
            // After a fight the dice are others; after all else they still lie there.
            let body = if card.is_foe() { body } else { with_dice(body, held, self.land.content().max_hp) };
            u64::from(self.land.card(card, weapon, body, dice, &rest))
        };
        let sum: u64 = kinds[slot.index()].iter().map(|&(card, weight)| weight * worth(card)).sum();
        u32::try_from(sum / all.max(1)).expect("a mean is no more than the most")
    }

    /// Every way in which the face-down cards may lie, and the best that can be done then.
    fn looked(&self, body: Body) -> u32 {
        let mut ways: Vec<([Kinds; 3], u64)> = vec![(self.kinds.clone(), 1)];
        for slot in self.view.face_down().iter() {
            let all: u64 = self.kinds[slot.index()].iter().map(|&(_, weight)| weight).sum();
            let known = |(kinds, weight): &([Kinds; 3], u64)| -> Vec<([Kinds; 3], u64)> {
                let shown = |&(card, likely): &(Card, u64)| {
                    let mut kinds = kinds.clone();
                    kinds[slot.index()] = vec![(card, 1)];
                    (kinds, weight * (likely * 256 / all.max(1)))
                };
                self.kinds[slot.index()].iter().map(shown).collect()
            };
            ways = ways.iter().flat_map(known).collect();
        }
        let all: u64 = ways.iter().map(|&(_, weight)| weight).sum();
        let sum: u64 = ways.iter().map(|(kinds, weight)| weight * u64::from(self.best(kinds, body))).sum();
        u32::try_from(sum / all.max(1)).expect("a mean is no more than the most")
    }

    /// A body that paid for another roll of a die, if it can.
    pub(super) fn paid_for_roll(&self, body: Body) -> Option<Body> {
        match self.view.location.bend().fee() {
            Fee::Lux => Some(Body { lux: body.usable_lux().checked_sub(1)?, ..body }),
            Fee::Hp => (body.hp > BLOOD.0).then(|| body.hurt(BLOOD.0)),
            Fee::Never => None,
        }
    }
}

/// What is in the hand, and what may lie there.
fn weapons(view: &View, kinds: &[Kinds; 3]) -> Vec<Option<Weapon>> {
    let tier = view.location.tier();
    let may_find = kinds.iter().flatten().any(|&(card, _)| card == Card::Weapon);
    let found = [tier.weapon(), tier.shield()].map(Some).into_iter();
    let found = found.filter(|&weapon| (may_find || view.phase == Phase::Find) && weapon != view.hero.weapon);
    std::iter::once(view.hero.weapon).chain(found).collect()
}
