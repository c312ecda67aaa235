//! Casting.

use engine::Sink;
use grid::Point;

use crate::verbs::{Act, Body};
use crate::{Event, FoeId, Manner, Percent, Shape, Spell};

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn cast(&mut self, spell: Spell, at: Point) {
        self.spend_charge(spell);
        self.let_fly(Body::Hero, self.run().hero.at, at, Some(spell));
        match spell.shape() {
            Shape::One => {
                if let Some(foe) = self.run().foe_at(at) {
                    self.strike_by_spell(spell, self.run().foes[foe].id, Percent(100));
                }
            }
            Shape::Area => {
                let area = self.run().fireball_area(at);
                let hit: Vec<FoeId> =
                    self.run().foes.iter().filter(|foe| area.contains(foe.at)).map(|foe| foe.id).collect();
                for id in hit {
                    self.strike_by_spell(spell, id, Percent(100));
                }
            }
            Shape::Leaps => self.leap(spell, at),
        }
    }

    fn strike_by_spell(&mut self, spell: Spell, id: FoeId, share: Percent<u16>) {
        let (Some(foe), false) = (self.run().find(id), self.is_over()) else { return };
        let blow = self.run().clash().spell(spell, &self.run().foes[foe], share);
        self.strike_foe(foe, blow, Manner::Spell(spell), None);
        if let (Some(foe), Some(ailment)) = (self.run().find(id), spell.brings()) {
            self.afflict(Body::Foe(foe), ailment);
        }
    }

    /// The spell leaps to somebody beside whom it hit last, each time a little weaker.
    fn leap(&mut self, spell: Spell, at: Point) {
        let mut from = at;
        for (target, share) in self.run().spark_targets(at) {
            let to = self.run().foe(target).map_or(from, |foe| foe.at);
            if to != from {
                self.let_fly(Body::Hero, from, to, Some(spell));
            }
            self.strike_by_spell(spell, target, share);
            from = to;
        }
    }
}
