//! Guns whose hits leap on, and guns that hoard what they shoot.

use super::shoot::Load;
use crate::verbs::Act;
use crate::{Battle, Course, Gun, Length, Quirk, Speed, Spot};

/// How many are remembered at once. No row asks for more.
const MOST: usize = 8;

impl Battle {
    /// How many more come with the next shot of a gun.
    pub(super) fn hoard(&self, building: usize, gun: &Gun) -> u8 {
        let idle = u32::from(self.buildings[building].idle);
        let hoards = gun.quirks.iter().find_map(|quirk| match quirk {
            Quirk::Hoards(most, ticks) => {
                Some(u8::try_from(idle / ticks.0.max(1)).unwrap_or(u8::MAX).min(*most))
            }
            _ => None,
        });
        hoards.unwrap_or(0)
    }

    /// The best of those that a building can aim at, some left out.
    fn best_but(&self, building: usize, but: &[usize]) -> Option<usize> {
        let able = (0..self.foes.len()).filter(|foe| !but.contains(foe) && self.can_aim_at(building, *foe));
        able.min_by_key(|foe| self.rank(building, *foe))
    }

    /// The nearest to somewhere within a distance, some left out.
    fn nearest_but(&self, at: Spot, within: Length, but: &[usize]) -> Option<usize> {
        let away = |foe: usize| at.squared(self.sketch.spots.get(foe));
        let able = (0..self.sketch.spots.x.len())
            .filter(|foe| !but.contains(foe) && self.foes[*foe].is_alive() && away(*foe) <= within.squared());
        able.min_by_key(|foe| (away(*foe), self.foes[*foe].id))
    }
}

impl Act<'_> {
    /// What was hoarded goes after the next best, and the next; when there are no more of them, after the best again.
    pub(super) fn send_hoard(
        &mut self,
        building: usize,
        (eye, first): (Spot, usize),
        speed: Speed,
        load: Load,
        more: u8,
    ) {
        let (mut taken, mut count) = ([first; MOST], 1);
        for _ in 0..usize::from(more).min(MOST - 1) {
            let next = self.run().best_but(building, &taken[..count]);
            if next.is_none() {
                count = 0;
            }
            let target = next.unwrap_or(first);
            (taken[count], count) = (target, count + 1);
            let (id, aim) = (self.run().foes[target].id, self.run().sketch.spots.get(target));
            let course = Course::Homing { target: id, aim, step: speed.0 / 20, left: super::shoot::FLIGHT };
            self.send(building, eye, course, load);
        }
    }

    /// A hit leaps from each to the nearest that was not hit, and is less each time.
    pub(super) fn leap(
        &mut self,
        building: usize,
        gun: &'static Gun,
        (first, leaps): (usize, u8),
        (radius, percent): (Length, u8),
        mut load: Load,
    ) {
        let (mut hit, mut count) = ([first; MOST], 1);
        loop {
            let last = hit[count - 1];
            let at = self.run().sketch.spots.get(last);
            self.hit_one(building, gun, last, load);
            if count > usize::from(leaps).min(MOST - 1) {
                return;
            }
            let Some(next) = self.run().nearest_but(at, radius, &hit[..count]) else { return };
            let less = u32::from(load.percent) * u32::from(percent) / 100;
            load.percent = u16::try_from(less).unwrap_or(u16::MAX);
            (hit[count], count) = (next, count + 1);
        }
    }
}
