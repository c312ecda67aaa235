//! What every situation between two cards is worth: the chance to win the run from there.
//!
//! The table looks at how many cards are left, not at which: each coming card is drawn from
//! the location's mixture. Fights are exact, healing and Terrors are chosen for the best.

use crate::odds::{Bodies, Body, Chance, HAND_COUNT, HANDS, Meetings, hand};
use crate::{Card, Location, Price, Tier, Weapon};

/// The chance to win for each body, by its number.
pub(super) type Worths = Vec<Chance>;

/// The worths for each hand.
pub(super) type ByHand = [Worths; HAND_COUNT];

/// What a card does to each body, by number, for each hand.
type Effects = [[Vec<Vec<(usize, Chance)>>; HAND_COUNT]; Card::COUNT];

/// The worth of every situation of a run.
#[derive(Clone, Debug)]
pub(super) struct Values {
    pub(super) meetings: Meetings,
    pub(super) bodies: Bodies,
    /// Cards of a location.
    cards: usize,
    /// By location, then by cards left, then by hand.
    worths: Vec<Vec<ByHand>>,
    /// The same when the next card is known, by location, cards left and card.
    known: Vec<Vec<[ByHand; Card::COUNT]>>,
    /// By tier.
    effects: Vec<Effects>,
    /// All bodies, those with less Lux first.
    by_lux: Vec<usize>,
}

impl Values {
    pub(super) fn new(meetings: Meetings) -> Self {
        let bodies = Bodies::new(&meetings.content);
        let cards = meetings.content.cards.total().into();
        let mut by_lux: Vec<usize> = Vec::new();
        for index in 0..bodies.count() {
            let lux = bodies.body(index).lux;
            by_lux.insert(by_lux.partition_point(|&other| bodies.body(other).lux <= lux), index);
        }
        let nothing = vec![Vec::new(); Location::COUNT];
        let mut values =
            Self { meetings, bodies, cards, worths: nothing, known: Vec::new(), effects: Vec::new(), by_lux };
        values.effects = Tier::ALL
            .map(|tier| Card::ALL.map(|card| HANDS.map(|weapon| values.effect(card, tier, weapon))))
            .into();
        for location in Location::all().rev() {
            values.solve(location);
        }
        values.known = Location::all().map(|location| values.known_next(location)).collect();
        values
    }

    /// The worths between two cards, with so many left.
    pub(super) fn with_left(&self, location: Location, left: usize) -> &ByHand {
        &self.worths[location.index()][left]
    }

    fn solve(&mut self, location: Location) {
        let mut worths = vec![HANDS.map(|weapon| self.cleared(location, weapon))];
        for left in 1..=self.cards {
            let mixture = self.mixture(left);
            let after = &worths[left - 1];
            worths.push(
                HANDS.map(|weapon| self.with_healing(self.drawn(&mixture, location.tier(), weapon, after))),
            );
        }
        self.worths[location.index()] = worths;
    }

    /// The worths before a card that is drawn from a mixture.
    fn drawn(
        &self,
        mixture: &[(Card, Chance)],
        tier: Tier,
        weapon: Option<Weapon>,
        after: &ByHand,
    ) -> Worths {
        let mut worths = vec![Chance::NEVER; self.bodies.count()];
        for &(card, chance) in mixture {
            let met = self.met(card, tier, weapon, after);
            worths.iter_mut().zip(met).for_each(|(sum, worth)| *sum = sum.or(worth.and(chance)));
        }
        worths
    }

    fn known_next(&self, location: Location) -> Vec<[ByHand; Card::COUNT]> {
        (1..=self.cards)
            .map(|left| {
                let after = self.with_left(location, left - 1);
                Card::ALL.map(|card| {
                    HANDS.map(|weapon| self.with_healing(self.met(card, location.tier(), weapon, after)))
                })
            })
            .collect()
    }

    /// A cleared location is worth what the next one is on arrival.
    fn cleared(&self, location: Location, weapon: Option<Weapon>) -> Worths {
        let worth = |body: Body| match location.next() {
            _ if body.hp == 0 => Chance::NEVER,
            None => Chance::SURE,
            Some(next) => {
                let rested = Body { hp: self.meetings.content.max_hp, ..body };
                self.with_left(next, self.cards)[hand(weapon)][self.bodies.index(rested)]
            }
        };
        self.each_body(worth)
    }

    /// The kinds that the next card may be when so many are left.
    fn mixture(&self, left: usize) -> Vec<(Card, Chance)> {
        let counts = self.meetings.content.cards;
        let others = u64::from(counts.total() - 1);
        let tail = self.cards.min(3) as u64;
        let hollow = if left <= 3 { Chance::of(1, tail) } else { Chance::NEVER };
        counts
            .iter()
            .map(|(card, count)| match card {
                Card::Hollow => (card, hollow),
                _ => (card, Chance::of(count.into(), others).and(hollow.not())),
            })
            .collect()
    }

    fn effect(&self, card: Card, tier: Tier, weapon: Option<Weapon>) -> Vec<Vec<(usize, Chance)>> {
        (0..self.bodies.count())
            .map(|index| match self.bodies.body(index) {
                Body { hp: 0, .. } => Vec::new(),
                body => {
                    let fates = self.meetings.meet(card, tier, weapon, body);
                    fates.into_iter().map(|(body, chance)| (self.bodies.index(body), chance)).collect()
                }
            })
            .collect()
    }

    fn met(&self, card: Card, tier: Tier, weapon: Option<Weapon>, after: &ByHand) -> Worths {
        let after = &after[hand(self.hand_after(card, tier, weapon))];
        if card == Card::Terror {
            return self.each_body(|body| self.best_price(body, |paid| after[self.bodies.index(paid)]).1);
        }
        let effects = &self.effects[tier.index()][card.index()][hand(weapon)];
        effects.iter().map(|fates| mean(fates, after)).collect()
    }

    /// What is in the hand once a card is met.
    fn hand_after(&self, card: Card, tier: Tier, weapon: Option<Weapon>) -> Option<Weapon> {
        if card == Card::Weapon { self.meetings.armed(weapon, tier) } else { weapon }
    }

    /// The better way to pay a Terror, and what it is worth, given what a living body is.
    pub(super) fn best_price(&self, body: Body, after: impl Fn(Body) -> Chance) -> (Price, Chance) {
        let worth = |price| match self.meetings.paid(body, price) {
            Body { hp: 0, .. } => Chance::NEVER,
            paid => after(paid),
        };
        let blood = (Price::Hp, worth(Price::Hp));
        let light = (body.lux > 0).then(|| (Price::Lux, worth(Price::Lux)));
        light.filter(|light| light.1 > blood.1).unwrap_or(blood)
    }

    /// The worth of a body that meets these cards next, one after the other.
    pub(super) fn sequence(
        &self,
        location: Location,
        left: usize,
        weapon: Option<Weapon>,
        body: Body,
        cards: &[Card],
    ) -> Chance {
        match *cards {
            [] => self.with_left(location, left)[hand(weapon)][self.bodies.index(body)],
            [card] => {
                self.known[location.index()][left - 1][card.index()][hand(weapon)][self.bodies.index(body)]
            }
            [card, ref rest @ ..] => {
                let worth = self.meet(location, weapon, body, card, |weapon, body| {
                    self.sequence(location, left - 1, weapon, body, rest)
                });
                match body.healed_by_lux(&self.meetings.content) {
                    Some(healed) => worth.max(self.sequence(location, left, weapon, healed, cards)),
                    None => worth,
                }
            }
        }
    }

    /// The worth of a body that meets a card now, when it is known what comes after.
    pub(super) fn meet(
        &self,
        location: Location,
        weapon: Option<Weapon>,
        body: Body,
        card: Card,
        after: impl Fn(Option<Weapon>, Body) -> Chance,
    ) -> Chance {
        let tier = location.tier();
        let in_hand = self.hand_after(card, tier, weapon);
        if card == Card::Terror {
            return self.best_price(body, |paid| after(in_hand, paid)).1;
        }
        let alive = |body: Body| if body.hp == 0 { Chance::NEVER } else { after(in_hand, body) };
        let fates = &self.effects[tier.index()][card.index()][hand(weapon)][self.bodies.index(body)];
        fates
            .iter()
            .fold(Chance::NEVER, |sum, &(index, chance)| sum.or(chance.and(alive(self.bodies.body(index)))))
    }

    /// Between two cards Lux may heal, as often as that is worth it.
    fn with_healing(&self, mut worths: Worths) -> Worths {
        // A healed body has less Lux, so walking up by Lux meets it solved.
        for &index in &self.by_lux {
            let body = self.bodies.body(index);
            if let Some(healed) = body.healed_by_lux(&self.meetings.content).filter(|_| body.hp > 0) {
                worths[index] = worths[index].max(worths[self.bodies.index(healed)]);
            }
        }
        worths
    }

    fn each_body(&self, worth: impl Fn(Body) -> Chance) -> Worths {
        (0..self.bodies.count()).map(|index| worth(self.bodies.body(index))).collect()
    }

    /// The mean worth of some fates.
    pub(super) fn mean(&self, fates: &[(Body, Chance)], after: &[Chance]) -> Chance {
        fates
            .iter()
            .filter(|(body, _)| body.hp > 0)
            .fold(Chance::NEVER, |sum, &(body, chance)| sum.or(chance.and(after[self.bodies.index(body)])))
    }
}

fn mean(fates: &[(usize, Chance)], after: &[Chance]) -> Chance {
    fates.iter().fold(Chance::NEVER, |sum, &(index, chance)| sum.or(chance.and(after[index])))
}
