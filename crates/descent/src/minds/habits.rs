//! The habits, one function each: what a creature wants if the habit fits, and nothing if it does not.

use grid::{Flood, Point, is_clear};

use super::{Scene, Wish};
use crate::combat::shape::Field;
use crate::{Ailment, Blow, Cells, Hp, Kind, Matter, Mind, Percent, Shape, Tier, Trait, Turns};

/// Under so much health the fearful run.
const AFRAID: Percent = Percent(25);
/// Those who keep away stay no nearer and no farther than this.
const COMFORT: std::ops::RangeInclusive<u16> = 3..=5;
/// How far a chanter sees bones, and a call is heard.
const EARSHOT: u16 = 12;
/// So many steps away the fearful look for somewhere to hide.
const FLIGHT: usize = 20;

impl Scene<'_> {
    pub(super) fn strike(&self) -> Option<Wish> {
        let prey = self.prey.filter(|_| self.foe.is_met)?;
        (self.foe.at.distance(self.run.hero(prey.seat).at) == 1).then_some(Wish::Strike(prey.seat))
    }

    pub(super) fn chase(&self) -> Option<Wish> {
        let prey = self.prey.filter(|prey| prey.at != self.foe.at)?;
        self.along_trail().or_else(|| self.towards(&Cells::of(prey.at))).map(Wish::Step)
    }

    /// Only those who wander by nature do so before they know of anybody.
    pub(super) fn wander(&self) -> Option<Wish> {
        let is_idle = self.foe.mind == Mind::Idle && self.foe.kind.tier() == Tier::Wanderer;
        is_idle.then_some(Wish::Stroll)
    }

    pub(super) fn flit(&self) -> Option<Wish> {
        let prey = self.prey.filter(|_| self.foe.has_struck)?;
        self.away_from(prey.at).map(Wish::Step)
    }

    /// To where whoever plays has not been, or at least does not look, and away from them.
    pub(super) fn flee(&self) -> Option<Wish> {
        let is_afraid = self.foe.mind == Mind::Fleeing
            || (self.foe.is_below(AFRAID) && !self.foe.kind.has(Trait::Mindless));
        let prey = self.prey.filter(|_| is_afraid)?;
        let near = Cells::of(prey.at).grown();
        let land = self.land() - near - self.run.everybody();
        let known = &self.run.level.known;
        let hiding = [known.explored, known.seen].into_iter().find_map(|shunned| {
            let hidden = land - shunned;
            let mut fronts = Flood::new(Cells::of(self.foe.at), &land).take(FLIGHT);
            let front = fronts.find(|front| front.meets(&hidden))?;
            self.towards(&(front & hidden))
        });
        hiding.or_else(|| self.away_from(prey.at)).map(Wish::Step)
    }

    pub(super) fn seek_fire(&self) -> Option<Wish> {
        if self.run.level.ground.is_at_rest() {
            return None;
        }
        let fire = self.run.level.ground.fire.all();
        let near = |at: &Point| at.distance(self.foe.at) <= 8;
        let seen: Cells = fire.iter().filter(near).collect();
        if seen.is_empty() || seen.contains(self.foe.at) {
            return None;
        }
        self.towards(&seen).map(Wish::Step)
    }

    /// To a side of the prey that is free; into a corridor only when nothing else is left to hunt in.
    pub(super) fn surround(&self) -> Option<Wish> {
        let prey = self.prey?;
        let land = self.land();
        let is_corridor =
            |at: Point| at.neighbours().into_iter().filter(|side| land.contains(*side)).count() <= 2;
        let friends =
            self.run.foes.iter().filter(|other| other.kind == self.foe.kind && other.is_awake()).count();
        if prey.is_seen && friends > 1 && is_corridor(prey.at) && self.foe.at.distance(prey.at) <= 3 {
            // It waits where its prey has to come out.
            let aside = self.away_from(prey.at).filter(|_| self.foe.at.distance(prey.at) < 2);
            return aside.map(Wish::Step).or(Some(Wish::Stroll));
        }
        let sides = (Cells::of(prey.at).spread() - Cells::of(prey.at)) & (land - self.run.everybody());
        let goal = if sides.is_empty() { Cells::of(prey.at) } else { sides };
        self.towards(&goal).map(Wish::Step)
    }

    pub(super) fn keep_away(&self) -> Option<Wish> {
        let prey = self.prey.filter(|prey| prey.is_seen)?;
        let far = self.foe.at.distance(prey.at);
        if far < *COMFORT.start() {
            return self.away_from(prey.at).map(Wish::Retreat);
        }
        if COMFORT.contains(&far) {
            return Some(Wish::Stroll).filter(|_| self.foe.kind.nature().step.is_some());
        }
        None
    }

    /// Worth announcing when it would hit whoever plays as they stand now.
    pub(super) fn announce(&self, blow: Blow) -> Option<Wish> {
        let prey = self.prey.filter(|prey| prey.is_seen && self.foe.rest == Turns::NONE)?;
        let nature = blow.nature();
        let ground = &self.run.level.ground;
        if prey.at.distance(self.foe.at) > nature.range.into() {
            return None;
        }
        let solid = self.run.level.solid();
        let is_straight =
            !matches!(nature.shape, Shape::Ray | Shape::Cone) || is_clear(self.foe.at, prey.at, &solid);
        let tiles = Field { solid: &solid, ground }.tiles(blow, self.foe.at, prey.at);
        let is_worth_it = !nature.needs.is_any() || tiles.iter().any(|at| ground.on(at).meets(nature.needs));
        (is_straight && is_worth_it && tiles.contains(prey.at)).then_some(Wish::Announce(blow, prey.at))
    }

    pub(super) fn raise_bones(&self) -> Option<Wish> {
        self.prey.filter(|prey| prey.is_seen && self.foe.breath == Turns::NONE)?;
        let free = self.run.level.ground.layer(Matter::Bones) - self.run.everybody();
        free.iter().find(|at| at.distance(self.foe.at) <= EARSHOT / 2).map(Wish::Raise)
    }

    pub(super) fn call(&self) -> Option<Wish> {
        self.prey.filter(|prey| prey.is_seen && self.foe.breath == Turns::NONE)?;
        let hears = |other: &&crate::Foe| !other.is_awake() && other.at.distance(self.foe.at) <= EARSHOT;
        self.run.foes.iter().find(hears).map(|_| Wish::Call)
    }

    pub(super) fn summon(&self, kind: Kind, count: u8, every: Turns) -> Option<Wish> {
        self.prey.filter(|_| self.foe.breath == Turns::NONE)?;
        let there = self.run.foes.iter().filter(|other| other.kind == kind).count();
        (there < 4).then_some(Wish::Summon(kind, count, every))
    }

    pub(super) fn devour(&self, kind: Kind, hp: Hp) -> Option<Wish> {
        let beside = |other: &&crate::Foe| other.kind == kind && other.at.distance(self.foe.at) <= 1;
        self.run.foes.iter().find(beside).map(|other| Wish::Devour(other.id, hp))
    }

    /// Farther into something with whom it holds, until they are in it.
    pub(super) fn drag(&self, into: Matter) -> Option<Wish> {
        let seat = self.prey?.seat;
        let hero = self.run.hero(seat);
        let there = self.run.level.ground.layer(into);
        let has_hold = hero.at.distance(self.foe.at) == 1 && hero.ailments.has(Ailment::Held);
        if !has_hold || there.contains(hero.at) {
            return None;
        }
        self.towards(&there).map(|to| Wish::Drag(seat, to))
    }
}
