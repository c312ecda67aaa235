//! Casting.

use engine::Sink;
use grid::Point;

use super::Act;
use crate::spread;
use crate::{Ailment, Cells, Event, FoeId, Manner, Spell, Tower, Who};

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn cast(&mut self, spell: Spell, at: Point) {
        self.run.hero.spend_charge(spell);
        let from = self.run.hero.at;
        self.tell(Event::Shot { by: Who::Hero, from, to: at, spell: Some(spell) });
        match spell {
            Spell::Firebolt | Spell::Frost => {
                let hit: Vec<FoeId> =
                    self.run.foe_at(at).map(|place| self.run.foes[place].id).into_iter().collect();
                self.strike_all(spell, &hit, 100);
            }
            Spell::Fireball => {
                let area = self.run.fireball_area(at);
                let hit: Vec<FoeId> =
                    self.run.foes.iter().filter(|foe| area.contains(foe.at)).map(|foe| foe.id).collect();
                self.strike_all(spell, &hit, 100);
            }
            Spell::Spark => self.leap(at),
        }
    }

    fn strike_all(&mut self, spell: Spell, hit: &[FoeId], share: u16) {
        for id in hit {
            let (Some(place), false) = (self.place(*id), self.is_over()) else { continue };
            let blow = self.run.clash().spell(spell, &self.run.foes[place], share);
            self.strike_foe(place, blow, Manner::Spell(spell), None);
            let Some(place) = self.place(*id) else { continue };
            match spell {
                Spell::Firebolt | Spell::Fireball => self.afflict_foe(place, Ailment::Burn),
                Spell::Frost => self.afflict_foe(place, Ailment::Slow),
                Spell::Spark => {}
            }
        }
    }

    /// A spark leaps to somebody beside whom it hit last, each time a little weaker.
    fn leap(&mut self, at: Point) {
        let mut from = at;
        for (target, share) in self.run.spark_targets(at) {
            let to = self.run.foe(target).map_or(from, |foe| foe.at);
            if to != from {
                self.tell(Event::Shot { by: Who::Hero, from, to, spell: Some(Spell::Spark) });
            }
            self.strike_all(Spell::Spark, &[target], share);
            from = to;
        }
    }
}

impl Tower {
    /// The tiles that a fireball burns.
    pub(crate) fn fireball_area(&self, at: Point) -> Cells {
        spread::fireball_area(&self.hero, &self.content, at, &self.ground.opaque)
    }

    /// Whom a spark hits, one after the other, and with how many hundredths of it.
    pub(crate) fn spark_targets(&self, at: Point) -> Vec<(FoeId, u16)> {
        let in_sight = self.foes.iter().filter(|foe| self.ground.known.seen.contains(foe.at));
        spread::spark_targets(&self.hero, &self.content, at, &in_sight)
    }
}
