//! What was announced is done.

use engine::Sink;
use grid::{Direction, Point};

use super::Act;
use crate::{Ailment, Archetype, Event, Floor, Foe, Intent, Kind, Rank};

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn do_deed(&mut self, place: usize, intent: Intent) {
        let foe = &mut self.run.foes[place];
        if foe.kind.archetype() != Archetype::Boss {
            foe.beat = self.run.content.deeds.rest;
        }
        let Foe { id, kind, at, .. } = *foe;
        self.tell_at(at, Event::DeedDone { id, kind, intent });
        let tiles = intent.threatens(at, &self.run.ground.solid());
        let is_hit = tiles.contains(self.run.hero.at);
        match intent {
            Intent::Charge(way) => return self.charge(place, way),
            Intent::Summon => return self.summon(place),
            _ if !is_hit => return,
            _ => {}
        }
        self.strike_by_deed(place, intent);
        if self.is_over() {
            return;
        }
        if let Some(ailment) = self.brought_by(intent) {
            self.afflict_hero(ailment);
        }
        if let Intent::Chain(way) = intent {
            let far = self.run.hero.at.distance(at);
            self.throw_hero(way.opposite(), u8::try_from(far - 1).unwrap_or(u8::MAX));
        }
    }

    /// Bosses learn something new each time around.
    fn brought_by(&self, intent: Intent) -> Option<Ailment> {
        let round = (self.run.ground.number / Floor::MILESTONE).saturating_sub(1) / 3;
        match intent {
            Intent::Blast(_) => Some(Ailment::Poison),
            Intent::Cross(_) => Some(Ailment::Slow),
            Intent::Arrow(_) => Some(Ailment::Vulnerable),
            Intent::Swing(_) if round >= 1 => Some(Ailment::Bleed),
            Intent::Ring | Intent::Chain(_) | Intent::Beam | Intent::Charge(_) if round >= 2 => {
                Some(Ailment::Vulnerable)
            }
            _ => None,
        }
    }

    /// Runs until something is in the way, and throws back whoever that is.
    fn charge(&mut self, place: usize, way: Direction) {
        let from = self.run.foes[place].at;
        let line = Intent::Charge(way).threatens(from, &self.run.ground.solid());
        let bodies = self.run.bodies();
        let mut to = from;
        let mut meets_hero = false;
        loop {
            let next = to.step(way);
            if !line.contains(next) || bodies.contains(next) {
                break;
            }
            if next == self.run.hero.at {
                meets_hero = true;
                break;
            }
            to = next;
        }
        if to != from {
            self.run_to(place, to);
        }
        if let (true, Some(place)) = (meets_hero, self.run.foe_at(to)) {
            let is_boss = self.run.foes[place].kind.archetype() == Archetype::Boss;
            let intent = Intent::Charge(way);
            self.strike_by_deed(place, intent);
            if self.is_over() {
                return;
            }
            if let (true, Some(ailment)) = (is_boss, self.brought_by(intent)) {
                self.afflict_hero(ailment);
            }
            self.throw_hero(way, 1);
        }
    }

    /// Runs over whatever lies on the way; only where it stops does a trap notice.
    fn run_to(&mut self, place: usize, to: Point) {
        let Foe { id, kind, at: from, .. } = self.run.foes[place];
        self.run.foes[place].at = to;
        self.tell_move(Event::FoeStepped { id, kind, from, to }, from, to);
        self.foe_arrives(place);
    }

    fn summon(&mut self, place: usize) {
        let at = self.run.foes[place].at;
        let kinds = Kind::living_on(self.run.ground.number, Rank::Normal);
        for _ in 0..self.run.content.deeds.helpers {
            let count = u32::try_from(kinds.len()).expect("kinds are few");
            let kind = kinds[self.run.dice.foes.below(count) as usize];
            self.arrive_foe(kind, at);
        }
    }
}

impl crate::Content {
    /// What an announced deed makes of its doer's attack, in hundredths.
    pub const fn deed(&self, intent: Intent) -> u8 {
        let deeds = &self.deeds;
        match intent {
            Intent::Charge(_) => deeds.charge,
            Intent::Swing(_) => deeds.swing,
            Intent::Ring => deeds.ring,
            Intent::Blast(_) => deeds.blast,
            Intent::Cross(_) => deeds.cross,
            Intent::Chain(_) => deeds.chain,
            Intent::Beam => deeds.beam,
            Intent::Arrow(_) => deeds.arrow,
            Intent::Summon => 0,
        }
    }
}
