//! Traps, which know no sides.

use engine::Sink;
use grid::{Direction, Point, is_clear};

use super::Act;
use crate::stats::per_mille;
use crate::{Cause, Event, Thing, Who};

impl<S: Sink<Event>> Act<'_, S> {
    /// A trap goes off under somebody.
    pub(super) fn spring(&mut self, at: Point, trap: Thing, who: Who) {
        match trap {
            Thing::Spikes => self.prick(at, trap, who, self.run.content.places.spikes),
            Thing::Darts => self.let_fly(at, who),
            _ => {}
        }
    }

    /// Darts hit whoever stepped there, and everybody in the four lines from there.
    fn let_fly(&mut self, at: Point, who: Who) {
        let places = self.run.content.places;
        let in_line = |point: Point| {
            point.straight(at).is_some_and(|(_, far): (Direction, u8)| far <= places.darts_fly)
                && is_clear(at, point, &self.run.ground.opaque)
        };
        let hero = in_line(self.run.hero.at).then_some(Who::Hero);
        let foes = self.run.foes.iter().filter(|foe| in_line(foe.at)).map(|foe| Who::Foe(foe.id, foe.kind));
        let hit: Vec<Who> = [who].into_iter().chain(hero).chain(foes).collect();
        for who in hit {
            if !self.is_over() {
                self.prick(at, Thing::Darts, who, places.darts);
            }
        }
    }

    fn prick(&mut self, at: Point, trap: Thing, who: Who, share: u16) {
        match who {
            Who::Hero => {
                let hero = &mut self.run.hero;
                let amount = per_mille(hero.stats.hp, share);
                hero.hp -= amount;
                let hp = hero.hp.max(0);
                self.tell(Event::TrapSprung { at, trap, who, amount, hp });
                self.hero_may_die(Cause::Trap(trap));
            }
            Who::Foe(id, _) => {
                let Some(place) = self.place(id) else { return };
                let foe = &mut self.run.foes[place];
                let amount = per_mille(foe.stats.hp, share);
                foe.hp -= amount;
                let (hp, stands) = (foe.hp.max(0), foe.at);
                self.tell_at(stands, Event::TrapSprung { at, trap, who, amount, hp });
                self.foe_may_die(place);
            }
        }
    }
}
