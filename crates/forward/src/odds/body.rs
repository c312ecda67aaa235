//! The traveller's condition as a number, so that chances over conditions fit a table.

use super::Chance;
use crate::{Content, Hero, Hp, Snare};

/// What the cards change in a traveller, apart from the weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Body {
    pub(crate) hp: u8,
    pub(crate) lux: u8,
    pub(crate) snare: Snare,
}

impl Body {
    pub(crate) const fn of(hero: Hero) -> Self {
        Self { hp: hero.hp.0, lux: hero.lux.0, snare: hero.snare }
    }

    /// Lux that can be used.
    pub(crate) const fn usable_lux(self) -> u8 {
        match self.snare {
            Snare::Open => self.lux,
            Snare::Closed => 0,
        }
    }

    pub(crate) fn healed(self, amount: u8, content: &Content) -> Self {
        Self { hp: Hp(self.hp).more(Hp(amount), Hp(content.max_hp)).0, ..self }
    }

    pub(crate) const fn hurt(self, amount: u8) -> Self {
        Self { hp: self.hp.saturating_sub(amount), ..self }
    }

    pub(crate) fn lit(self, amount: u8, content: &Content) -> Self {
        Self { lux: self.lux.saturating_add(amount).min(content.max_lux), ..self }
    }

    /// Healed with Lux, if Lux can be used.
    pub(crate) fn healed_by_lux(self, content: &Content) -> Option<Self> {
        let spent = Self { lux: self.usable_lux().checked_sub(1)?, ..self };
        (self.hp < content.max_hp).then(|| spent.healed(content.lux_heal, content))
    }
}

/// How bodies are numbered, for given limits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bodies {
    max_hp: usize,
    max_lux: usize,
}

impl Bodies {
    pub(crate) fn new(content: &Content) -> Self {
        Self { max_hp: content.max_hp.into(), max_lux: content.max_lux.into() }
    }

    /// How many there are, the dead included.
    pub(crate) const fn count(self) -> usize {
        (self.max_hp + 1) * (self.max_lux + 1) * 2
    }

    pub(crate) fn index(self, body: Body) -> usize {
        let snare = usize::from(body.snare == Snare::Closed);
        (usize::from(body.hp) * (self.max_lux + 1) + usize::from(body.lux)) * 2 + snare
    }

    pub(crate) fn body(self, index: usize) -> Body {
        let small = |number: usize| u8::try_from(number).expect("limits are small");
        let snare = if index.is_multiple_of(2) { Snare::Open } else { Snare::Closed };
        let lights = index / 2;
        Body { hp: small(lights / (self.max_lux + 1)), lux: small(lights % (self.max_lux + 1)), snare }
    }
}

/// The chance of every body.
#[derive(Clone, Debug)]
pub(crate) struct Outlook {
    chances: Vec<Chance>,
}

impl Outlook {
    pub(crate) fn empty(bodies: Bodies) -> Self {
        Self { chances: vec![Chance::NEVER; bodies.count()] }
    }

    #[inline]
    pub(crate) fn add(&mut self, index: usize, chance: Chance) {
        self.chances[index] = self.chances[index].or(chance);
    }

    /// Every body that is possible.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, Chance)> + '_ {
        self.chances.iter().copied().enumerate().filter(|&(_, chance)| chance > Chance::NEVER)
    }
}
