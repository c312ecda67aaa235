//! Going somewhere, and bumping into what is there.

use engine::Sink;
use grid::{Direction, Point};

use super::Act;
use crate::stats::share;
use crate::{Blessing, Event, Healing, Landmark, Spell, Thing, Who};

impl<S: Sink<Event>> Act<'_, S> {
    pub(super) fn step(&mut self, direction: Direction) {
        let to = self.run.hero.at.step(direction);
        if let Some(foe) = self.run.foe_at(to) {
            return self.bump(foe, direction);
        }
        let ground = &mut self.run.ground;
        if let Some(lock) = ground.lock(to) {
            ground.unlock(lock);
            self.tell(Event::DoorUnlocked { at: to });
            return self.glance();
        }
        if ground.closed.contains(to) {
            ground.open_door(to);
            self.tell(Event::DoorOpened { at: to, by: Who::Hero });
            return self.glance();
        }
        if ground.secrets.contains(to) {
            ground.break_secret(to);
            self.tell(Event::SecretOpened { at: to });
            return self.glance();
        }
        match ground.thing(to) {
            Some(Thing::Landmark(Landmark::Fountain)) => self.use_fountain(to),
            Some(Thing::Landmark(Landmark::Shrine)) => self.use_shrine(to),
            _ => {
                let from = std::mem::replace(&mut self.run.hero.at, to);
                self.tell(Event::Stepped { from, to });
                self.arrive();
            }
        }
    }

    pub(super) fn close(&mut self, direction: Direction) {
        let at = self.run.hero.at.step(direction);
        self.run.ground.close_door(at);
        self.tell(Event::DoorClosed { at });
        self.glance();
    }

    pub(super) fn guard(&mut self) {
        self.run.hero.guards = true;
        self.tell(Event::Guarded);
    }

    pub(super) fn dash(&mut self, direction: Direction) {
        let from = self.run.hero.at;
        let to = self.run.dash_goal(direction).expect("it was checked that there is room");
        self.run.hero.at = to;
        // The turn that passes at once is not one of rest.
        self.run.hero.dash_wait = self.run.hero.dash_rest(&self.run.content) + 1;
        self.tell(Event::Dashed { from, to });
        self.arrive();
    }

    /// What happens to a hero who comes to a tile.
    pub(crate) fn arrive(&mut self) {
        self.glance();
        let at = self.run.hero.at;
        match self.run.ground.thing(at) {
            Some(trap @ (Thing::Spikes | Thing::Darts)) => self.spring(at, trap, Who::Hero),
            Some(Thing::Chest) => self.open_chest(at),
            Some(Thing::Key(lock)) => {
                self.run.ground.remove_thing(at);
                self.run.hero.keys |= 1 << lock;
                self.tell(Event::KeyFound { at, lock });
            }
            _ => {}
        }
        if !self.is_over() {
            self.pick_up(at);
        }
    }

    fn use_fountain(&mut self, at: Point) {
        self.run.ground.spent.insert(at);
        self.tell(Event::FountainUsed { at });
        self.run.hero.ailments = crate::Ailments::NONE;
        self.heal(self.run.content.places.fountain, Healing::Fountain);
    }

    /// What a shrine gives depends on the seed and the tile alone.
    fn use_shrine(&mut self, at: Point) {
        self.run.ground.spent.insert(at);
        let mut luck = self.run.luck_of("shrine", at);
        let places = self.run.content.places;
        let hero = &mut self.run.hero;
        let blessing = match luck.below(4) {
            0 => {
                hero.blessings.hp += places.shrine_hp;
                Blessing::Health
            }
            1 => {
                hero.blessings.attack += places.shrine_attack;
                Blessing::Attack
            }
            2 => {
                hero.blessings.defence += places.shrine_defence;
                Blessing::Defence
            }
            _ => Blessing::Magic,
        };
        hero.refresh(&self.run.content);
        self.tell(Event::Blessed { at, blessing });
        match blessing {
            Blessing::Health => self.run.hero.hp += places.shrine_hp,
            Blessing::Magic if Spell::ALL.into_iter().any(|spell| self.run.hero.knows(spell)) => {
                self.refill_spells(u8::MAX);
            }
            Blessing::Magic => self.read_tome(Spell::ALL[luck.below(4) as usize]),
            Blessing::Attack | Blessing::Defence => {}
        }
    }

    /// Gives back so many hundredths of the most HP.
    pub(super) fn heal(&mut self, hundredths: u8, source: Healing) {
        if self.is_over() {
            return;
        }
        let hero = &mut self.run.hero;
        let amount = share(hero.stats.hp, hundredths.into()).min(hero.stats.hp - hero.hp);
        if amount > 0 {
            hero.hp += amount;
            let hp = hero.hp;
            self.tell(Event::Healed { source, amount, hp });
        }
    }
}
