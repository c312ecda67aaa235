//! Traps, which know no sides.

use engine::Sink;
use grid::{Direction, Point, is_clear};

use crate::verbs::{Act, Body, Harm};
use crate::{Cause, Event, Foe, Labyrinth, PerMille, Thing, Who};

impl<S: Sink<Event>> Act<'_, S> {
    /// A trap goes off under somebody.
    pub(super) fn spring(&mut self, at: Point, trap: Thing, who: Who) {
        let places = self.run().content.places;
        match trap {
            Thing::Spikes => self.prick(at, trap, who, places.spikes),
            Thing::Darts => {
                for hit in self.run().hit_by_darts(at, who) {
                    if !self.is_over() {
                        self.prick(at, trap, hit, places.darts);
                    }
                }
            }
            _ => {}
        }
    }

    fn prick(&mut self, at: Point, trap: Thing, who: Who, share: PerMille) {
        let harm = Harm::Trap { at, trap };
        match who {
            Who::Hero => {
                self.hurt(Body::Hero, share.of(self.run().hero.stats.hp), harm);
                self.hero_may_die(Cause::Trap(trap));
            }
            Who::Foe(id, _) => {
                let Some(foe) = self.run().find(id) else { return };
                self.hurt(Body::Foe(foe), share.of(self.run().foes[foe].stats.hp), harm);
                self.foe_may_fall(foe);
            }
        }
    }
}

impl Labyrinth {
    /// Darts hit whoever stepped there, and everybody in the four lines from there.
    fn hit_by_darts(&self, at: Point, who: Who) -> Vec<Who> {
        let in_line = |point: Point| {
            point.straight(at).is_some_and(|(_, far): (Direction, u8)| far <= self.content.places.darts_fly)
                && is_clear(at, point, &self.ground.opaque)
        };
        let hero = in_line(self.hero.at).then_some(Who::Hero);
        let foes = self.foes.iter().filter(|foe| in_line(foe.at)).map(Foe::who);
        [who].into_iter().chain(hero).chain(foes).collect()
    }
}
