//! How a climb out of a pit ends.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::Chance;
use super::body::Body;
use super::meeting::Fates;
use super::steady;
use crate::{Climb, Content};

/// A climb at one moment. Ordered so that every roll leads to a later one: a roll that counts
/// adds to `counted`, one that is rolled again takes Lux.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Ledge {
    counted: u8,
    lux: Reverse<u8>,
    climb: Climb,
    body: Body,
}

impl Ledge {
    const fn new(climb: Climb, body: Body) -> Self {
        Self { counted: climb.successes + climb.failures, lux: Reverse(body.lux), climb, body }
    }
}

/// All ends of a climb before its next roll, with their chances.
pub(crate) fn fates(content: &Content, body: Body, climb: Climb) -> Fates {
    let success = Chance::of(u64::from(7 - content.pit_success_from), 6);
    let mut open = BTreeMap::from([(Ledge::new(climb, body), Chance::SURE)]);
    let mut ends: BTreeMap<Body, Chance> = BTreeMap::new();
    while let Some((Ledge { climb, body, .. }, chance)) = open.pop_first() {
        if climb.successes >= content.pit_successes || climb.failures >= content.pit_failures || body.hp == 0
        {
            add(&mut ends, body, chance);
            continue;
        }
        let held = Climb { successes: climb.successes + 1, ..climb };
        add(&mut open, Ledge::new(held, body), chance.and(success));
        let slipped = if steady::saves_climb(body, content) {
            Ledge::new(climb, Body { lux: body.lux - 1, ..body })
        } else {
            Ledge::new(Climb { failures: climb.failures + 1, ..climb }, body.hurt(content.pit_damage))
        };
        add(&mut open, slipped, chance.and(success.not()));
    }
    ends.into_iter().filter(|&(_, chance)| chance > Chance::NEVER).collect()
}

fn add<Key: Ord>(sums: &mut BTreeMap<Key, Chance>, key: Key, chance: Chance) {
    let sum = sums.entry(key).or_default();
    *sum = sum.or(chance);
}
