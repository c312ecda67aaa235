//! What guns do between shots.

use super::Act;
use crate::battle::angle;
use crate::{FoeId, Source};

impl Act<'_> {
    /// All attackers are looked at from all buildings.
    pub(crate) fn look_around(&mut self) {
        let run = &mut *self.run;
        run.sketch.forget_seen();
        for foe in run.foes.iter().filter(|foe| foe.is_alive()) {
            run.sketch.see(foe.place, foe.row().size);
        }
    }

    /// A tick passes for a gun. Tells whether what it began happens now.
    #[inline]
    pub(crate) fn wind(&mut self, place: usize) -> bool {
        let building = &mut self.run.buildings[place];
        building.timer = building.timer.saturating_sub(1);
        building.idle = building.idle.saturating_add(1);
        let is_due = building.fuse == 1;
        building.fuse = building.fuse.saturating_sub(1);
        is_due
    }

    /// A gun gets up to speed, or loses it five times as fast.
    pub(crate) fn spin(&mut self, place: usize, has_target: bool, most: u16) {
        let spin = &mut self.run.buildings[place].spin;
        *spin = if has_target { (*spin + 1).min(most) } else { spin.saturating_sub(5) };
    }

    /// A gun turns towards somewhere. Tells whether it points there.
    pub(crate) fn turn(&mut self, place: usize, toward: u8, by: u8) -> bool {
        let heading = &mut self.run.buildings[place].heading;
        *heading = angle::turned(*heading, toward, by);
        *heading == toward
    }

    /// A gun has shot and loads.
    pub(crate) fn load(&mut self, place: usize, interval: u16) {
        let building = &mut self.run.buildings[place];
        (building.timer, building.idle) = (interval, 0);
    }

    /// A gun begins something that happens in so many ticks.
    pub(crate) fn light(&mut self, place: usize, fuse: u16, held: Option<FoeId>) {
        let building = &mut self.run.buildings[place];
        (building.fuse, building.held) = (fuse, held);
    }

    /// Counts health that was taken, for whoever took it.
    #[inline]
    pub(crate) fn credit(&mut self, source: Option<Source>, family: crate::Family, harm: u32) {
        match source {
            Some(Source::Building(place)) => {
                self.run.buildings[usize::from(place)].dealt[family.index()] += harm;
            }
            Some(Source::Ability(blueprint)) => {
                if let Some(card) = self.run.cards.iter_mut().find(|card| card.blueprint == blueprint) {
                    card.dealt[family.index()] += harm;
                }
            }
            None => {}
        }
    }

    /// Counts one that fell.
    pub(crate) fn credit_kill(&mut self, place: usize) {
        let felled = &mut self.run.buildings[place].felled;
        *felled = felled.saturating_add(1);
    }
}
