//! A pit of the road, solved exactly: over HP, Lux, the climb so far and the dice.

use crate::odds::Body;
use crate::odds::road::{Grounds, Left, Renewal, Values, renewed};
use crate::road::Fee;
use crate::{Climb, Location, REROLL_LUX, Weapon};

/// A pit that is being climbed.
pub(super) struct Ascent<'a> {
    pub(super) values: &'a Values,
    pub(super) location: Location,
    pub(super) left: Left,
    pub(super) weapon: Option<Weapon>,
}

impl Ascent<'_> {
    /// The chance to win when a face is spent now.
    pub(super) fn keep(&self, body: Body, climb: Climb, hand: usize, face: usize) -> u32 {
        let Grounds { content, faces, .. } = &self.values.grounds;
        let ground = self.values.grounds.at(self.location, self.weapon);
        let (body, climb) = if content.holds(faces.number(face)) {
            (body, Climb { successes: climb.successes + 1, ..climb })
        } else {
            let slip = self.location.bend().slip(content);
            (body.hurt(slip), Climb { failures: climb.failures + 1, ..climb })
        };
        if body.hp == 0 {
            return 0;
        }
        let over = climb.successes >= content.pit_successes || climb.failures >= content.pit_failures;
        let after = |hand: usize| {
            if over {
                self.values.worth(self.location, self.left, self.weapon, body, ground.worth(hand))
            } else {
                self.steady(body, climb, hand)
            }
        };
        mean(renewed(faces, &ground.renewal, hand, face).map(|(hand, ways)| (after(hand), ways)))
    }

    /// The chance to win when a face is rolled again now, if it can be paid for.
    pub(super) fn reroll(&self, body: Body, climb: Climb, hand: usize, face: usize) -> Option<u32> {
        let faces = &self.values.grounds.faces;
        let paid = paid(self.location, body)?;
        let best = |hand: usize| {
            faces.hands()[hand].iter().map(|&face| self.keep(paid, climb, hand, face)).max().unwrap_or(0)
        };
        let fresh = renewed(faces, &Renewal::Rolled, hand, face);
        Some(mean(fresh.map(|(hand, ways)| (best(hand), ways))))
    }

    /// What the rest of a climb is worth to somebody who loses as few HP as possible and rolls
    /// nothing again. To look further ahead costs much and changes hardly a choice.
    fn steady(&self, body: Body, climb: Climb, hand: usize) -> u32 {
        let ground = self.values.grounds.at(self.location, self.weapon);
        let losses = ground.pit(climb.successes, climb.failures, hand);
        self.values.after_losses(self.location, self.left, self.weapon, body, losses)
    }
}

/// The body that has paid for another roll, if it can.
fn paid(location: Location, body: Body) -> Option<Body> {
    match location.bend().fee() {
        Fee::Lux => Some(Body { lux: body.usable_lux().checked_sub(REROLL_LUX)?, ..body }),
        Fee::Hp => (body.hp > 1).then(|| body.hurt(1)),
        Fee::Never => None,
    }
}

/// The mean over six ways.
fn mean(ways: impl Iterator<Item = (u32, u32)>) -> u32 {
    let sum: u64 = ways.map(|(worth, ways)| u64::from(worth) * u64::from(ways)).sum();
    u32::try_from(sum / 6).expect("a part of a certainty")
}
