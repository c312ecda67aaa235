//! A pit of the road for somebody who loses as few HP as possible.

use super::bout::Renewal;
use super::faces::Faces;
use super::ground::{CERTAINTY, Losses, PARTS};
use super::melee::mixed;
use crate::Content;

/// All climbs at one place.
#[derive(Clone, Debug)]
pub(crate) struct Climbing {
    successes: usize,
    failures: usize,
    hands: usize,
    /// What is to be expected, as less than nothing, by successes, failures and hand.
    values: Vec<i64>,
    /// The face that is spent.
    spent: Vec<usize>,
    losses: Vec<Losses>,
}

impl Climbing {
    /// Finds the face to spend in every situation, when hands are worth so much afterwards.
    pub(crate) fn solve(
        content: &Content,
        faces: &Faces,
        renewal: &Renewal,
        slip: u8,
        worths: &[i64],
    ) -> Self {
        let (successes, failures) = (content.pit_successes.into(), content.pit_failures.into());
        let hands = faces.hands().len();
        let states = (successes + 1) * (failures + 1) * hands;
        let mut climbing = Self {
            successes,
            failures,
            hands,
            values: worths.iter().copied().cycle().take(states).collect(),
            spent: vec![0; states],
            losses: Vec::new(),
        };
        for (held, slipped) in climbing.backwards() {
            for (hand, dice) in faces.hands().iter().enumerate() {
                let value = |face: usize| {
                    let cost = if content.holds(faces.number(face)) { 0 } else { i64::from(slip) * PARTS };
                    let start = climbing.after(content, faces, (held, slipped), face);
                    let sum: i64 = renewed(faces, renewal, hand, face)
                        .map(|(next, ways)| climbing.values[start + next] * i64::from(ways))
                        .sum();
                    sum / 6 - cost
                };
                let (value, face) =
                    dice.iter().map(|&face| (value(face), face)).max().expect("three dice are held");
                let place = climbing.place(held, slipped, hand);
                climbing.values[place] = value;
                climbing.spent[place] = face;
            }
        }
        climbing
    }

    /// Every climb that is not at its end, the last ones first.
    fn backwards(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (successes, failures) = (self.successes, self.failures);
        (0..successes).rev().flat_map(move |held| (0..failures).rev().map(move |slipped| (held, slipped)))
    }

    fn place(&self, held: usize, slipped: usize, hand: usize) -> usize {
        (held * (self.failures + 1) + slipped) * self.hands + hand
    }

    /// Where a spent face leads.
    fn after(&self, content: &Content, faces: &Faces, (held, slipped): (usize, usize), face: usize) -> usize {
        if content.holds(faces.number(face)) {
            self.place(held + 1, slipped, 0)
        } else {
            self.place(held, slipped + 1, 0)
        }
    }

    /// What a pit costs from its beginning, as less than nothing.
    pub(crate) fn value(&self, hand: usize) -> i64 {
        self.values[hand]
    }

    /// Works out how many HP are lost how often, up to so many.
    pub(crate) fn spread(&mut self, content: &Content, faces: &Faces, renewal: &Renewal, slip: u8, most: u8) {
        let width = usize::from(most) + 1;
        let mut none = vec![0; width];
        none[0] = CERTAINTY;
        self.losses = vec![none; self.values.len()];
        for (held, slipped) in self.backwards() {
            for hand in 0..self.hands {
                let place = self.place(held, slipped, hand);
                let face = self.spent[place];
                let lost = if content.holds(faces.number(face)) { 0 } else { usize::from(slip) };
                let start = self.after(content, faces, (held, slipped), face);
                let falls = renewed(faces, renewal, hand, face);
                let after = mixed(falls.map(|(next, ways)| (&self.losses[start + next], lost, ways)));
                self.losses[place] = after;
            }
        }
    }

    /// How many HP a climb costs how often from where it has come to, with a hand.
    pub(crate) fn losses(&self, successes: u8, failures: u8, hand: usize) -> &Losses {
        &self.losses[self.place(successes.into(), failures.into(), hand)]
    }
}

/// The hands that come of spending a face, each with how many of six ways there are to it.
pub(crate) fn renewed<'a>(
    faces: &'a Faces,
    renewal: &'a Renewal,
    hand: usize,
    face: usize,
) -> impl Iterator<Item = (usize, u32)> + 'a {
    let rest = faces.rest(hand, face);
    let (new, ways): (Vec<usize>, Option<u32>) = match renewal {
        Renewal::Turned(turned) => (vec![turned[face]], Some(6)),
        Renewal::Rolled => ((0..faces.count()).collect(), None),
    };
    new.into_iter().map(move |new| (faces.joined(rest, new), ways.unwrap_or_else(|| faces.ways(new))))
}
