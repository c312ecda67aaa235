//! Energy, and turns that pass.

use engine::{Seat, Sink};

use super::Act;
use crate::{Energy, Event, Turns};

/// Nobody saves up more than this.
const FULL: Energy = Energy(200);

impl<S: Sink<Event>> Act<'_, S> {
    pub(crate) fn spend(&mut self, seat: Seat, cost: Energy) {
        self.hero_mut(seat).energy -= cost;
    }

    /// Energy beside what a turn gives.
    pub(crate) fn hurry(&mut self, seat: Seat, energy: Energy) {
        let hero = self.hero_mut(seat);
        hero.energy = (hero.energy + energy).min(FULL);
    }

    /// Everybody gains what a turn gives, and what rests has rested a turn.
    pub(crate) fn give_energy(&mut self) {
        for hero in &mut self.run.heroes {
            let gained = hero.energy + hero.speed();
            // Who lies or is frozen gathers nothing for later.
            hero.energy = if hero.stands() { gained.min(FULL) } else { Energy(0) };
            hero.pack.tick();
        }
        for foe in &mut self.run.foes {
            foe.energy = if foe.can_act() { (foe.energy + foe.gain()).min(FULL) } else { Energy(0) };
            foe.rest = foe.rest.less(Turns(1));
            foe.breath = foe.breath.less(Turns(1));
        }
    }

    pub(crate) fn count_turn(&mut self) {
        self.run.turn += 1;
        self.run.floor_turn += 1;
    }

    /// Who did not use their turn in peace has none left over.
    pub(crate) fn tarry(&mut self) {
        // Who gains less than a turn gives keeps what was gathered, or both would wait for each other for ever.
        for hero in self.run.heroes.iter_mut().filter(|hero| hero.energy >= Energy::ACTION) {
            hero.energy = Energy(0);
        }
    }
}
