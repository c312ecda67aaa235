//! Going somewhere, and bumping into what is there.

use engine::Sink;
use grid::{Direction, Point};

use crate::verbs::{Act, Body, Motion};
use crate::{Blessing, Event, Healing, Landmark, Spell, Thing};

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn step(&mut self, direction: Direction) {
        let to = self.run().hero.at.step(direction);
        if let Some(foe) = self.run().foe_at(to) {
            return self.bump(foe, direction);
        }
        let ground = &self.run().ground;
        if let Some(lock) = ground.lock(to) {
            self.unlock(to, lock);
            return self.glance();
        }
        if ground.closed.contains(to) {
            self.open_door(to, Body::Hero);
            return self.glance();
        }
        if ground.secrets.contains(to) {
            self.break_wall(to);
            return self.glance();
        }
        match ground.thing(to) {
            Some(Thing::Landmark(Landmark::Fountain)) => self.use_fountain(to),
            Some(Thing::Landmark(Landmark::Shrine)) => self.use_shrine(to),
            _ => {
                self.move_to(Body::Hero, to, Motion::Walks);
                self.arrive(Body::Hero);
            }
        }
    }

    pub(super) fn close(&mut self, direction: Direction) {
        self.close_door(self.run().hero.at.step(direction));
        self.glance();
    }

    pub(super) fn dash(&mut self, direction: Direction) {
        let to = self.run().dash_goal(direction).expect("it was checked that there is room");
        self.tire();
        self.move_to(Body::Hero, to, Motion::Dashes);
        self.arrive(Body::Hero);
    }

    /// What happens to somebody who comes to a tile.
    pub(crate) fn arrive(&mut self, body: Body) {
        if body == Body::Hero {
            self.glance();
        }
        let at = self.run().at(body);
        match (self.run().ground.thing(at), body) {
            (Some(trap @ (Thing::Spikes | Thing::Darts)), _) => self.spring(at, trap, self.who(body)),
            (Some(Thing::Chest), Body::Hero) => self.open_chest(at, self.run().held_by_chest(at)),
            (Some(Thing::Key(lock)), Body::Hero) => self.take_key(at, lock),
            _ => {}
        }
        if body == Body::Hero && !self.is_over() {
            self.pick_up(at);
        }
    }

    fn use_fountain(&mut self, at: Point) {
        self.empty_fountain(at);
        self.cure();
        self.heal(self.run().content.places.fountain, Healing::Fountain);
    }

    /// What a shrine gives depends on the seed and the tile alone.
    fn use_shrine(&mut self, at: Point) {
        let mut luck = self.run().luck_of("shrine", at);
        let blessing = match luck.below(4) {
            0 => Blessing::Health,
            1 => Blessing::Attack,
            2 => Blessing::Defence,
            _ => Blessing::Magic,
        };
        self.bless(at, blessing);
        if blessing == Blessing::Magic {
            if Spell::ALL.into_iter().any(|spell| self.run().hero.knows(spell)) {
                self.refill_spells(u8::MAX);
            } else {
                self.read_tome(Spell::ALL[luck.below(4) as usize]);
            }
        }
    }
}
