//! Steps, bumps into things, and what lies on the way.

use engine::{Seat, Sink};
use grid::{Direction, Point};

use crate::combat::shape::square;
use crate::verbs::moves::Motion;
use crate::verbs::{Act, Body};
use crate::{Blessing, Energy, Event, Flask, Gold, Loot, Mind, Percent, Size, Source, Stat, Thing, Trigger};

impl<S: Sink<Event>> Act<'_, S> {
    /// Walks, or bumps into whatever is there.
    pub(super) fn step(&mut self, seat: Seat, way: Direction) -> Energy {
        let hero = self.run().hero(seat);
        let (to, cost) = (hero.at.step(way), hero.step_cost());
        let level = &self.run().level;
        if let Some(foe) = self.run().foe_at(to) {
            return self.strike(seat, foe.id);
        }
        if level.secrets.contains(to) {
            self.find_secret(to);
        } else if level.locked.contains(to) {
            self.unlock(to);
        } else if level.closed.contains(to) {
            self.open_door(to);
        } else if let Some(thing) = level.thing(to).filter(|thing| thing.blocks()) {
            self.bump_into(seat, thing, to);
        } else {
            self.walk(Body::Hero(seat), to, way);
            self.trigger(seat, Trigger::Step, None);
        }
        cost
    }

    pub(super) fn dash(&mut self, seat: Seat, way: Direction) -> Energy {
        let to = self.run().hero(seat).at.step(way).step(way);
        self.walk(Body::Hero(seat), to, way);
        self.run().hero(seat).step_cost()
    }

    fn bump_into(&mut self, seat: Seat, thing: Thing, at: Point) {
        match thing {
            Thing::Shrine => {
                let mut dice = self.run().luck_of("shrine", at);
                self.bless(seat, at, Blessing::ALL[dice.below(3) as usize]);
            }
            Thing::Hearth => {
                let hero = self.run().hero(seat);
                let hp = hero.most.share(self.run().content.hearth_to) - hero.hp;
                self.warm(seat);
                self.heal(seat, hp);
                let first = self.run().level.things.iter().find(|(_, thing)| *thing == Thing::Pedestal);
                if let Some((at, _)) = first.copied() {
                    self.remove_thing(at);
                }
            }
            _ => {}
        }
    }

    /// Somebody comes to a tile, slides on if it is ice, and meets what is there.
    pub(super) fn walk(&mut self, body: Body, to: Point, way: Direction) {
        self.move_to(body, to, Motion::Walks);
        self.meet(body, to);
        self.slide(body, way);
    }

    /// On ice one slides on until something stops one or the ice ends. RULES.md, 6.8.
    fn slide(&mut self, body: Body, way: Direction) {
        let is_sure = match body {
            Body::Hero(seat) => self.run().hero(seat).stat(Stat::Sure) > 0,
            // Creatures of the cold walk on what they freeze.
            Body::Foe(id) => self.run().foe(id).is_some_and(|foe| foe.kind.nature().treads.is_some()),
        };
        if is_sure {
            return;
        }
        while let Some(at) = self.place_of(body).filter(|_| !self.is_over()) {
            let next = at.step(way);
            let run = self.run();
            let is_free = run.level.is_free(next) && !run.is_taken(next);
            if !run.level.ground.ice.contains(at) || !is_free {
                return;
            }
            self.move_to(body, next, Motion::Slides);
            self.meet(body, next);
        }
    }

    /// What is on a tile happens to whoever comes there.
    fn meet(&mut self, body: Body, at: Point) {
        match self.run().level.thing(at) {
            Some(Thing::Spikes) => {
                if let Some(who) = self.who(body) {
                    self.spring(who, at);
                    let harm = self.run().content.trap(self.run().level.place.floor);
                    let more =
                        if matches!(body, Body::Foe(_)) { self.run().content.foe_ground } else { Percent(0) };
                    let harm = harm.raised(more);
                    self.hurt(body, harm, Source::Spikes, None);
                }
            }
            Some(Thing::Plate(matter)) => {
                if let Some(who) = self.who(body) {
                    self.spring(who, at);
                    self.come_over(matter, &square(at, Size::Five), 3, at);
                }
            }
            _ => {}
        }
        if let Body::Hero(seat) = body {
            self.find(seat, at);
        } else if let Some(matter) = self.treads(body) {
            let around = square(at, Size::Three) - self.run().heroes.iter().map(|hero| hero.at).collect();
            self.lay(matter, &around, 0, at);
        }
        self.unmask_beside(body);
    }

    /// What a creature brings over the tiles it walks on.
    fn treads(&self, body: Body) -> Option<crate::Matter> {
        let Body::Foe(id) = body else { return None };
        self.run().foe(id)?.kind.nature().treads
    }

    /// Whoever plays comes to something that is worth having.
    fn find(&mut self, seat: Seat, at: Point) {
        match self.run().level.thing(at) {
            Some(Thing::Chest) => {
                let loot = self.run().chest(at);
                self.open_chest(at, loot);
            }
            Some(Thing::Pedestal) => self.offer(seat, at),
            _ => {}
        }
        if let Some(loot) = self.run().level.loot(at).filter(|loot| loot.is_swept_up()) {
            self.take_up(seat, at);
            if matches!(loot, Loot::Gold(_)) {
                self.trigger(seat, Trigger::Purse, None);
            }
        }
    }

    /// What pretends or sleeps shows itself to whoever comes beside it.
    fn unmask_beside(&mut self, body: Body) {
        let (Body::Hero(_), Some(at)) = (body, self.place_of(body)) else { return };
        let still = |foe: &&crate::Foe| foe.mind == Mind::Still && foe.at.distance(at) <= 1;
        let ids: Vec<_> = self.run().foes.iter().filter(still).map(|foe| foe.id).collect();
        for id in ids {
            self.unmask(id, at);
        }
    }
}

impl crate::Descent {
    /// What is in a chest: gold, or a flask one time in two.
    fn chest(&self, at: Point) -> Loot {
        let mut dice = self.luck_of("chest", at);
        if dice.below(2) == 0 {
            let gold = u32::from(self.content.gold(self.level.place.floor).0);
            Loot::Gold(Gold(u16::try_from(gold / 3 + dice.below(gold / 3 + 1)).unwrap_or(u16::MAX)))
        } else {
            Loot::Flask(Flask::ALL[dice.below(8) as usize])
        }
    }
}
