//! Archers, mages and chargers.

use grid::Point;

use super::{Choice, Decision};
use crate::{Foe, Labyrinth, Trait};

/// Mages who do not cast keep this far away.
const ARMS_LENGTH: u16 = 3;
/// A mage that throws something does so in every other turn.
const THROW_AGAIN: u8 = 2;

impl Labyrinth {
    pub(super) fn decide_as_archer(&self, foe: &Foe) -> Choice {
        let far = foe.at.distance(self.hero.at);
        if far == 1 && !foe.kind.has(Trait::HoldsGround) {
            let away = self.steps_away(foe);
            if !away.is_empty() {
                return Choice::Step(away);
            }
        }
        if far == 1 || far > self.content.reach(foe.kind) || !self.is_seen_by(foe) {
            return self.walk(foe);
        }
        foe.signature(self.hero.at, None).map_or(Choice::Shoot, Choice::Announce)
    }

    pub(super) fn decide_as_mage(&self, foe: &Foe) -> Decision {
        if foe.kind.missile().is_none() {
            return Decision { choice: self.decide_as_caster(foe), beat: foe.beat };
        }
        let far = foe.at.distance(self.hero.at);
        let is_in_line = foe.at.straight(self.hero.at).is_some();
        let is_in_reach = (2..=self.content.reach(foe.kind)).contains(&far);
        if is_in_line && is_in_reach && foe.beat == 0 && self.is_seen_by(foe) {
            return Decision { choice: Choice::Shoot, beat: THROW_AGAIN };
        }
        Decision { choice: self.walk(foe), beat: foe.beat }
    }

    /// A mage that announces what it casts.
    fn decide_as_caster(&self, foe: &Foe) -> Choice {
        let far = foe.at.distance(self.hero.at);
        let sees = self.is_seen_by(foe);
        let is_in_reach = far <= self.content.reach(foe.kind);
        if sees && is_in_reach && foe.beat == 0 {
            let signature = foe.signature(self.short_of_hero(foe), None);
            return signature.map_or(Choice::Stay, Choice::Announce);
        }
        if sees && far <= ARMS_LENGTH {
            let away = self.steps_away(foe);
            if !away.is_empty() {
                return Choice::Step(away);
            }
        }
        if is_in_reach && sees && far > 1 { Choice::Stay } else { self.walk(foe) }
    }

    /// The tile before the hero, as a foe sees it: what falls around it can be left by one step back
    /// or aside. The hero's own, where something stands in between.
    fn short_of_hero(&self, foe: &Foe) -> Point {
        let hero = self.hero.at;
        let solid = self.ground.solid();
        let (wide, high) = (foe.at.x.abs_diff(hero.x), foe.at.y.abs_diff(hero.y));
        let is_along = |at: &Point| if wide >= high { at.y == hero.y } else { at.x == hero.x };
        let nearer = hero.neighbours().into_iter().filter(|at| at.distance(foe.at) < hero.distance(foe.at));
        nearer.filter(|at| !solid.contains(*at)).max_by_key(is_along).unwrap_or(hero)
    }

    pub(super) fn decide_as_charger(&self, foe: &Foe) -> Choice {
        let line = foe.at.straight(self.hero.at);
        let is_in_reach = |far: u8| far > 1 && u16::from(far) <= self.content.reach(foe.kind);
        let may_charge = |far: u8| is_in_reach(far) && foe.beat == 0 && self.is_seen_by(foe);
        let way = line.filter(|(_, far)| may_charge(*far)).map(|(way, _)| way);
        let charge = way.and_then(|way| foe.signature(self.hero.at, Some(way)));
        charge.map_or_else(|| self.walk(foe), Choice::Announce)
    }
}
