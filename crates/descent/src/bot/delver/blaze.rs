//! What ground does to those who come over it: a few turns of it, looked at ahead.

use grid::Point;

use super::scene::Scene;
use crate::{Ailment, Cells, Energy, Foe, Ground, Hp, Matter, Tag, Trait, Ward};

/// So many turns are looked at.
const AHEAD: usize = 5;
/// What burning and poison take in a turn, and how long.
const BURNING: (i32, i32) = (3, 3);
const POISON: (i32, i32) = (2, 5);
/// Only so many creatures are looked at, the nearest.
const MOST: usize = 4;

/// Something laid onto tiles, for so many turns.
#[derive(Clone, Copy)]
pub(super) struct Layer {
    pub(super) matter: Matter,
    pub(super) turns: u8,
    pub(super) tiles: Cells,
}

/// A creature on its way.
struct Walker<'a> {
    foe: &'a Foe,
    at: Point,
    burning: i32,
    poisoned: i32,
    lost: i32,
    /// Strikes that it had no time for.
    missed: i32,
}

impl Scene<'_> {
    /// What it takes of those who are after somebody when something is laid onto the ground now, and something else
    /// a turn later; in tenths of an HP, less what it takes of whoever plays.
    pub(super) fn scorch(&self, first: &Layer, then: Option<&Layer>) -> i32 {
        let mut ground = self.view.ground;
        ground.put(first.matter, first.tiles & self.view.open, first.turns);
        let awake = self.awake().filter(|foe| !foe.ailments.has(Ailment::Frozen)).take(MOST);
        let walker = |foe| Walker { foe, at: foe.at, burning: 0, poisoned: 0, lost: 0, missed: 0 };
        let mut walkers: Vec<Walker<'_>> = awake.map(walker).collect();
        let mut own = 0;
        for turn in 0..AHEAD {
            if let Some(layer) = then.filter(|_| turn == 1) {
                ground.put(layer.matter, layer.tiles & self.view.open, layer.turns);
            }
            for walker in &mut walkers {
                self.walk(walker, &ground);
            }
            let burst = ground.step();
            for walker in &mut walkers {
                self.touch(walker, &ground, burst.tiles.contains(walker.at));
            }
            own += self.own_harm(&ground, &burst.tiles, turn);
        }
        walkers
            .iter()
            .map(|walker| walker.lost.min(i32::from(walker.foe.hp.0) * 10) + walker.missed)
            .sum::<i32>()
            - own
    }

    /// It leaves what hurts, or comes nearer.
    fn walk(&self, walker: &mut Walker<'_>, ground: &Ground) {
        let Some(cost) = walker.foe.kind.nature().step.filter(|cost| *cost <= Energy::ACTION) else { return };
        for _ in 0..Energy::ACTION.0 / cost.0.max(1) {
            let here = hurts(walker.foe, walker.at, ground);
            let far = walker.at.distance(self.at());
            if far <= 1 && !here {
                return;
            }
            let sides = walker.at.neighbours().into_iter();
            let open = sides.filter(|side| self.free.contains(*side) && !hurts(walker.foe, *side, ground));
            let best = open.min_by_key(|side| side.distance(self.at()));
            let Some(to) = best.filter(|to| here || to.distance(self.at()) < far) else { return };
            if here && far <= 1 {
                walker.missed += self.toll(walker.foe);
            }
            walker.at = to;
        }
    }

    fn touch(&self, walker: &mut Walker<'_>, ground: &Ground, is_burst: bool) {
        let (foe, at) = (walker.foe, walker.at);
        let is_on = |matter: Matter| !foe.is_hardy(matter) && ground.has(matter, at);
        let of = |harm: i32, tag: Option<Tag>, element: Matter| {
            let plain = Hp(i16::try_from(harm * 10).unwrap_or(i16::MAX)).raised(self.content.foe_ground);
            let raised = tag.map_or(plain, |tag| plain.raised(self.hero.measure(tag)));
            i32::from(foe.loses(raised, Some(element)).0)
        };
        if is_burst && !foe.is_hardy(Matter::Marsh) {
            walker.lost += of(8, None, Matter::Fire);
        }
        let is_wet = ground.has(Matter::Water, at) || foe.ailments.has(Ailment::Wet);
        if is_on(Matter::Fire) {
            walker.lost += of(4, Some(Tag::Ember), Matter::Fire);
            walker.burning = if is_wet { 0 } else { BURNING.1 };
        }
        if is_on(Matter::Lava) {
            walker.lost += of(20, None, Matter::Lava);
        }
        if is_on(Matter::Acid) {
            walker.lost += of(3, Some(Tag::Blight), Matter::Acid) + 20;
        }
        if is_on(Matter::Spores) {
            walker.lost += of(2, Some(Tag::Blight), Matter::Spores);
            walker.poisoned = POISON.1;
        }
        if walker.burning > 0 {
            walker.burning -= 1;
            walker.lost += of(BURNING.0, Some(Tag::Ember), Matter::Fire);
        }
        if walker.poisoned > 0 {
            walker.poisoned -= 1;
            walker.lost += of(POISON.0, Some(Tag::Blight), Matter::Spores);
        }
    }

    /// What it costs whoever plays: at the end of this turn where they stand, and later only where they cannot step
    /// aside.
    fn own_harm(&self, ground: &Ground, burst: &Cells, turn: usize) -> i32 {
        let harms = |hero: &crate::Hero, at: Point| {
            let safe = |matter: Matter| matches!(hero.ward(matter), Some(Ward::Immune | Ward::Heals(_)));
            let on =
                |matter: Matter, harm: i32| if ground.has(matter, at) && !safe(matter) { harm } else { 0 };
            on(Matter::Fire, 130)
                + on(Matter::Acid, 80)
                + on(Matter::Spores, 120)
                + on(Matter::Lava, 300)
                + if burst.contains(at) && !safe(Matter::Fire) { 110 } else { 0 }
        };
        let cost = |hero: &crate::Hero| {
            let here = harms(hero, hero.at);
            if turn == 0 || here == 0 {
                return here;
            }
            let aside = hero.at.neighbours().into_iter().filter(|side| self.free.contains(*side));
            aside.map(|side| harms(hero, side)).min().unwrap_or(here).min(here) / 2
        };
        self.view.heroes.iter().filter(|hero| hero.stands()).map(cost).sum::<i32>() * 3 / 2
    }
}

/// Whether somebody leaves a tile, and does not set foot on it.
fn hurts(foe: &Foe, at: Point, ground: &Ground) -> bool {
    if foe.kind.has(Trait::Mindless) {
        return false;
    }
    let is_bad = |matter: Matter| !foe.is_hardy(matter) && ground.has(matter, at);
    [Matter::Fire, Matter::Glow, Matter::Acid, Matter::Spores, Matter::Lava].into_iter().any(is_bad)
}
