//! Buildings, and what becomes of them.

use grid::{Direction, Point};

use super::Act;
use crate::{Blueprint, Building, Condition, Event, Good, Price, Priority, Stat, Stats, Target};

impl Act<'_> {
    /// Something is built, or an ability stands like a building.
    pub(crate) fn raise(&mut self, blueprint: Blueprint, target: Target, stats: Stats, paid: Price) {
        let at = target.at().expect("it was checked that it stands somewhere");
        let facing = if let Target::Facing(_, facing) = target { facing } else { Direction::North };
        let tier = if let Target::Tier(_, tier) = target { tier } else { 0 };
        let waves_left = u8::try_from(stats.get(Stat::Waves)).unwrap_or(u8::MAX);
        let heading = [192, 0, 64, 128][facing as usize];
        let fresh = Building::new(blueprint, at, stats);
        self.run.buildings.push(Building { facing, tier, waves_left, paid, heading, ..fresh });
        self.survey();
    }

    /// Something is sold.
    pub(crate) fn sell(&mut self, at: Point) {
        let place = self.run.place_of_building(at).expect("it was checked that something stands there");
        let building = self.run.buildings.remove(place);
        let refund = self.run.refund(&building);
        self.survey();
        self.tell(Event::Sold { blueprint: building.blueprint, at });
        // What comes back goes through nobody's hands on the way.
        self.add_to_purse(Good::Materials, refund.materials.0);
        self.add_to_purse(Good::Energy, refund.energy.0);
    }

    /// A tower is told whom to aim at.
    pub(crate) fn set_priority(&mut self, at: Point, priority: Priority) {
        let place = self.run.place_of_building(at).expect("it was checked that something stands there");
        self.run.buildings[place].priority = priority;
        self.tell(Event::Aimed { at, priority });
    }

    /// Something comes over a building that shoots; more of the same adds nothing, unless it is more.
    pub(crate) fn condition(&mut self, place: usize, condition: Condition, amount: u16) {
        let building = &mut self.run.buildings[place];
        let has_gun = building.row().gun.is_some();
        let left = &mut building.conditions.0[condition.index()];
        if *left >= amount || !has_gun {
            return;
        }
        *left = amount;
        let at = building.at;
        self.renew(place);
        self.tell(Event::Conditioned { at, condition, amount });
    }

    /// One less is left of a condition.
    pub(crate) fn use_condition(&mut self, place: usize, condition: Condition) {
        let left = &mut self.run.buildings[place].conditions.0[condition.index()];
        if *left > 0 {
            *left -= 1;
            if *left == 0 {
                self.renew(place);
            }
        }
    }

    /// A building becomes more by itself.
    pub(crate) fn grow(&mut self, place: usize, by: i32) {
        self.run.buildings[place].grown += by;
        self.renew(place);
    }

    /// A wave has gone over all buildings: those that stand for some waves only may be gone.
    pub(crate) fn age_buildings(&mut self) {
        for place in 0..self.run.buildings.len() {
            self.use_condition(place, Condition::Overclocked);
            let building = &mut self.run.buildings[place];
            building.conditions.0[Condition::Paralysed.index()] = 0;
            building.age += 1;
            building.reset();
        }
        let count = self.run.buildings.len();
        let mut place = 0;
        while place < self.run.buildings.len() {
            let building = &mut self.run.buildings[place];
            if building.waves_left == 1 {
                let Building { blueprint, at, .. } = self.run.buildings.remove(place);
                self.tell(Event::Expired { blueprint, at });
            } else {
                building.waves_left = building.waves_left.saturating_sub(1);
                place += 1;
            }
        }
        if self.run.buildings.len() < count {
            self.survey();
        }
    }

    /// The numbers of a building are worked out anew.
    fn renew(&mut self, place: usize) {
        let run = &mut *self.run;
        run.sketch.renew_stats(&run.buildings, place, &run.content);
    }
}
