//! What attackers do, and what has come over them. RULES.md, 6.1 and 8.4.

use crate::verbs::{Act, CROWD};
use crate::{Act as Doing, Attacker, Dome, Habit, Harms, Length, Spot, Status};

impl Act<'_> {
    /// A tick passes for every attacker: those that burn lose health, and whoever does something again and again does
    /// it.
    pub(super) fn live(&mut self) {
        // Those who are born now do nothing yet.
        for foe in 0..self.run().foes.len() {
            if !self.run().foes[foe].is_alive() {
                continue;
            }
            self.pass(foe);
            let run = self.run();
            let alive = &run.foes[foe];
            let burning = alive.statuses.left(Status::Burning);
            let (age, by) = (u32::from(alive.age), alive.lit_by);
            if burning > 0 && u32::from(burning).is_multiple_of(run.content.burn_every.0) {
                let burn = run.content.burn;
                self.harm(foe, burn, Harms::ENERGY, by);
            }
            for habit in self.run().foes[foe].row().habits {
                if let Habit::Every(ticks, doing) = habit
                    && age.is_multiple_of(ticks.0)
                    && self.run().foes[foe].is_alive()
                {
                    self.act(foe, *doing);
                }
            }
        }
    }

    /// Those that fell do what they do then, and are gone.
    pub(super) fn bury(&mut self) {
        for foe in 0..self.run().foes.len() {
            let fallen = &self.run().foes[foe];
            if fallen.hp.0 != 0 {
                continue;
            }
            for habit in fallen.row().habits {
                if let Habit::OnDeath(doing) = habit {
                    self.act(foe, *doing);
                }
            }
        }
        self.clear_gone();
    }

    /// Somebody was hurt and lives.
    pub(super) fn answer(&mut self, foe: usize) {
        for (place, habit) in self.run().foes[foe].row().habits.iter().enumerate() {
            let hurt = &self.run().foes[foe];
            match habit {
                Habit::WhenHit(ticks, doing) if hurt.rest == 0 => {
                    self.rest(foe, u16::try_from(ticks.0).unwrap_or(u16::MAX));
                    self.act(foe, *doing);
                }
                Habit::Below(percent, doing) => {
                    let most = self.run().sketch.breed(hurt.kind).0;
                    let is_below = hurt.hp.0 * 100 < most.0 * i32::from(*percent);
                    if is_below && self.has_first(foe, place) {
                        self.act(foe, *doing);
                    }
                }
                _ => {}
            }
        }
    }

    fn act(&mut self, foe: usize, doing: Doing) {
        match doing {
            Doing::Births(kind, count, within) => self.give_birth(foe, kind, count, within),
            Doing::Heals(within, hp) => self.for_each_near(foe, within, |act, other| act.heal(other, hp)),
            Doing::Brings(within, status, amount) => {
                self.for_each_near(foe, within, |act, other| act.afflict(other, status, amount, None));
            }
            Doing::Curses(within, condition, amount) => {
                let at = self.run().sketch.spots.get(foe);
                for place in 0..self.run().buildings.len() {
                    if self.run().is_building_near(place, at, within) {
                        self.condition(place, condition, amount);
                    }
                }
            }
            Doing::Bubble(radius, left) => {
                let at = self.run().land.ground_at(self.run().foes[foe].place);
                self.raise_dome(Dome { at, radius, left });
            }
            Doing::Takes(good, amount) => self.gain(good, -amount),
            Doing::Returns => self.send_back(foe),
            Doing::ShedsArmour(pace) => self.bare(foe, pace),
        }
    }

    fn give_birth(&mut self, foe: usize, kind: Attacker, count: u8, within: Length) {
        let (last, within) = (i32::from(count.max(2)) - 1, within.0);
        for child in 0..i32::from(count) {
            if self.run().foes.len() < CROWD {
                // Evenly from behind to before.
                self.bear(foe, kind, Length(2 * within * child / last - within));
            }
        }
    }

    /// Does something to all attackers so near to one, and to that one.
    fn for_each_near(&mut self, foe: usize, within: Length, mut does: impl FnMut(&mut Self, usize)) {
        let at = self.run().sketch.spots.get(foe);
        for other in 0..self.run().sketch.spots.x.len() {
            let is_near = other == foe || self.is_near(other, at, within);
            if is_near && self.run().foes[other].is_alive() {
                does(self, other);
            }
        }
    }

    fn is_near(&self, foe: usize, at: Spot, within: Length) -> bool {
        within.0 > 0 && at.squared(self.run().sketch.spots.get(foe)) <= within.squared()
    }
}
