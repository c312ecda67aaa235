//! What becomes of damage. RULES.md, 8.1.

use crate::verbs::Act;
use crate::{Battle, Foe, Harm, Harms, Hp, Quirk, Source, Spot, Status};

impl Battle {
    /// What is left of damage to somebody after all that adds to it and takes off it, before wards. It is cut to a
    /// whole number once, at the end.
    fn damage_to(&self, foe: &Foe, damage: Hp, harms: Harms) -> Hp {
        let percent = |thousandths: i64, percent: i64| thousandths.saturating_mul(percent) / 100;
        let mut thousandths = i64::from(damage.0) * 1000;
        if foe.statuses.has(Status::Marked) {
            thousandths = percent(thousandths, self.content.marked.into());
        }
        for aura in &self.sketch.auras {
            let by = usize::from(aura.by);
            if harms.meets(aura.weakens.0) && self.sketch.watches.get(by).reaches(foe.place, foe.row().size) {
                thousandths = percent(thousandths, aura.weakens.1.into());
            }
        }
        if !harms.has(Harm::Loss) && !foe.statuses.has(Status::Bared) {
            for (kinds, less) in foe.row().resists {
                if harms.is_within(*kinds) {
                    thousandths = percent(thousandths, 100 - i64::from(*less));
                }
            }
            if !foe.is_bare {
                thousandths -= i64::from(foe.row().armour.0) * 1000;
            }
        }
        Hp(i32::try_from(thousandths / 1000).unwrap_or(i32::MAX).max(0))
    }
}

impl Act<'_> {
    /// Somebody is to take damage.
    pub(super) fn harm(&mut self, foe: usize, damage: Hp, harms: Harms, source: Option<Source>) {
        let run = self.run();
        let hurt = &run.foes[foe];
        if !hurt.is_alive() {
            return;
        }
        let is_warded = hurt.statuses.has(Status::Warded) && !harms.has(Harm::Loss);
        let mut harm = run.damage_to(hurt, damage, harms);
        if is_warded {
            harm = self.ward_off(foe, harm);
        }
        let harm = Hp(harm.0.min(self.run().foes[foe].hp.0));
        if harm.0 == 0 {
            let (who, by) = (self.who(foe), self.cause(source));
            self.tell(crate::Event::Unhurt { who, by });
            return;
        }
        self.lose(foe, harm, source);
        if self.run().foes[foe].is_alive() {
            self.answer(foe);
        } else {
            self.reap(foe, source);
        }
    }

    /// Whoever felled somebody has something of it.
    fn reap(&mut self, foe: usize, source: Option<Source>) {
        if let Some(Source::Building(place)) = source {
            let place = usize::from(place);
            self.credit_kill(place);
            let quirks = self.run().buildings[place].row().gun.map_or(&[][..], |gun| gun.quirks);
            for quirk in quirks {
                if let Quirk::Learns(more) = quirk {
                    self.grow(place, more.0);
                }
            }
        }
        self.salvage(foe);
    }

    /// Everybody within a distance of a spot takes damage.
    pub(super) fn harm_around(
        &mut self,
        at: Spot,
        radius: crate::Length,
        mut harm: impl FnMut(&mut Self, usize),
    ) {
        for foe in 0..self.run().sketch.spots.x.len() {
            if at.squared(self.run().sketch.spots.get(foe)) <= radius.squared()
                && self.run().foes[foe].is_alive()
            {
                harm(self, foe);
            }
        }
    }

    /// Everybody above or below a circle of the ground.
    pub(super) fn for_each_over(
        &mut self,
        at: Spot,
        radius: crate::Length,
        mut does: impl FnMut(&mut Self, usize),
    ) {
        for foe in 0..self.run().sketch.spots.x.len() {
            if at.squared_from_above(self.run().sketch.spots.get(foe)) <= radius.squared()
                && self.run().foes[foe].is_alive()
            {
                does(self, foe);
            }
        }
    }
}
