//! What was announced is done.

use engine::Sink;
use grid::{Direction, Point};

use crate::verbs::{Act, Body, Motion};
use crate::{Ailment, Archetype, Event, Foe, FoeIndex, Intent, Kind, Labyrinth, Rank};

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn do_deed(&mut self, foe: FoeIndex, intent: Intent) {
        let Foe { kind, at, .. } = self.run().foes[foe];
        match intent {
            Intent::Charge(way) => return self.charge(foe, way),
            Intent::Summon => return self.summon(at),
            _ => {}
        }
        let tiles = intent.threatens(at, &self.run().ground.solid());
        if !tiles.contains(self.run().hero.at) {
            return;
        }
        self.strike_by_deed(foe, intent);
        if self.is_over() {
            return;
        }
        if let Some(ailment) = self.run().brought_by(kind, intent) {
            self.afflict(Body::Hero, ailment);
        }
        if let Intent::Chain(way) = intent {
            let far = self.run().hero.at.distance(at);
            self.throw(Body::Hero, way.opposite(), u8::try_from(far - 1).unwrap_or(u8::MAX));
        }
    }

    /// Runs until something is in the way, over whatever lies there, and throws back whoever that is.
    fn charge(&mut self, foe: FoeIndex, way: Direction) {
        let Foe { kind, at: from, .. } = self.run().foes[foe];
        let (to, meets_hero) = self.run().run_along(from, way);
        if to != from {
            self.move_to(Body::Foe(foe), to, Motion::Walks);
            // Only where it stops does a trap notice.
            self.arrive(Body::Foe(foe));
        }
        let (true, Some(foe)) = (meets_hero, self.run().foe_at(to)) else { return };
        let intent = Intent::Charge(way);
        self.strike_by_deed(foe, intent);
        if self.is_over() {
            return;
        }
        if let Some(ailment) = self.run().brought_by(kind, intent) {
            self.afflict(Body::Hero, ailment);
        }
        self.throw(Body::Hero, way, 1);
    }

    fn summon(&mut self, at: Point) {
        for _ in 0..self.run().content.deeds.helpers {
            let kind = self.draw_kind(Rank::Normal);
            self.arrive_near(kind, at);
        }
    }
}

impl Labyrinth {
    /// Where somebody ends who runs along a line, and whether it is the hero who stops them.
    fn run_along(&self, from: Point, way: Direction) -> (Point, bool) {
        let line = Intent::Charge(way).threatens(from, &self.ground.solid());
        let bodies = self.bodies();
        let mut to = from;
        loop {
            let next = to.step(way);
            if !line.contains(next) || bodies.contains(next) {
                return (to, false);
            }
            if next == self.hero.at {
                return (to, true);
            }
            to = next;
        }
    }

    /// What a deed brings beside its blow. Bosses learn something new each time around.
    fn brought_by(&self, kind: Kind, intent: Intent) -> Option<Ailment> {
        let round = match kind.archetype() {
            Archetype::Boss => self.ground.number.milestones_below() / 3,
            _ => 0,
        };
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
}
