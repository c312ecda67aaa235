//! A fight of the road for somebody who loses as few HP as possible.

use super::bout::{Bout, Renewal};
use super::faces::Faces;
use super::ground::{CERTAINTY, Losses, PARTS};

/// A round that changes nothing leads back, so values are worked out again and again until they
/// hardly change; so often at most.
const ROUNDS: usize = 100;
/// Less than this, in parts of an HP, is hardly a change.
const HARDLY: i64 = PARTS / 256;
/// How often the losses of rounds that lead back are followed.
const ECHOES: usize = 16;

/// One foe, one weapon, one place.
#[derive(Clone, Debug)]
pub(crate) struct Melee {
    foe_hp: usize,
    beats: usize,
    hands: usize,
    pairs: usize,
    /// What is to be expected, as less than nothing, by foe's HP, beat and hand.
    values: Vec<i64>,
    /// The mean of that over the falls of a third die, by foe's HP, beat and pair.
    means: Vec<i64>,
    /// The face that is spent.
    spent: Vec<usize>,
    /// How many HP are lost how often.
    losses: Vec<Losses>,
}

/// A fight that is being solved.
pub(crate) struct Case<'a> {
    pub(crate) faces: &'a Faces,
    pub(crate) bout: &'a Bout,
    pub(crate) renewal: &'a Renewal,
}

impl Melee {
    /// Finds the face to spend in every situation, when hands are worth so much afterwards.
    pub(crate) fn solve(case: &Case<'_>, foe_hp: u8, worths: &[i64]) -> Self {
        let (foe_hp, beats) = (usize::from(foe_hp), case.bout.beats());
        let (hands, pairs) = (case.faces.hands().len(), case.faces.pairs().len());
        let layers = (foe_hp + 1) * beats;
        let mut melee = Self {
            foe_hp,
            beats,
            hands,
            pairs,
            values: vec![0; layers * hands],
            means: vec![0; layers * pairs],
            spent: vec![0; layers * hands],
            losses: Vec::new(),
        };
        for beat in 0..beats {
            melee.values[beat * hands..][..hands].copy_from_slice(worths);
        }
        melee.average(case.faces, 0);
        for hp in 1..=foe_hp {
            for _ in 0..ROUNDS {
                let change = melee.improve(case, hp);
                melee.average(case.faces, hp);
                if change < HARDLY {
                    break;
                }
            }
        }
        melee
    }

    const fn layer(&self, hp: usize, beat: usize) -> usize {
        hp * self.beats + beat
    }

    /// What the fight costs from its beginning, as less than nothing.
    pub(crate) fn value(&self, hand: usize) -> i64 {
        self.values[self.layer(self.foe_hp, 0) * self.hands + hand]
    }

    /// Means over the falls of a die, for a foe with so many HP.
    fn average(&mut self, faces: &Faces, hp: usize) {
        for layer in self.layer(hp, 0)..self.layer(hp, self.beats) {
            for pair in 0..self.pairs {
                let value = |face: usize| {
                    self.values[layer * self.hands + faces.joined(pair, face)] * i64::from(faces.ways(face))
                };
                self.means[layer * self.pairs + pair] = (0..faces.count()).map(value).sum::<i64>() / 6;
            }
        }
    }

    /// One pass over a foe with so many HP; tells the largest change.
    fn improve(&mut self, case: &Case<'_>, hp: usize) -> i64 {
        let mut largest = 0;
        for beat in 0..self.beats {
            for (hand, held) in case.faces.hands().iter().enumerate() {
                let worth = |&face: &usize| (self.spending(case, (hp, beat, hand), face), face);
                let (value, face) = held.iter().map(worth).max().expect("three dice are held");
                let place = self.layer(hp, beat) * self.hands + hand;
                largest = largest.max((value - self.values[place]).abs());
                self.values[place] = value;
                self.spent[place] = face;
            }
        }
        largest
    }

    fn spending(&self, case: &Case<'_>, (hp, beat, hand): (usize, usize, usize), face: usize) -> i64 {
        let Case { faces, bout, renewal } = case;
        let rest = faces.rest(hand, face);
        let turnouts = bout.turnouts[beat][face].iter();
        let sum: i64 = turnouts
            .map(|turnout| {
                let layer = self.layer(hp.saturating_sub(turnout.dealt.into()), bout.next[beat]);
                let after = match renewal {
                    Renewal::Turned(turned) => {
                        self.values[layer * self.hands + faces.joined(rest, turned[face])]
                    }
                    Renewal::Rolled => self.means[layer * self.pairs + rest],
                };
                (after - i64::from(turnout.taken) * PARTS) * i64::from(turnout.ways)
            })
            .sum();
        sum / 6
    }

    /// Works out how many HP are lost how often, up to so many.
    pub(crate) fn spread(&mut self, case: &Case<'_>, most: u8) {
        let width = usize::from(most) + 1;
        let mut none = vec![0; width];
        none[0] = CERTAINTY;
        self.losses = vec![none.clone(); self.values.len()];
        let mut means = vec![none; self.means.len()];
        for hp in 1..=self.foe_hp {
            for _ in 0..ECHOES {
                for beat in 0..self.beats {
                    for hand in 0..self.hands {
                        let followed = self.followed(case, (hp, beat, hand), &means);
                        let place = self.layer(hp, beat) * self.hands + hand;
                        self.losses[place] = followed;
                    }
                }
                for layer in self.layer(hp, 0)..self.layer(hp, self.beats) {
                    for pair in 0..self.pairs {
                        means[layer * self.pairs + pair] = self.mean_losses(case.faces, layer, pair);
                    }
                }
            }
        }
    }

    fn mean_losses(&self, faces: &Faces, layer: usize, pair: usize) -> Losses {
        let fall =
            |face: usize| (&self.losses[layer * self.hands + faces.joined(pair, face)], 0, faces.ways(face));
        mixed((0..faces.count()).map(fall))
    }

    fn followed(&self, case: &Case<'_>, (hp, beat, hand): (usize, usize, usize), means: &[Losses]) -> Losses {
        let Case { faces, bout, renewal } = case;
        let face = self.spent[self.layer(hp, beat) * self.hands + hand];
        let rest = faces.rest(hand, face);
        mixed(bout.turnouts[beat][face].iter().map(|turnout| {
            let layer = self.layer(hp.saturating_sub(turnout.dealt.into()), bout.next[beat]);
            let losses = match renewal {
                Renewal::Turned(turned) => {
                    &self.losses[layer * self.hands + faces.joined(rest, turned[face])]
                }
                Renewal::Rolled => &means[layer * self.pairs + rest],
            };
            (losses, usize::from(turnout.taken), turnout.ways)
        }))
    }

    /// How many HP the fight costs how often, with a hand.
    pub(crate) fn losses(&self, hand: usize) -> &Losses {
        &self.losses[self.layer(self.foe_hp, 0) * self.hands + hand]
    }

    /// The same from the middle of the fight.
    pub(crate) fn losses_from(&self, hp: u8, beat: usize, hand: usize) -> &Losses {
        &self.losses[self.layer(hp.into(), beat) * self.hands + hand]
    }
}

/// Losses that come after others, each with how many of six ways lead to them.
pub(super) fn mixed<'a>(parts: impl Iterator<Item = (&'a Losses, usize, u32)>) -> Losses {
    let mut sums: Vec<u64> = Vec::new();
    for (losses, before, ways) in parts {
        sums.resize(losses.len(), 0);
        let last = losses.len() - 1;
        for (lost, &chance) in losses.iter().enumerate() {
            sums[(lost + before).min(last)] += u64::from(chance) * u64::from(ways);
        }
    }
    sums.into_iter().map(|sum| u32::try_from(sum / 6).expect("a part of a certainty")).collect()
}
