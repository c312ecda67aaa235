//! What every condition between two cards is worth.

use crate::odds::Body;
use crate::{Content, Snare, Weapon};

/// The parts of a certainty.
pub(super) const CERTAINTY: u32 = 1 << 24;

/// How many things can be in the hand: nothing, three blades, three shields.
const HANDS: usize = 7;

/// A worth for each weapon and condition.
#[derive(Clone, Debug)]
pub(super) struct Table {
    shape: Shape,
    worths: Vec<u32>,
}

/// How conditions are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    max_hp: u8,
    max_lux: u8,
}

impl Shape {
    pub(super) const fn new(content: &Content) -> Self {
        Self { max_hp: content.max_hp, max_lux: content.max_lux }
    }

    fn index(self, weapon: Option<Weapon>, body: Body) -> usize {
        let hand = weapon.map_or(0, |weapon| weapon as usize + 1);
        let snare = usize::from(body.snare == Snare::Closed);
        let lights = usize::from(self.max_lux) + 1;
        let bodies = usize::from(self.max_hp) + 1;
        ((hand * 2 + snare) * lights + usize::from(body.lux)) * bodies + usize::from(body.hp)
    }

    /// Every condition of the living.
    pub(super) fn bodies(self) -> impl Iterator<Item = Body> {
        [Snare::Open, Snare::Closed].into_iter().flat_map(move |snare| {
            (0..=self.max_lux).flat_map(move |lux| (1..=self.max_hp).map(move |hp| Body { hp, lux, snare }))
        })
    }
}

impl Table {
    /// A table made condition by condition; the dead are worth nothing, and weapons that are not asked about neither.
    pub(super) fn made(
        shape: Shape,
        weapons: &[Option<Weapon>],
        worth: impl Fn(Option<Weapon>, Body) -> u32,
    ) -> Self {
        let conditions = (usize::from(shape.max_hp) + 1) * (usize::from(shape.max_lux) + 1) * 2;
        let mut worths = vec![0; HANDS * conditions];
        for &weapon in weapons {
            for body in shape.bodies() {
                worths[shape.index(weapon, body)] = worth(weapon, body);
            }
        }
        Self { shape, worths }
    }

    pub(super) fn of(&self, weapon: Option<Weapon>, body: Body) -> u32 {
        if body.hp == 0 { 0 } else { self.worths[self.shape.index(weapon, body)] }
    }

    /// The same with the better of two worths everywhere.
    #[must_use]
    pub(super) fn or(mut self, other: &Self) -> Self {
        self.worths.iter_mut().zip(&other.worths).for_each(|(worth, other)| *worth = (*worth).max(*other));
        self
    }

    /// The same for somebody who heals with Lux whenever that is better.
    #[must_use]
    pub(super) fn with_healing(mut self, weapons: &[Option<Weapon>], heal: u8) -> Self {
        let shape = self.shape;
        for &weapon in weapons {
            // From little Lux to much, so that more than one can be spent.
            for body in shape.bodies().filter(|body| body.usable_lux() > 0) {
                let hp = body.hp.saturating_add(heal).min(shape.max_hp);
                let healed = self.of(weapon, Body { hp, lux: body.lux - 1, ..body });
                let worth = &mut self.worths[shape.index(weapon, body)];
                *worth = (*worth).max(healed);
            }
        }
        self
    }

    /// A mean of tables by their weights.
    pub(super) fn mean<'a>(tables: impl IntoIterator<Item = (&'a Self, u64)>) -> Option<Self> {
        let mut sum: Vec<u64> = Vec::new();
        let (mut shape, mut all) = (None, 0);
        for (table, weight) in tables {
            shape = Some(table.shape);
            all += weight;
            sum.resize(table.worths.len(), 0);
            sum.iter_mut().zip(&table.worths).for_each(|(sum, &worth)| *sum += u64::from(worth) * weight);
        }
        let narrow = |parts: u64| u32::try_from(parts / all).expect("a mean is no more than the most");
        Some(Self { shape: shape?, worths: sum.into_iter().map(narrow).collect() })
    }
}
