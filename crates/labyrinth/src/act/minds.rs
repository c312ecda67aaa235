//! What each archetype does with a turn. RULES.md, section 8.

use engine::Sink;
use grid::{Direction, Point, is_clear};

use super::Act;
use crate::rhythm::{Part, beat};
use crate::{Archetype, Event, Foe, Intent, Manner, Mind, Trait};

/// Mages who do not cast keep this far away.
const ARMS_LENGTH: u16 = 3;

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn think(&mut self, place: usize) {
        let foe = &self.run.foes[place];
        if let Mind::Fleeing { .. } = foe.mind {
            return self.flee(place);
        }
        match foe.kind.archetype() {
            Archetype::Walker | Archetype::Protector => self.walk(place),
            Archetype::Archer => self.think_as_archer(place),
            Archetype::Mage => self.think_as_mage(place),
            Archetype::Charger => self.think_as_charger(place),
            Archetype::Boss => self.think_as_boss(place),
        }
    }

    /// Bumps the hero if near, else comes nearer.
    pub(super) fn walk(&mut self, place: usize) {
        let foe = &self.run.foes[place];
        match foe.at.straight(self.run.hero.at) {
            Some((way, 1)) => {
                let percent = self.run.content.deeds.bump[foe.kind.archetype() as usize];
                self.strike_hero(place, percent, Manner::Bump, Some(way));
            }
            _ => self.approach(place),
        }
    }

    fn think_as_archer(&mut self, place: usize) {
        let foe = self.run.foes[place];
        let far = foe.at.distance(self.run.hero.at);
        if far == 1 && !foe.kind.has(Trait::HoldsGround) && self.step_back(place) {
            return;
        }
        if far == 1 || far > self.run.content.reach(foe.kind) || !self.sees_hero(&foe) {
            return self.walk(place);
        }
        if let Some(percent) = self.run.content.missile(foe.kind) {
            return self.shoot_hero(place, percent);
        }
        if let Some(intent) = foe.signature(self.run.hero.at, None) {
            self.announce_deed(place, intent);
        }
    }

    fn think_as_mage(&mut self, place: usize) {
        let foe = self.run.foes[place];
        let far = foe.at.distance(self.run.hero.at);
        let sees = self.sees_hero(&foe);
        let reach = self.run.content.reach(foe.kind);
        if let Some(percent) = self.run.content.missile(foe.kind) {
            let in_line = foe.at.straight(self.run.hero.at).is_some() && (2..=reach).contains(&far);
            if in_line && sees && foe.beat == 0 {
                self.run.foes[place].beat = 2;
                return self.shoot_hero(place, percent);
            }
            return self.walk(place);
        }
        if sees && far <= reach && foe.beat == 0 {
            let at = self.short_of_hero(&foe);
            if let Some(intent) = foe.signature(at, None) {
                self.announce_deed(place, intent);
            }
            return;
        }
        let keeps_away = sees && far <= ARMS_LENGTH && self.step_back(place);
        if !keeps_away && (far > reach || !sees || far == 1) {
            self.walk(place);
        }
    }

    /// The tile before the hero, as a foe sees it: what falls around it can be left by one step back
    /// or aside. The hero's own, where something stands in between.
    fn short_of_hero(&self, foe: &Foe) -> Point {
        let hero = self.run.hero.at;
        let solid = self.run.ground.solid();
        let (wide, high) = (foe.at.x.abs_diff(hero.x), foe.at.y.abs_diff(hero.y));
        let is_along = |at: &Point| if wide >= high { at.y == hero.y } else { at.x == hero.x };
        let nearer = hero.neighbours().into_iter().filter(|at| at.distance(foe.at) < hero.distance(foe.at));
        nearer.filter(|at| !solid.contains(*at)).max_by_key(is_along).unwrap_or(hero)
    }

    fn think_as_charger(&mut self, place: usize) {
        let foe = self.run.foes[place];
        let reach = self.run.content.reach(foe.kind);
        match foe.at.straight(self.run.hero.at) {
            Some((way, far))
                if far > 1 && u16::from(far) <= reach && foe.beat == 0 && self.sees_hero(&foe) =>
            {
                self.announce_deed(place, Intent::Charge(way));
            }
            _ => self.walk(place),
        }
    }

    /// Guard, heavy swing, a blow, something of its own, and again.
    fn think_as_boss(&mut self, place: usize) {
        let foe = self.run.foes[place];
        let sees = self.sees_hero(&foe);
        match (foe.at.straight(self.run.hero.at), foe.beat) {
            (Some((_, 1)), beat::SPECIAL) if !sees => self.approach(place),
            (Some((way, 1)), _) => {
                if self.go_through(place, way) == Part::Strikes {
                    self.walk(place);
                }
            }
            (_, beat::GUARD) => {
                let foe = &mut self.run.foes[place];
                (foe.guards, foe.beat) = (true, beat::SWING);
                self.tell_guard(place);
                self.approach(place);
            }
            (_, beat::STRIKE) => {
                self.run.foes[place].beat = beat::SPECIAL;
                self.walk(place);
            }
            (line, beat::SPECIAL) if sees => {
                self.run.foes[place].beat = beat::GUARD;
                let company = foe.company(&self.run.foes, &self.run.content);
                self.announce_deed(place, foe.special(line.map(|(way, _)| way), company));
            }
            (_, _) => self.approach(place),
        }
    }

    /// A boss that struck back goes on with its pattern, so that bumping it over and over does not
    /// stop what makes it a boss: it still guards and announces, and its answer was its blow.
    pub(super) fn go_on(&mut self, place: usize) {
        let foe = &self.run.foes[place];
        let beside = foe.at.straight(self.run.hero.at).filter(|(_, far)| *far == 1);
        if let (Archetype::Boss, Some((way, _))) = (foe.kind.archetype(), beside) {
            self.go_through(place, way);
        }
    }

    /// The next part of the pattern of a boss beside the hero; to strike is left to whoever asks.
    fn go_through(&mut self, place: usize, way: Direction) -> Part {
        let company = self.run.foes[place].company(&self.run.foes, &self.run.content);
        let part = self.run.foes[place].next_part(way, company);
        match part {
            Part::Guards => self.tell_guard(place),
            Part::Announces(intent) => self.announce_deed(place, intent),
            Part::Strikes => {}
        }
        part
    }

    pub(super) fn tell_guard(&mut self, place: usize) {
        let Foe { id, kind, at, .. } = self.run.foes[place];
        self.tell_at(at, Event::FoeGuards { id, kind });
    }

    /// Somebody with a stolen purse runs, and bites only when cornered.
    fn flee(&mut self, place: usize) {
        let is_near = self.run.foes[place].at.distance(self.run.hero.at) == 1;
        if !self.step_back(place) && is_near {
            self.walk(place);
        }
    }

    fn sees_hero(&self, foe: &Foe) -> bool {
        self.run.ground.seen.contains(foe.at) && is_clear(foe.at, self.run.hero.at, &self.run.ground.opaque)
    }

    fn shoot_hero(&mut self, place: usize, percent: u8) {
        let (from, by) = (self.run.foes[place].at, self.who(place));
        let to = self.run.hero.at;
        self.tell(Event::Shot { by, from, to, spell: None });
        let way = from.straight(to).map(|(way, _): (Direction, u8)| way);
        self.strike_hero(place, percent, Manner::Shot, way);
    }

    pub(super) fn announce_deed(&mut self, place: usize, intent: Intent) {
        let foe = &mut self.run.foes[place];
        foe.intent = Some(intent);
        let (id, kind, at) = (foe.id, foe.kind, foe.at);
        self.tell_at(at, Event::Announced { id, kind, intent });
    }
}
