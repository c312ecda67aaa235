//! The chance to survive all that is left of a location.
//!
//! Which cards are left matters, and in which order they come matters too, because HP have a
//! ceiling and Lux can be locked. So the chances are carried forward card by card over all
//! ways to have drawn: what is left of each kind, times every body.

use std::collections::BTreeMap;

use super::Chance;
use super::body::{Bodies, Body, Outlook};
use super::meeting::Meetings;
use super::row::{Coming, Unseen};
use super::steady;
use crate::{Card, CardCounts, Stayed, Tier, Weapon};

/// Where the chances are carried from: a moment between two cards.
pub(crate) struct Journey<'a> {
    pub(crate) meetings: &'a Meetings,
    pub(crate) tier: Tier,
    pub(crate) weapon: Option<Weapon>,
    pub(crate) unseen: CardCounts,
    pub(crate) stayed: Option<Stayed>,
    pub(crate) coming: Vec<Coming>,
}

/// For each body, the bodies that a card leaves behind, by number.
type Transitions = Vec<Vec<(usize, Chance)>>;

impl Journey<'_> {
    /// The chance to meet all that comes and live.
    pub(crate) fn survival(&self, start: Outlook) -> Chance {
        let bodies = Bodies::new(&self.meetings.content);
        let mut layer = BTreeMap::from([(Pool { unseen: self.unseen, weapon: self.weapon }, start)]);
        let mut cache = BTreeMap::new();
        for (place, &coming) in self.coming.iter().enumerate() {
            let mut next = BTreeMap::new();
            for (pool, outlook) in &layer {
                for (card, chance, after) in self.draws(pool, coming, place) {
                    let key = (card, pool.weapon);
                    let transitions =
                        cache.entry(key).or_insert_with(|| self.transitions(card, pool.weapon, bodies));
                    let into = next.entry(after).or_insert_with(|| Outlook::empty(bodies));
                    carry(outlook, chance, transitions, into);
                }
            }
            layer = next;
        }
        layer.values().flat_map(Outlook::iter).fold(Chance::NEVER, |sum, (_, chance)| sum.or(chance))
    }

    /// The cards that may come at a place, with what is left after each.
    fn draws(&self, pool: &Pool, coming: Coming, place: usize) -> Vec<(Card, Chance, Pool)> {
        let unknown = match coming {
            Coming::Known(card) => return vec![(card, Chance::SURE, self.after(pool, card))],
            Coming::Unknown(unknown) => unknown,
        };
        let unseen = Unseen { counts: &pool.unseen, stayed: self.stayed, coming: &self.coming[place..] };
        unseen
            .kinds(unknown)
            .into_iter()
            .map(|(card, chance)| {
                let mut after = self.after(pool, card);
                *after.unseen.of_mut(card) -= 1;
                (card, chance, after)
            })
            .collect()
    }

    fn after(&self, pool: &Pool, card: Card) -> Pool {
        let weapon = match card {
            Card::Weapon => self.meetings.armed(pool.weapon, self.tier),
            _ => pool.weapon,
        };
        Pool { weapon, ..*pool }
    }

    fn transitions(&self, card: Card, weapon: Option<Weapon>, bodies: Bodies) -> Transitions {
        (0..bodies.count())
            .map(|index| {
                let body = bodies.body(index);
                if body.hp == 0 {
                    return Vec::new();
                }
                let fates = self.meetings.meet(card, self.tier, weapon, body);
                merged(fates.into_iter().filter(|(body, _)| body.hp > 0).map(|(body, chance)| {
                    (bodies.index(steady::rested(body, &self.meetings.content)), chance)
                }))
            })
            .collect()
    }
}

/// What is left to draw, and what is in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Pool {
    unseen: CardCounts,
    weapon: Option<Weapon>,
}

/// The living after a card, weighed by the chance of the card.
fn carry(from: &Outlook, chance: Chance, transitions: &Transitions, into: &mut Outlook) {
    for (index, here) in from.iter() {
        let share = here.and(chance);
        for &(to, step) in &transitions[index] {
            into.add(to, share.and(step));
        }
    }
}

fn merged(fates: impl Iterator<Item = (usize, Chance)>) -> Vec<(usize, Chance)> {
    let mut sums: BTreeMap<usize, Chance> = BTreeMap::new();
    for (index, chance) in fates {
        let sum = sums.entry(index).or_default();
        *sum = sum.or(chance);
    }
    sums.into_iter().collect()
}

/// The outlook of somebody who has just survived a card, and rests if need be.
pub(crate) fn rested(fates: &[(Body, Chance)], meetings: &Meetings) -> Outlook {
    let bodies = Bodies::new(&meetings.content);
    let mut outlook = Outlook::empty(bodies);
    for &(body, chance) in fates.iter().filter(|(body, _)| body.hp > 0) {
        outlook.add(bodies.index(steady::rested(body, &meetings.content)), chance);
    }
    outlook
}
