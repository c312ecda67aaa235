//! Casting.

use engine::Sink;
use grid::Point;

use super::Act;
use crate::{Ailment, Cells, Event, Foe, FoeId, Manner, Relic, Spell, Tower, Who};

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn cast(&mut self, spell: Spell, at: Point) {
        let hero = &mut self.run.hero;
        hero.spells[spell.index()].left -= 1;
        let from = hero.at;
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
            let Some(place) = self.place(*id) else { continue };
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
        let targets = self.run.spark_targets(at);
        let mut share = 100;
        let mut from = at;
        for target in targets {
            let to = self.run.foe(target).map_or(from, |foe| foe.at);
            if to != from {
                self.tell(Event::Shot { by: Who::Hero, from, to, spell: Some(Spell::Spark) });
            }
            self.strike_all(Spell::Spark, &[target], share);
            share = share * u16::from(self.run.content.spells.leap_share) / 100;
            from = to;
        }
    }
}

impl Tower {
    /// The tiles that a fireball burns: those around its tile that see it.
    pub(crate) fn fireball_area(&self, at: Point) -> Cells {
        let wider = u8::from(self.hero.relics.has(Relic::WideEmber));
        let radius = self.content.spells.fireball_radius + wider;
        let square = (0..radius).fold(Cells::of(at), |cells, _| cells.grown()) - self.ground.opaque;
        square.iter().filter(|to| grid::is_clear(at, *to, &self.ground.opaque)).collect()
    }

    /// Whom a spark hits, one after the other.
    pub(crate) fn spark_targets(&self, at: Point) -> Vec<FoeId> {
        let wider = u8::from(self.hero.relics.has(Relic::WideEmber));
        let leaps = usize::from(self.content.spells.leaps + wider);
        let mut targets: Vec<FoeId> = Vec::with_capacity(leaps + 1);
        let mut here = at;
        while targets.len() <= leaps {
            let is_next = |foe: &&Foe| {
                !targets.contains(&foe.id)
                    && self.ground.seen.contains(foe.at)
                    && if targets.is_empty() { foe.at == here } else { touches(foe.at, here) }
            };
            let Some(next) = self.foes.iter().find(is_next) else { break };
            targets.push(next.id);
            here = next.at;
        }
        targets
    }
}

/// Whether two tiles touch, by a corner too.
const fn touches(one: Point, other: Point) -> bool {
    one.x.abs_diff(other.x) <= 1 && one.y.abs_diff(other.y) <= 1
}
