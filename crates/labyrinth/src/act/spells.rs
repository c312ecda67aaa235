//! Casting.

use engine::Sink;
use grid::Point;

use super::Act;
use crate::{Event, FoeId, Manner, Shape, Spell, Who};

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn cast(&mut self, spell: Spell, at: Point) {
        self.run.hero.spend_charge(spell);
        let from = self.run.hero.at;
        self.tell(Event::Shot { by: Who::Hero, from, to: at, spell: Some(spell) });
        match spell.shape() {
            Shape::One => {
                let hit: Vec<FoeId> =
                    self.run.foe_at(at).map(|place| self.run.foes[place].id).into_iter().collect();
                self.strike_all(spell, &hit, 100);
            }
            Shape::Area => {
                let area = self.run.fireball_area(at);
                let hit: Vec<FoeId> =
                    self.run.foes.iter().filter(|foe| area.contains(foe.at)).map(|foe| foe.id).collect();
                self.strike_all(spell, &hit, 100);
            }
            Shape::Leaps => self.leap(spell, at),
        }
    }

    fn strike_all(&mut self, spell: Spell, hit: &[FoeId], share: u16) {
        for id in hit {
            let (Some(place), false) = (self.place(*id), self.is_over()) else { continue };
            let blow = self.run.clash().spell(spell, &self.run.foes[place], share);
            self.strike_foe(place, blow, Manner::Spell(spell), None);
            let Some(place) = self.place(*id) else { continue };
            if let Some(ailment) = spell.brings() {
                self.afflict_foe(place, ailment);
            }
        }
    }

    /// The spell leaps to somebody beside whom it hit last, each time a little weaker.
    fn leap(&mut self, spell: Spell, at: Point) {
        let mut from = at;
        for (target, share) in self.run.spark_targets(at) {
            let to = self.run.foe(target).map_or(from, |foe| foe.at);
            if to != from {
                self.tell(Event::Shot { by: Who::Hero, from, to, spell: Some(spell) });
            }
            self.strike_all(spell, &[target], share);
            from = to;
        }
    }
}
