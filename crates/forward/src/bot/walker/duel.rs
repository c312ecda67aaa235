//! A fight of the road, solved exactly: over HP, Lux, the foe's HP, its place in its moves and
//! the dice, against what each of them is worth afterwards.

use crate::odds::Body;
use crate::odds::road::{Bout, CERTAINTY, Faces, Left, Renewal, Values, foe_index};
use crate::road::Fee;
use crate::{Card, Location, REROLL_LUX, Snare, Weapon};

/// Rounds that change nothing lead back; values are worked out again until they change by less
/// than this, and so often at most.
const HARDLY: u32 = CERTAINTY >> 18;
const ROUNDS: usize = 60;

/// Which fight it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Case {
    pub(super) location: Location,
    pub(super) left: Left,
    pub(super) weapon: Option<Weapon>,
    pub(super) snare: Snare,
    pub(super) foe: Card,
}

/// A fight at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Moment {
    pub(super) hp: u8,
    pub(super) lux: u8,
    pub(super) foe_hp: u8,
    pub(super) beat: u8,
    pub(super) hand: usize,
}

/// A fight from one moment on, solved.
#[derive(Clone, Debug)]
pub(super) struct Duel {
    case: Case,
    bout: Bout,
    renewal: Renewal,
    fee: Fee,
    /// The least and the most Lux that there can be.
    lux: (usize, usize),
    hp: usize,
    foe_hp: usize,
    hands: usize,
    pairs: usize,
    /// By foe's HP, HP, Lux, beat and hand. A foe without HP has one beat: it is over.
    values: Vec<u32>,
    /// The mean of that over the falls of a third die, by pair.
    means: Vec<u32>,
}

impl Duel {
    pub(super) fn solve(values: &Values, case: Case, from: Moment) -> Self {
        let ground = values.grounds.at(case.location, case.weapon);
        let fee = case.location.bend().fee();
        let most = usize::from(from.lux);
        let spends = case.snare == Snare::Open && fee == Fee::Lux;
        let (hands, pairs) = (values.grounds.faces.hands().len(), values.grounds.faces.pairs().len());
        let mut duel = Self {
            case,
            bout: ground.bouts[foe_index(case.foe)].clone(),
            renewal: ground.renewal.clone(),
            fee,
            lux: (if spends { 0 } else { most }, most),
            hp: from.hp.into(),
            foe_hp: from.foe_hp.into(),
            hands,
            pairs,
            values: Vec::new(),
            means: Vec::new(),
        };
        let layers = duel.layer(duel.foe_hp + 1, 0, duel.lux.0, 0);
        duel.values = vec![0; layers * hands];
        duel.means = vec![0; layers * pairs];
        duel.settle(values);
        for foe_hp in 1..=duel.foe_hp {
            for hp in 1..=duel.hp {
                for lux in duel.lux.0..=duel.lux.1 {
                    duel.solve_layer(&values.grounds.faces, foe_hp, hp, lux);
                }
            }
        }
        duel
    }

    /// Whether this fight, at this moment, is among those that were solved.
    pub(super) fn covers(&self, case: Case, moment: Moment) -> bool {
        self.case == case
            && usize::from(moment.hp) <= self.hp
            && (self.lux.0..=self.lux.1).contains(&moment.lux.into())
            && usize::from(moment.foe_hp) <= self.foe_hp
    }

    fn layer(&self, foe_hp: usize, hp: usize, lux: usize, beat: usize) -> usize {
        let lights = self.lux.1 - self.lux.0 + 1;
        ((foe_hp * (self.hp + 1) + hp) * lights + lux - self.lux.0) * self.bout.beats() + beat
    }

    /// What it is worth when the foe is slain.
    fn settle(&mut self, values: &Values) {
        let Case { location, left, weapon, snare, .. } = self.case;
        let ground = values.grounds.at(location, weapon);
        for hp in 1..=self.hp {
            for lux in self.lux.0..=self.lux.1 {
                let small = |number: usize| u8::try_from(number).expect("HP and Lux are few");
                let body = Body { hp: small(hp), lux: small(lux), snare };
                for beat in 0..self.bout.beats() {
                    let layer = self.layer(0, hp, lux, beat);
                    for hand in 0..self.hands {
                        self.values[layer * self.hands + hand] = match beat {
                            0 => values.worth(location, left, weapon, body, ground.worth(hand)),
                            _ => self.values[self.layer(0, hp, lux, 0) * self.hands + hand],
                        };
                    }
                    self.average(&values.grounds.faces, layer);
                }
            }
        }
    }

    fn average(&mut self, faces: &Faces, layer: usize) {
        let values = &self.values[layer * self.hands..][..self.hands];
        for pair in 0..self.pairs {
            let value = |face| u64::from(values[faces.joined(pair, face)]) * u64::from(faces.ways(face));
            let sum: u64 = (0..faces.count()).map(value).sum();
            self.means[layer * self.pairs + pair] = part(sum / 6);
        }
    }

    fn solve_layer(&mut self, faces: &Faces, foe_hp: usize, hp: usize, lux: usize) {
        let beats = self.bout.beats();
        // What each face of each hand leads to, apart from rounds that change nothing; and what
        // another roll is worth.
        let mut moved = Vec::with_capacity(beats * self.hands);
        for beat in 0..beats {
            for (hand, held) in faces.hands().iter().enumerate() {
                let sums = held.map(|face| self.moved(faces, (foe_hp, hp, lux, beat), hand, face));
                let rolled = held.map(|face| self.rolled(faces, (foe_hp, hp, lux, beat), hand, face));
                moved.push((sums, rolled.into_iter().flatten().max().unwrap_or(0)));
            }
        }
        let first = self.layer(foe_hp, hp, lux, 0);
        for _ in 0..ROUNDS {
            let mut largest = 0;
            for beat in 0..beats {
                for (hand, held) in faces.hands().iter().enumerate() {
                    let (sums, rolled) = moved[beat * self.hands + hand];
                    let kept = held.iter().zip(sums).map(|(&face, (sum, still))| {
                        let again = if still == 0 { 0 } else { self.back(faces, first, beat, hand, face) };
                        part((sum + u64::from(again) * u64::from(still)) / 6)
                    });
                    let best = kept.max().expect("three dice are held").max(rolled);
                    let value = &mut self.values[(first + beat) * self.hands + hand];
                    largest = largest.max(best.abs_diff(*value));
                    *value = best;
                }
            }
            for beat in 0..beats {
                self.average(faces, first + beat);
            }
            if largest < HARDLY {
                return;
            }
        }
    }

    /// What spending a face leads to if something changes, added up over six falls, and in how
    /// many of them nothing does.
    fn moved(
        &self,
        faces: &Faces,
        (foe_hp, hp, lux, beat): (usize, usize, usize, usize),
        hand: usize,
        face: usize,
    ) -> (u64, u32) {
        let (mut sum, mut still) = (0, 0);
        for turnout in &self.bout.turnouts[beat][face] {
            let (dealt, taken) = (usize::from(turnout.dealt), usize::from(turnout.taken));
            if dealt == 0 && taken == 0 {
                still += turnout.ways;
            } else if taken < hp {
                let layer = self.layer(foe_hp.saturating_sub(dealt), hp - taken, lux, self.bout.next[beat]);
                sum += u64::from(self.renewed(faces, layer, hand, face)) * u64::from(turnout.ways);
            }
        }
        (sum, still)
    }

    /// The value in the next round of a layer, when nothing changed but a die.
    fn back(&self, faces: &Faces, first: usize, beat: usize, hand: usize, face: usize) -> u32 {
        self.renewed(faces, first + self.bout.next[beat], hand, face)
    }

    /// The value of a layer when a face has come back.
    fn renewed(&self, faces: &Faces, layer: usize, hand: usize, face: usize) -> u32 {
        let rest = faces.rest(hand, face);
        match &self.renewal {
            Renewal::Rolled => self.means[layer * self.pairs + rest],
            Renewal::Turned(turned) => self.values[layer * self.hands + faces.joined(rest, turned[face])],
        }
    }

    /// What another roll of a face is worth, if it can be paid for.
    fn rolled(
        &self,
        faces: &Faces,
        (foe_hp, hp, lux, beat): (usize, usize, usize, usize),
        hand: usize,
        face: usize,
    ) -> Option<u32> {
        let layer = match self.fee {
            Fee::Lux if self.case.snare == Snare::Open => {
                let lux = lux.checked_sub(REROLL_LUX.into()).filter(|&lux| lux >= self.lux.0)?;
                self.layer(foe_hp, hp, lux, beat)
            }
            Fee::Hp if hp > 1 => self.layer(foe_hp, hp - 1, lux, beat),
            _ => return None,
        };
        Some(self.means[layer * self.pairs + faces.rest(hand, face)])
    }

    /// The chance to win when a face is spent now.
    pub(super) fn keep(&self, faces: &Faces, moment: Moment, face: usize) -> u32 {
        let (foe_hp, hp, lux, beat) = places(moment);
        let (sum, still) = self.moved(faces, (foe_hp, hp, lux, beat), moment.hand, face);
        let again = self.back(faces, self.layer(foe_hp, hp, lux, 0), beat, moment.hand, face);
        part((sum + u64::from(again) * u64::from(still)) / 6)
    }

    /// The chance to win when a face is rolled again now.
    pub(super) fn reroll(&self, faces: &Faces, moment: Moment, face: usize) -> Option<u32> {
        self.rolled(faces, places(moment), moment.hand, face)
    }
}

fn places(moment: Moment) -> (usize, usize, usize, usize) {
    (moment.foe_hp.into(), moment.hp.into(), moment.lux.into(), moment.beat.into())
}

fn part(value: u64) -> u32 {
    u32::try_from(value).expect("a part of a certainty")
}
